import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { callerClient, readCaller, unwrapData } from '../_shared/caller.ts';
import { deleteAccountBodySchema } from '../_shared/contract/wire.ts';
import { removeFolder, FilesLeft } from '../_shared/empty-folder.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { FunctionError } from '../_shared/function-error.ts';

/** Well below the time after which a platform or a proxy gives a request up; asking again continues. */
const WORK_FOR_MS = 20_000;
/** 2,000 rows a report make 40,000 rows: a second of the embedded host's database. */
const REPORTS_AT_ONCE = 20;
/** SQLSTATE of delete_own_account() while files are stored. */
const FILES_REMAIN = 'PT409';

const idsSchema = z.array(z.object({ id: z.string() }));
const signedSchema = z.array(z.object({ report_id: z.string() }));

/**
 * Deletes the caller's account and everything in it. Files go first, behind signed reports that hold some: they are public, and without the
 * account nobody could find or remove them. Each step can be repeated, so a call that fails half-way
 * is made good by the next one, and the account is the last thing to go.
 *
 * The body names the address that the person typed: in a browser where somebody else has signed in
 * meanwhile, the token is no longer the one of the person whose account the screen shows.
 */
export const deleteAccount = endpoint(
  deleteAccountBodySchema,
  async (request, { email }, settings) => {
    const client = callerClient(request, settings);
    const person = await readCaller(client, request);
    if (email.trim().toLowerCase() !== person.email) {
      throw new FunctionError(
        'bad_request',
        'The address typed is not that of the account that is signed in. Nothing was deleted.',
      );
    }
    const until = Date.now() + WORK_FOR_MS;
    const mayGoOn = () => Date.now() < until;
    await orKeep(
      'Your signed reports could not be deleted, so your account and your photos were kept. Please try again in a few minutes.',
      () => removeSignedReports(client, person.id, mayGoOn),
    );
    await orKeep(
      'Your photos could not all be deleted, so your account and your reports were kept. Please try again in a few minutes.',
      () => removeAllFiles(client, person.id, mayGoOn),
    );
    await orKeep(
      'Your photos are deleted, but your account could not be. Please try again in a few minutes.',
      async () => {
        await removeReports(client, person.id, mayGoOn);
        await removeAccount(client);
      },
    );
  },
);

/** A step whose failure keeps the account, and says so; what a step says itself passes. */
async function orKeep(sentence: string, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof FunctionError) throw error;
    throw new FunctionError('account_kept', sentence, { cause: error });
  }
}

async function removeAllFiles(
  client: SupabaseClient,
  personId: string,
  mayGoOn: () => boolean,
): Promise<void> {
  try {
    await removeFolder(client, personId, mayGoOn);
  } catch (error) {
    throw error instanceof FilesLeft ? unfinished(error) : error;
  }
}

/** Files that a signed revision names stay as long as its report does, so these reports go before them. */
async function removeSignedReports(
  client: SupabaseClient,
  personId: string,
  mayGoOn: () => boolean,
): Promise<void> {
  while (mayGoOn()) {
    const page = await client
      .from('signed_revisions')
      .select('report_id')
      .eq('user_id', personId)
      .limit(REPORTS_AT_ONCE);
    const signed = signedSchema.parse(unwrapData(page));
    const ids = [...new Set(signed.map(({ report_id }) => report_id))];
    if (ids.length === 0) return;
    unwrapData(await client.from('reports').delete().in('id', ids).eq('user_id', personId));
  }
  throw unfinished();
}

/** Reports a few at a time: the account's own deletion would take all of them in one long statement. */
async function removeReports(
  client: SupabaseClient,
  personId: string,
  mayGoOn: () => boolean,
): Promise<void> {
  while (mayGoOn()) {
    const own = client.from('reports').select('id').eq('user_id', personId).limit(REPORTS_AT_ONCE);
    const ids = idsSchema.parse(unwrapData(await own)).map(({ id }) => id);
    if (ids.length === 0) return;
    unwrapData(await client.from('reports').delete().in('id', ids).eq('user_id', personId));
  }
  throw unfinished();
}

async function removeAccount(client: SupabaseClient): Promise<void> {
  const result = await client.rpc('delete_own_account');
  // A photo was stored between the last look and now.
  if (result.error?.code === FILES_REMAIN) throw unfinished(result.error);
  unwrapData(result);
}

function unfinished(cause?: unknown): FunctionError {
  return new FunctionError(
    'unfinished',
    'Not everything is deleted yet. Please delete your account once more to go on.',
    { cause },
  );
}
