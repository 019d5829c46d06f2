import type { SupabaseClient } from '@supabase/supabase-js';
import { unwrapData } from './caller.ts';
import { FunctionError } from './function-error.ts';
import type { FunctionSettings } from './function-settings.ts';

const TASKS = {
  photo: {
    counted: 'analysis',
    many: 'photo analyses',
    meanwhile: 'you can fill in the rows yourself meanwhile',
  },
  sections: {
    counted: 'generation',
    many: 'section drafts',
    meanwhile: 'you can write the sections yourself meanwhile',
  },
  review: {
    counted: 'generation',
    many: 'drafts and comparisons',
    meanwhile: 'you can compare the rows yourself meanwhile',
  },
} as const;
export type AnalystTask = keyof typeof TASKS;

/**
 * Counts one request to the analyst for the caller, in the database, where no client can avoid it.
 * Throws `allowance_used_up` when today's are gone, without a number, because an administrator may
 * have changed the limit. A failed call stays counted: the limit is on the work requested, not on
 * its success.
 */
export async function takeAllowance(
  client: SupabaseClient,
  task: AnalystTask,
  allowance: FunctionSettings['allowance'],
): Promise<void> {
  const { counted, many, meanwhile } = TASKS[task];
  const limit = counted === 'analysis' ? allowance.analyses : allowance.generations;
  const taken = unwrapData(
    await client.rpc('take_analyst_allowance', { p_task: counted, p_limit: limit }),
  );
  if (taken === true) return;
  throw new FunctionError(
    'allowance_used_up',
    `Today's allowance of ${many} is used up. It starts again at 00:00 UTC; ${meanwhile}.`,
  );
}
