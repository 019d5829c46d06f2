import { listFindings } from '@/records/findings';
import {
  eachField,
  FIELD_NAMES,
  type EnteredTexts,
} from '../../../supabase/functions/_shared/report-fields';
import { readDrawing } from '../../../supabase/functions/_shared/drawing/drawing';
import { listUnprintable, takeText } from '../../../supabase/functions/_shared/text/take-text';
import type { ReportSource } from './report-source';

/** Where a person can change a text of the document. */
export type TextPlace =
  | { kind: 'section'; heading: string }
  | { kind: 'row'; id: string; number: number }
  | { kind: 'report' | 'profile' };

/** What of a report's source holds words of a person; null where nothing of it is known yet. */
export interface PrintedTexts extends Pick<
  ReportSource,
  'observations' | 'sections' | 'letterhead'
> {
  report: (EnteredTexts & Pick<ReportSource['report'], 'rating_scheme'>) | null;
}

interface UnprintableSigns {
  where: TextPlace;
  /** "U+E123, U+E124". */
  reads: string;
  reason: 'no font';
  number: null;
}

/** Private letters of no known font, and what was lost before it came here, by the place where they can be changed. */
export function unprintableSigns({
  report,
  letterhead,
  observations,
  sections,
}: PrintedTexts): UnprintableSigns[] {
  const signsIn = (where: TextPlace, ...texts: unknown[]): UnprintableSigns[] => {
    const reads = listUnprintable(takeText(JSON.stringify(texts))).join(', ');
    return reads === '' ? [] : [{ where, reads, reason: 'no font', number: null }];
  };
  return [
    ...signsIn(
      { kind: 'report' },
      report && [eachField(FIELD_NAMES, (name) => report[name]), report.rating_scheme],
    ),
    ...signsIn({ kind: 'profile' }, { ...letterhead, logo: null, signature: null }),
    ...listFindings(observations).flatMap(({ row: holder, photos }) =>
      photos.flatMap(({ row, number }) => {
        const { id, caption, element, defect, recommendation, location } = row;
        const finding = row === holder && [element, defect, recommendation, location];
        const marks = readDrawing(row).marks.map(({ text }) => text);
        return signsIn({ kind: 'row', id, number }, finding, caption, marks);
      }),
    ),
    ...signsIn({ kind: 'section', heading: 'Discussion' }, sections.discussion?.paragraph),
    ...signsIn({ kind: 'section', heading: 'Recommendation' }, sections.recommendation?.paragraph),
  ];
}
