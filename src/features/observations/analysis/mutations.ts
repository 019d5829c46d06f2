import { errorCode } from '@/lib/errors';
import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { readObservation } from '../queries';
import type { Observation } from '@/records/observation';
import type { AnalysisRequest } from '../schema';
import { endsRunAfter } from '../../../../supabase/functions/_shared/contract/failure-kinds';

/** Nobody waits longer to have an analysis called off; what the server has not heard of goes on there. */
const CALLED_OFF_WITHIN_MS = 5000;

/**
 * Has the analyst look at a row's photo: it fills the texts that are blank and stores its proposal.
 * Resolves with the row as it is afterwards. `signal` calls the question off, not the reading after it.
 */
export async function analyseObservation(
  row: Observation,
  request: AnalysisRequest = {},
  signal?: AbortSignal,
): Promise<Observation> {
  const { id, photo, report_id } = row;
  const client = await supabase();
  const body = { observation_id: id, photo_url: photo, report_id, ...request };
  await invokeFunction(client, 'analyze_photos', body, signal);
  return readObservation(row);
}

/** Ends the looks at these rows' photos that are under way, no matter who began them. */
export async function callOffAnalyses(ids: readonly string[]): Promise<void> {
  const client = await supabase();
  const signal = AbortSignal.timeout(CALLED_OFF_WITHIN_MS);
  const { data } = await client
    .from('analyses_under_way')
    .select('observation_id, token')
    .in('observation_id', ids)
    .abortSignal(signal)
    .throwOnError();
  await Promise.all(
    data.map(({ observation_id, token }) =>
      client
        .rpc('end_analysis', { p_observation: observation_id, p_token: token })
        .abortSignal(signal)
        .throwOnError(),
    ),
  );
}

/** Keeps with rows that have no answer why nobody asks about them unasked; what ends by itself is not kept. */
export async function keepFailure(ids: readonly string[], error: unknown): Promise<void> {
  const code = errorCode(error) || 'internal';
  if ((endsRunAfter(code) ?? 1) === 1) return;
  const client = await supabase();
  const { error: unkept } = await client
    .from('observations')
    .update({ analysis_failure: code })
    .in('id', ids)
    .is('outcome', null);
  if (unkept) console.warn('The failure could not be kept.', unkept);
}

/** Has the photos of a report looked at that nobody has described, also without this page. */
export async function beginInBackground(reportId: string): Promise<void> {
  await invokeFunction(await supabase(), 'analyze_report', { report_id: reportId });
}

/** Ends that, whoever began it; photos that are being looked at are finished. */
export async function callOffInBackground(reportId: string): Promise<void> {
  const client = await supabase();
  await client.from('background_analyses').delete().eq('report_id', reportId).throwOnError();
}
