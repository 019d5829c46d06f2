import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { askAnalyst } from '../_shared/ask-analyst.ts';
import type { SectionProposal } from '../_shared/contract/stored.ts';
import { bindPhotos, bindTexts } from '../_shared/renumber-photos.ts';
import { uncheckedNumbers, withUncheckedRows } from '../_shared/unchecked-rows.ts';
import { checkedDrafts } from '../_shared/drafts.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { eachField, MODEL_FIELDS } from '../_shared/report-fields.ts';
import { findDescribedReport } from '../_shared/stored-report.ts';
import { numberedObservations } from './numbered-observations.ts';
import { findSections, hasText, HEADINGS, storeSection } from './stored-sections.ts';

/** The request for a draft, as stored with its question. */
export const draftRequestSchema = z.object({
  style_hint: z.string(),
  /** The day (YYYY-MM-DD) where the person is. */
  day: z.string(),
});

/**
 * Drafts a report's Discussion and Recommendation from its observations. When both sections have
 * text, the person asked for new ones and both are replaced; otherwise only blank ones are filled,
 * so that drafting one never costs the other's words. Throws `no_observations`.
 */
export async function draftSections(
  {
    client,
    settings,
    signal,
  }: { client: SupabaseClient; settings: FunctionSettings; signal: AbortSignal },
  reportId: string,
  asked: z.output<typeof draftRequestSchema>,
): Promise<void> {
  const { analyst } = settings;
  const report = await findDescribedReport(client, reportId);
  const { observations, order } = await numberedObservations(client, report);
  if (!observations.some(({ element, defect }) => (element + defect).trim() !== '')) {
    throw new FunctionError(
      'no_observations',
      'There is nothing to write about yet: no observation of this report has an element or a defect. Go back to Observations, fill in at least one row, then generate again.',
    );
  }
  const before = await findSections(client, report.id);
  const isComplete = HEADINGS.every((heading) => hasText(before[heading]));

  const sections = {
    reportTitle: report.title,
    structure: report.structure,
    inspectionDate: report.inspection_date,
    inspection: eachField(MODEL_FIELDS, (name) => report[name]),
    language: report.language,
    observations,
    styleHint: asked.style_hint,
  };
  const { answer, usage } = await askAnalyst(
    { settings, client, signal, reportId: report.id, task: 'sections' },
    (drafter, work) => drafter.writeSections(sections, work),
  );
  signal.throwIfAborted();
  const drafts = checkedDrafts(answer, order.length);
  const paragraphs = {
    Discussion: withUncheckedRows(
      drafts.discussion,
      uncheckedNumbers(observations),
      asked.day,
      report.language,
    ),
    Recommendation: drafts.recommendation,
  };
  const proposed = {
    analyst: analyst.name,
    proposed_at: new Date().toISOString(),
    prompt_version: analyst.promptVersion,
    usage,
  };
  for (const heading of HEADINGS) {
    const paragraph = paragraphs[heading];
    await storeSection(client, report, {
      heading,
      proposal: { ...proposed, paragraph, ...notesOn(heading, drafts, order) },
      photo_refs: bindPhotos(paragraph, order),
      replaces: isComplete ? (before[heading]?.paragraph ?? '') : '',
    });
  }
}

/** A draft's passages to check and those removed, absent for none; and how much of it was judged. */
function notesOn(
  heading: (typeof HEADINGS)[number],
  drafts: ReturnType<typeof checkedDrafts>,
  order: readonly string[],
): Pick<SectionProposal, 'doubts' | 'taken_out' | 'judged'> {
  const name = heading === 'Discussion' ? 'discussion' : 'recommendation';
  const isHere = ({ section }: { section: string }) => section === name;
  const doubts = drafts.doubts.filter(isHere).map(({ quote, reason }) => ({ quote, reason }));
  const taken_out = drafts.takenOut.filter(isHere).map(({ quote, reason, after }) => ({
    quote,
    reason,
    after,
    photo_refs: bindTexts({ quote, after }, order),
  }));
  const judged = drafts.judged?.[name];
  return {
    ...(doubts.length > 0 && { doubts }),
    ...(taken_out.length > 0 && { taken_out }),
    ...(judged && { judged }),
  };
}
