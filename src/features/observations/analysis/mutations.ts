import { drawnPicturesStored } from '@/features/photos/mutations';
import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { readObservation } from '../queries';
import { type Hold } from '@/features/questions/queries';
import type { Observation } from '@/records/observation';
import type { AnalysisRequest } from '../schema';

/**
 * Has a row's photo analysed at once: it fills blank texts and stores its proposal. Resolves with the row afterwards.
 */
export async function analyseObservation(
  row: Observation,
  request: AnalysisRequest = {},
): Promise<Observation> {
  const { id, photo, report_id } = row;
  await drawnPicturesStored();
  const client = await supabase();
  const body = { observation_id: id, photo_url: photo, report_id, ...request };
  await invokeFunction(client, 'analyze_photos', body);
  return readObservation(row);
}

export interface Asking {
  rows: readonly Pick<Observation, 'id'>[];
  /** The screen asks, not a person: a pause remains, and failures are not tried again. */
  isUnasked?: boolean;
  /** New words replace the current ones. */
  replaces?: boolean;
}

/** Asks about these rows' photos; answers arrive through the queue. */
export async function askAbout(reportId: string, asking: Asking): Promise<void> {
  await drawnPicturesStored();
  const client = await supabase();
  const asked = {
    p_report: reportId,
    p_rows: asking.rows.map(({ id }) => id),
    p_unasked: asking.isUnasked ?? false,
    p_replaces: asking.replaces ?? false,
  };
  await client.rpc('ask_about', asked).throwOnError();
}

/** Pauses, cancels or (null) resumes a report's analysis, on all devices. */
export async function holdAnalysis(reportId: string, hold: Hold | null): Promise<void> {
  const client = await supabase();
  await client.rpc('hold_analysis', { p_report: reportId, p_hold: hold ?? '' }).throwOnError();
}
