import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { unwrapData, UNIQUE_VIOLATION } from '../_shared/caller.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { storedSuggestionsSchema, type Suggestion } from '../_shared/contract/stored.ts';

interface Report {
  id: string;
  user_id: string;
}

/** Suggestions that a person left in earlier reviews; those in an older format are dropped. */
export async function findLeft(client: SupabaseClient, reportId: string): Promise<Suggestion[]> {
  const result = await client
    .from('consistency_reviews')
    .select('suggestions')
    .eq('report_id', reportId)
    .maybeSingle();
  const stored = z
    .object({ suggestions: storedSuggestionsSchema })
    .nullable()
    .parse(unwrapData(result));
  return stored?.suggestions.filter(({ is_left }) => is_left) ?? [];
}

/** Records with the report why a review failed, beside its last suggestions; rethrows. */
export async function keepFailure(
  client: SupabaseClient,
  report: Report,
  analyst: string,
  error: unknown,
): Promise<never> {
  const failure = error instanceof FunctionError ? error.message : 'Something went wrong.';
  await store(client, report, { failure: failure.slice(0, 1000) }, { analyst });
  throw error;
}

/** Stores a review in place of the last one, even when another is stored at the same time. */
export async function storeReview(
  client: SupabaseClient,
  report: Report,
  review: { analyst: string; suggestions: Suggestion[] },
): Promise<void> {
  const reviewed_at = new Date().toISOString();
  await store(client, report, { ...review, reviewed_at, failure: null });
}

/** Updates the report's review, or inserts one with `added`. */
async function store(
  client: SupabaseClient,
  report: Report,
  columns: object,
  added: object = {},
): Promise<void> {
  const replace = async () => {
    const update = client.from('consistency_reviews').update(columns).eq('report_id', report.id);
    return z.array(z.unknown()).parse(unwrapData(await update.select('report_id'))).length > 0;
  };
  // No upsert: that would also write report and person, which nobody may change.
  if (await replace()) return;
  const { error, status } = await client
    .from('consistency_reviews')
    .insert({ report_id: report.id, user_id: report.user_id, ...added, ...columns });
  if (error?.code === UNIQUE_VIOLATION) await replace();
  else unwrapData({ data: null, error, status });
}
