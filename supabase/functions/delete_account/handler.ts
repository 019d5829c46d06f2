import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { callerClient, readCaller, unwrapData } from '../_shared/caller.ts';
import { deleteAccountBodySchema } from '../_shared/contract/wire.ts';
import { removeFolder, FilesLeft } from '../_shared/empty-folder.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { FunctionError } from '../_shared/function-error.ts';

/** Well below the time limits of platforms and proxies; calling again continues. */
const WORK_FOR_MS = 20_000;
/** At 2,000 rows a report that is 40,000 rows: a second of the embedded database. */
const REPORTS_AT_ONCE = 20;
/** SQLSTATE of delete_own_account() while files remain. */
const FILES_REMAIN = 'PT409';

const idsSchema = z.array(z.record(z.string(), z.string()));
/** The tables that list reports, with their column of ids. */
const SIGNED = ['signed_revisions', 'report_id'] as const;
const EVERY = ['reports', 'id'] as const;

/**
 * Deletes the caller's account and all its data: signed reports first, whose files cannot go before
 * them, then files, which are public and could not be found without the account, and the account
 * last. Each step can be repeated, so the next call completes one that failed. The body holds the
 * address that the person typed: if somebody else has signed in to the browser meanwhile, the token
 * is no longer that of the person on the screen.
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
      () => removeReports(client, person.id, mayGoOn, SIGNED),
    );
    await orKeep(
      'Your photos could not all be deleted, so your account and your reports were kept. Please try again in a few minutes.',
      () => removeFolder(client, person.id, mayGoOn),
    );
    await orKeep(
      'Your photos are deleted, but your account could not be. Please try again in a few minutes.',
      async () => {
        await removeReports(client, person.id, mayGoOn, EVERY);
        await removeAccount(client);
      },
    );
  },
);

/** Reports a failed step as `account_kept`, and one without time left as `unfinished`. */
async function orKeep(sentence: string, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (error instanceof FunctionError) throw error;
    if (error instanceof FilesLeft) throw unfinished(error);
    throw new FunctionError('account_kept', sentence, { cause: error });
  }
}

/** A few reports at a time: deleting the account would delete all of them in one long statement. */
async function removeReports(
  client: SupabaseClient,
  personId: string,
  mayGoOn: () => boolean,
  [table, column]: typeof SIGNED | typeof EVERY,
): Promise<void> {
  while (mayGoOn()) {
    const own = client.from(table).select(column).eq('user_id', personId).limit(REPORTS_AT_ONCE);
    const ids = [...new Set(idsSchema.parse(unwrapData(await own)).map((row) => row[column]))];
    if (ids.length === 0) return;
    unwrapData(await client.from('reports').delete().in('id', ids).eq('user_id', personId));
  }
  throw unfinished();
}

async function removeAccount(client: SupabaseClient): Promise<void> {
  const result = await client.rpc('delete_own_account');
  // A photo was stored since the last check.
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
