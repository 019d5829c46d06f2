import type { SupabaseClient } from '@supabase/supabase-js';
import { unwrapData } from '../_shared/caller.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';

/** How long a photo stays taken after its function has died. */
const TAKEN_FOR_S = 90;
/** Two renewals may fail, or come late on a busy machine, before somebody else may begin. */
const RENEW_AFTER_MS = 30_000;

interface ClaimParts {
  /** One that a caller who goes away does not stop. */
  client: SupabaseClient;
  request: Pick<Request, 'signal'>;
  settings: Pick<FunctionSettings, 'log'>;
}

/**
 * Runs `look` while nobody else has this observation's photo looked at, in whatever tab, device or process.
 * Throws `already_under_way`, with nothing begun, while somebody does. The signal ends the look when the
 * photo is not its own any more: the row was deleted, or the person has called the look off. A caller who goes
 * away may have been cut off, so that alone ends nothing.
 */
export async function requestUnderClaim<Answer>(
  { client, request, settings }: ClaimParts,
  observationId: string,
  look: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const of = { p_observation: observationId };
  const token = unwrapData(await client.rpc('begin_analysis', { ...of, p_seconds: TAKEN_FOR_S }));
  if (typeof token !== 'string') throw alreadyUnderWay();

  const lost = new AbortController();
  const renew = async () => {
    const renewal = { ...of, p_token: token, p_seconds: TAKEN_FOR_S };
    if (unwrapData(await client.rpc('renew_analysis', renewal)) === false) lost.abort();
  };
  const renewOrLog = () => {
    renew().catch((error: unknown) => settings.log('A look at a photo was not renewed', error));
  };
  const timer = setInterval(renewOrLog, RENEW_AFTER_MS);
  // Anyone who calls a look off says so before they go.
  request.signal.addEventListener('abort', renewOrLog);
  if (request.signal.aborted) renewOrLog();
  try {
    return await look(lost.signal);
  } catch (error) {
    throw lost.signal.aborted ? alreadyUnderWay() : error;
  } finally {
    clearInterval(timer);
    request.signal.removeEventListener('abort', renewOrLog);
    await end(client, { ...of, p_token: token }, settings);
  }
}

async function end(
  client: SupabaseClient,
  look: { p_observation: string; p_token: string },
  settings: ClaimParts['settings'],
): Promise<void> {
  try {
    unwrapData(await client.rpc('end_analysis', look));
  } catch (error) {
    // It ends by itself soon.
    settings.log('A look at a photo was not ended', error);
  }
}

function alreadyUnderWay(): FunctionError {
  return new FunctionError(
    'already_under_way',
    'This photo is being analysed already, in another tab or on another device. Its row will be filled in when that is done.',
  );
}
