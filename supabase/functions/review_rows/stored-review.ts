import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { unwrapData, UNIQUE_VIOLATION } from '../_shared/caller.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { storedSuggestionsSchema, type Suggestion } from '../_shared/contract/stored.ts';

interface Report {
  id: string;
  user_id: string;
}

/** Suggestions of earlier reviews that a person left; those of an older form are dropped. */
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

/** Keeps with the report why a review came to nothing, beside what the last one proposed; throws on. */
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

/** Keeps a review of the report in place of the one before, anyone else who keeps one at the same moment. */
export async function storeReview(
  client: SupabaseClient,
  report: Report,
  review: { analyst: string; suggestions: Suggestion[] },
): Promise<void> {
  const reviewed_at = new Date().toISOString();
  await store(client, report, { ...review, reviewed_at, failure: null });
}

/** Changes the report's one row, or adds it, then with `added` too. */
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
  // No upsert: that would write report and person too, which nobody may change.
  if (await replace()) return;
  const { error, status } = await client
    .from('consistency_reviews')
    .insert({ report_id: report.id, user_id: report.user_id, ...added, ...columns });
  if (error?.code === UNIQUE_VIOLATION) await replace();
  else unwrapData({ data: null, error, status });
}
