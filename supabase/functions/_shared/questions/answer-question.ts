import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { AnalystTask } from '../allowance.ts';
import { unwrapData } from '../caller.ts';
import { failureKind } from '../contract/failure-kinds.ts';
import { FunctionError } from '../function-error.ts';
import type { FunctionSettings } from '../function-settings.ts';

/** How long a question stays taken after its taker has died. */
export const TAKEN_FOR_S = 60;
/** A cancelled question ends within this time; a busy machine may renew late several times. */
const RENEW_EVERY_MS = 5000;

export interface TakenQuestion {
  token: string;
  /** True for a question from the queue, whose failure affects those after it. */
  isQueued: boolean;
  /** Aborted once another taker has the question. */
  lost: AbortController;
}

interface Parts {
  /** A client whose requests survive the caller's departure: a paid answer is stored. */
  client: SupabaseClient;
  settings: Pick<FunctionSettings, 'log' | 'ending'>;
}

/** Answers a question; the signal aborts when it was cancelled or another taker has it. */
type Answer = (signal: AbortSignal) => Promise<void>;

const takenSchema = z.object({ token: z.string(), is_queued: z.boolean() }).nullable();

/** Takes the question about a photo or report and answers it. Throws `already_under_way` while somebody else does. */
export async function takeAndAnswer(
  parts: Parts,
  question: { task: AnalystTask; reportId: string; observationId?: string; request?: object },
  answer: Answer,
): Promise<void> {
  const result = await parts.client.rpc('take_question', {
    p_task: question.task,
    p_report: question.reportId,
    p_observation: question.observationId,
    p_request: question.request,
    p_seconds: TAKEN_FOR_S,
  });
  const taken = takenSchema.parse(unwrapData(result));
  if (!taken) throw alreadyUnderWay(question.task);
  const lost = new AbortController();
  const renew = async () => {
    const renewal = { p_token: taken.token, p_seconds: TAKEN_FOR_S };
    if (unwrapData(await parts.client.rpc('renew_question', renewal)) === false) lost.abort();
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => parts.settings.log('A question was not renewed', error));
  }, RENEW_EVERY_MS);
  const mine = { token: taken.token, isQueued: taken.is_queued, lost };
  await answerTaken(parts, mine, answer).finally(() => clearInterval(timer));
}

/** Answers a taken question and reports the outcome. Throws the errors of `answer`. */
export async function answerTaken(
  { client, settings }: Parts,
  { token, isQueued, lost }: TakenQuestion,
  answer: Answer,
): Promise<void> {
  const settle = async (outcome: object) => {
    try {
      unwrapData(await client.rpc('settle_question', { p_token: token, ...outcome }));
    } catch (error) {
      // The question is released by itself soon.
      settings.log('A question was not settled', error);
    }
  };
  try {
    await answer(lost.signal);
  } catch (error) {
    if (lost.signal.aborted) throw alreadyUnderWay();
    await settle(describeFailure(error, isQueued, settings));
    throw error;
  }
  await settle({ p_outcome: 'answered' });
}

function describeFailure(error: unknown, isQueued: boolean, { ending }: Parts['settings']): object {
  if (ending?.aborted) return { p_outcome: isQueued ? 'returned' : 'released' };
  const { code, message } =
    error instanceof FunctionError
      ? error
      : {
          code: 'internal' as const,
          message: 'Something went wrong on the server. Please try again.',
        };
  const kind = mayPass(error) ? 'later' : failureKind(code);
  // The waiting caller gets the error and decides whether to ask again.
  const outcome = isQueued ? kind : kind === 'later' || kind === 'all' ? 'released' : 'failed';
  return { p_outcome: outcome, p_code: code, p_message: message };
}

/** True when the database or storage was unreachable, which says nothing about the question. */
function mayPass(error: unknown): boolean {
  if (error instanceof FunctionError || !(error instanceof Error) || !('status' in error))
    return false;
  const status = Number(error.status);
  return status === 0 || (status >= 502 && status <= 504);
}

function alreadyUnderWay(task: AnalystTask = 'photo'): FunctionError {
  return new FunctionError(
    'already_under_way',
    task === 'photo'
      ? 'This photo is being analysed already, in another tab or on another device. Its row will be filled in when that is done.'
      : 'This is being written already, in another tab or on another device. It appears here when that is done.',
  );
}
