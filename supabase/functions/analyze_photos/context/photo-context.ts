import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type {
  FurtherPhoto,
  Neighbour,
  PhotoContext,
  ReportContext,
} from '../../_shared/analyst.ts';
import { unwrapData } from '../../_shared/caller.ts';
import { PROVENANCES, photoBindingsSchema } from '../../_shared/contract/stored.ts';
import { readDrawing } from '../../_shared/drawing/drawing.ts';
import { FunctionError } from '../../_shared/function-error.ts';
import { ownPhotoPath } from '../../_shared/photo-address.ts';
import { proposedTextsSchema } from '../../_shared/stored-proposal.ts';
import { findReport, readRowsInOrder, type StoredReport } from '../../_shared/stored-report.ts';
import { textsOfToday } from '../../_shared/texts-of-today.ts';
import { loadDrawnPicture, loadRendition, type PhotoSource } from '../load-picture.ts';
import { collectElementNames } from './element-names.ts';
import { type NearbyRow, rowsNearby } from './neighbours.ts';
import { correctionsElsewhere, correctionsHere, roomBeside } from './own-corrections.ts';
import { observationIsGone } from '../stored-observation.ts';
import { typedWords } from './typed-words.ts';

/** Further photos of one finding: as many as a person would look through, and memory holds. */
const MOST_FURTHER = 8;
/** Pixels for the small picture of what the first photo does not show. */
const FURTHER_EDGE = 1024;
/** Identifying the other photo does not need all of its row's words. */
const MAX_NEIGHBOUR_TEXT = 500;
/** Read for all rows with each photo: two thousand take a quarter of a megabyte. */
const placeSchema = z.object({
  id: z.string(),
  finding_id: z.string().nullable(),
  element: z.string(),
  captured_at: z.string().nullable(),
});
const detailSchema = z.object({
  id: z.string(),
  photo: z.string(),
  note: z.string(),
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  location: z.string(),
  hand: z.enum(PROVENANCES).nullable(),
  photo_refs: photoBindingsSchema,
  proposal: proposedTextsSchema,
  drawing: z.unknown(),
});
type Detail = z.infer<typeof detailSchema>;

/** Reads the report's context of a photo, with the caller's rights. */
export async function readPhotoContext(
  source: PhotoSource,
  observation: { id: string; report_id: string },
): Promise<Omit<PhotoContext, 'fault'>> {
  const { client } = source;
  const [report, rows] = await Promise.all([
    findReport(client, observation.report_id),
    readRowsInOrder(client, observation.report_id, placeSchema),
  ]);
  const order = rows.map(({ id }) => id);
  // The words of a joined row are not part of the report.
  const findings = rows.filter(({ finding_id }) => finding_id === null);
  const nearby = rowsNearby(findings, observation.id);
  const beside = rows
    .filter(({ finding_id }) => finding_id === observation.id)
    .slice(0, MOST_FURTHER);
  const [reportContext, here, details] = await Promise.all([
    source.shareReads(JSON.stringify(report), () => readReportContext(client, report)),
    correctionsHere(client, report),
    readDetails(client, [observation.id, ...[...nearby, ...beside].map(({ id }) => id)]),
  ]);
  const own = details.get(observation.id);
  if (!own) throw observationIsGone();
  return {
    report: reportContext,
    number: order.indexOf(observation.id) + 1,
    note: own.note.trim(),
    typed: typedWords(own, textsOfToday(own, order, report.language)),
    neighbours: await readNeighbours(source, report, { nearby, details, order }),
    further: await readFurther(source, report, { beside, details, order }),
    elementNames: collectElementNames(
      findings.filter(({ id }) => id !== observation.id).map(({ element }) => element),
    ),
    corrections: roomBeside(reportContext.corrections, here),
  };
}

async function readReportContext(
  client: SupabaseClient,
  report: StoredReport,
): Promise<ReportContext> {
  const [style, corrections] = await Promise.all([
    client.from('style_profiles').select('style_hint').eq('user_id', report.user_id).maybeSingle(),
    correctionsElsewhere(client, report),
  ]);
  const stored = z.object({ style_hint: z.string() }).nullable().parse(unwrapData(style));
  return {
    ratingScheme: report.rating_scheme,
    title: report.title,
    structure: report.structure,
    inspectionDate: report.inspection_date,
    language: report.language,
    styleHint: stored?.style_hint.trim() ?? '',
    corrections,
  };
}

async function readDetails(client: SupabaseClient, ids: string[]): Promise<Map<string, Detail>> {
  const result = await client
    .from('observations')
    .select(Object.keys(detailSchema.shape).join(', '))
    .in('id', ids);
  const rows = z.array(detailSchema).parse(unwrapData(result));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The neighbours whose picture can be read: helpful, never required. */
async function readNeighbours(
  source: PhotoSource,
  report: StoredReport,
  known: { nearby: NearbyRow[]; details: Map<string, Detail>; order: string[] },
): Promise<Neighbour[]> {
  const found = known.nearby.map(async ({ id, relation, minutes }) => {
    const row = known.details.get(id);
    const path = row && ownPhotoPath(row.photo, report.user_id, report.id);
    const photo = path ? await loadRendition(source, path) : null;
    if (!row || !photo) return [];
    const { element, defect } = textsOfToday(row, known.order, report.language);
    return [{ relation, minutes, photo, element: clipped(element), defect: clipped(defect) }];
  });
  return (await Promise.all(found)).flat();
}

/** The further photos that can be read: the first one already shows the finding. */
async function readFurther(
  source: PhotoSource,
  report: StoredReport,
  known: { beside: { id: string }[]; details: Map<string, Detail>; order: string[] },
): Promise<FurtherPhoto[]> {
  const found = known.beside.map(async ({ id }) => {
    const row = known.details.get(id);
    const path = row && ownPhotoPath(row.photo, report.user_id, report.id);
    if (!row || !path) return [];
    try {
      const photo = await loadDrawnPicture(source, path, readDrawing(row), FURTHER_EDGE);
      return [{ number: known.order.indexOf(id) + 1, photo }];
    } catch (error) {
      if (error instanceof FunctionError) return [];
      throw error;
    }
  });
  return (await Promise.all(found)).flat();
}

const clipped = (text: string) =>
  text.length > MAX_NEIGHBOUR_TEXT ? `${text.slice(0, MAX_NEIGHBOUR_TEXT).trimEnd()}…` : text;
