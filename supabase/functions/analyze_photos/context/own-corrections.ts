import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { Correction } from '../../_shared/analyst.ts';
import { unwrapData } from '../../_shared/caller.ts';
import { PROVENANCES, severitySchema, storedWords } from '../../_shared/contract/stored.ts';
import { pickFields, TEXT_FIELDS } from '../../_shared/row-words.ts';
import { listCorrections, proposedTextsSchema } from '../../_shared/stored-proposal.ts';
import type { StoredReport } from '../../_shared/stored-report.ts';
import {
  likestCorrections,
  likestFirst,
  type MadeCorrection,
  type Subject,
} from './likest-corrections.ts';

/** The limits of all examples, and of those from other reports; this report's own fill the rest. */
const MAX_CORRECTIONS = 6;
const MAX_FROM_OTHERS = 4;
/** The newest reports, of which the most similar are read. */
const REPORTS_COMPARED = 200;
const REPORTS_READ = 12;
/** A row with its proposal takes a few kilobytes. */
const ROWS_READ = 40;

const correctedRowSchema = z.object({
  report_id: z.string(),
  hand: z.enum(PROVENANCES).nullable(),
  ...storedWords([...TEXT_FIELDS, 'severity']),
  proposal: z.unknown(),
});
const proposedSeveritySchema = z.object({ severity: severitySchema }).nullable().catch(null);
const reportsSchema = z.array(
  z.object({ id: z.string(), title: z.string(), structure: z.string() }),
);

/**
 * This person's corrections in other reports, most similar first. They are the same for all photos
 * of this report unless its title or structure changes. Only reports in its language count: a model
 * would copy another one's language too.
 */
export async function correctionsElsewhere(
  client: SupabaseClient,
  report: StoredReport,
): Promise<Correction[]> {
  const result = await client
    .from('reports')
    .select('id, title, structure')
    .eq('user_id', report.user_id)
    .eq('language', report.language)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(REPORTS_COMPARED);
  const others = reportsSchema.parse(unwrapData(result)).filter(({ id }) => id !== report.id);
  const likest = likestFirst(report, others).slice(0, REPORTS_READ);
  if (likest.length === 0) return [];
  const corrections = await readCorrections(client, likest);
  return likestCorrections(report, corrections, MAX_FROM_OTHERS);
}

/** Corrections of proposals in this report, to fill up the examples. */
export async function correctionsHere(
  client: SupabaseClient,
  report: StoredReport,
): Promise<Correction[]> {
  const corrections = await readCorrections(client, [report]);
  return likestCorrections(report, corrections, MAX_CORRECTIONS);
}

/** The corrections here that still fit beside the others. */
export function roomBeside(elsewhere: Correction[], here: Correction[]): Correction[] {
  return here.slice(0, MAX_CORRECTIONS - elsewhere.length);
}

/** Newest first. */
async function readCorrections(
  client: SupabaseClient,
  reports: (Subject & { id: string })[],
): Promise<MadeCorrection[]> {
  const subjects = new Map(reports.map((report) => [report.id, report]));
  const result = await client
    .from('observations')
    .select(Object.keys(correctedRowSchema.shape).join(', '))
    .in('report_id', [...subjects.keys()])
    .is('finding_id', null)
    .in('hand', ['edited', 'written'])
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(ROWS_READ);
  const rows = z.array(correctedRowSchema).parse(unwrapData(result));
  return rows.flatMap((row) => {
    const proposed = listCorrections({ ...row, proposal: proposedTextsSchema.parse(row.proposal) });
    const severity = changedSeverity(row);
    const about = subjects.get(row.report_id);
    // A row that the person wrote is an example as a whole, but only with a recommendation.
    const isByHand = row.hand === 'written' && row.recommendation.trim() !== '';
    if ((!proposed && !severity && !isByHand) || !about) return [];
    const final = pickFields(row, TEXT_FIELDS);
    return [{ about, correction: { proposed, final, ...(severity && { severity }) } }];
  });
}

/** A person's change of a proposed severity; null when unchanged or either is missing. */
function changedSeverity(
  row: Pick<z.infer<typeof correctedRowSchema>, 'severity' | 'proposal'>,
): Correction['severity'] | null {
  const proposed = proposedSeveritySchema.parse(row.proposal)?.severity;
  const final = row.severity;
  return proposed && final && proposed !== final ? { proposed, final } : null;
}
