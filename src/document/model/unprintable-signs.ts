import { listFindings } from '@/records/findings';
import { readDrawing } from '@shared/drawing/drawing';
import { listUnprintable, takeText } from '@shared/text/take-text';
import { FINDING_FIELDS, TYPED_FIELDS } from '@shared/row-words';
import type { ReportSource } from './report-source';

/** A place where a person can change a text of the document. */
export type TextPlace =
  | { kind: 'section'; heading: string }
  | { kind: 'row'; id: string; number: number }
  | { kind: 'report' }
  | { kind: 'profile' };

/** A report's texts written by people; absent where not loaded yet. */
export interface PrintedTexts extends Pick<ReportSource, 'observations' | 'sections'> {
  report?: object | null | undefined;
  letterhead?: object | null | undefined;
}

const TYPED_OF_PHOTO = TYPED_FIELDS.filter((name) => !FINDING_FIELDS.some((own) => own === name));

/** Finds private-use letters of no known font, and characters lost before they came here, by where to change them. */
export function unprintableSigns({ report, letterhead, observations, sections }: PrintedTexts) {
  const findSigns = (where: TextPlace, ...texts: unknown[]) => {
    const reads = listUnprintable(JSON.stringify(texts, byTheDoor)).join(', ');
    return reads === '' ? [] : [{ where, reads, reason: 'no font' as const, number: null }];
  };
  return [
    ...findSigns({ kind: 'report' }, report),
    ...findSigns({ kind: 'profile' }, { ...letterhead, logo: null, signature: null }),
    ...listFindings(observations).flatMap(({ row: holder, photos }) =>
      photos.flatMap(({ row, number }) => {
        const own = row === holder ? TYPED_FIELDS : TYPED_OF_PHOTO;
        const texts = own.map((name) => row[name]);
        const marks = readDrawing(row).marks.map(({ text }) => text);
        return findSigns({ kind: 'row', id: row.id, number }, texts, marks);
      }),
    ),
    ...findSigns({ kind: 'section', heading: 'Discussion' }, sections.discussion?.paragraph),
    ...findSigns(
      { kind: 'section', heading: 'Recommendation' },
      sections.recommendation?.paragraph,
    ),
  ];
}

const byTheDoor = (_: string, value: unknown) =>
  typeof value === 'string' ? takeText(value) : value;
