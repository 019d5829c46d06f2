import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { NumberedObservation } from '../_shared/analyst.ts';
import { listFindings } from '../_shared/findings.ts';
import { mapInSlices } from '../_shared/map-in-slices.ts';
import { findLevel } from '../_shared/ratings/list-levels.ts';
import { pickFields, PROPOSED_FIELDS } from '../_shared/row-words.ts';
import { listCorrections, proposedTextsSchema } from '../_shared/stored-proposal.ts';
import { readRowsInOrder, type StoredReport, storedRowSchema } from '../_shared/stored-report.ts';
import { textsOfToday } from '../_shared/texts-of-today.ts';

const rowSchema = storedRowSchema.extend({
  proposal: proposedTextsSchema,
  note: z.string(),
});

/**
 * A report's observations in the order that numbers their photos ("Photo 3" is the third row's),
 * and the rows' ids in that order, which bind the drafts' references.
 */
export async function numberedObservations(
  client: SupabaseClient,
  report: StoredReport,
): Promise<{ observations: NumberedObservation[]; order: string[] }> {
  const rows = await readRowsInOrder(client, report.id, rowSchema);
  const order = rows.map(({ id }) => id);
  // Words of joined rows are not part of the report.
  const observations = await mapInSlices(listFindings(rows), ({ row, photos }) => ({
    number: photos.find((photo) => photo.row === row)?.number ?? 0,
    photos: photos.map(({ number }) => number),
    isChecked: row.hand !== null && row.hand !== 'proposed',
    ...pickFields(row, PROPOSED_FIELDS),
    rating: findLevel(report.rating_scheme, row.rating, report.language)?.label ?? row.rating,
    note: row.note,
    corrected: listCorrections(row),
    ...textsOfToday(row, order, report.language),
  }));
  return { observations, order };
}
