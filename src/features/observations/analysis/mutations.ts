import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { readObservation } from '../queries';
import { type Hold } from '@/features/questions/queries';
import type { Observation } from '@/records/observation';
import type { AnalysisRequest } from '../schema';

/**
 * Has the analyst look at a row's photo at once: it fills the texts that are blank and stores its proposal.
 * Resolves with the row as it is afterwards.
 */
export async function analyseObservation(
  row: Observation,
  request: AnalysisRequest = {},
): Promise<Observation> {
  const { id, photo, report_id } = row;
  const client = await supabase();
  const body = { observation_id: id, photo_url: photo, report_id, ...request };
  await invokeFunction(client, 'analyze_photos', body);
  return readObservation(row);
}

export interface Asking {
  rows: readonly Pick<Observation, 'id'>[];
  /** A hold stays, and what failed is not asked again. */
  isUnasked?: boolean;
  /** Other words take the place of those that are there now. */
  replaces?: boolean;
}

/** Asks about the photos of these rows; the answers come by themselves. */
export async function askAbout(reportId: string, asking: Asking): Promise<void> {
  const client = await supabase();
  const asked = {
    p_report: reportId,
    p_rows: asking.rows.map(({ id }) => id),
    p_unasked: asking.isUnasked ?? false,
    p_replaces: asking.replaces ?? false,
  };
  await client.rpc('ask_about', asked).throwOnError();
}

/** Pauses a report's analysis, calls it off, or (null) lets it go on, on all devices. */
export async function holdAnalysis(reportId: string, hold: Hold | null): Promise<void> {
  const client = await supabase();
  await client.rpc('hold_analysis', { p_report: reportId, p_hold: hold ?? '' }).throwOnError();
}
