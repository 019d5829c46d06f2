import { listFindings, findPhotoNumber } from '@/records/findings';
import { readDrawing } from '@shared/drawing/drawing';
import { findMarkReferences } from '@shared/drawing/mark-references';
import { findPhotoReferences } from '@shared/photo-references';
import type { ReportSource } from './report-source';
import { rowTextsOfToday, textsOfToday } from './texts-of-today';
import { type PrintedTexts, type TextPlace, unprintableSigns } from './unprintable-signs';

export interface BrokenReference {
  where: TextPlace;
  /** The words as the report now prints them: "Photos 2 and [deleted]", "Photo 61", "Photo 3, mark 2". */
  reads: string;
  reason: 'deleted' | 'never there' | 'no such mark' | 'no font';
  /**
   * The photo's number as the text is stored, null where the text already names it as deleted; for a mark, its photo's
   * current number.
   */
  number: number | null;
}

type Rows = ReportSource['observations'];
type ReadTexts = ReturnType<typeof textsOfToday>;

/** Finds what to name before an export: references to missing photos or marks, and characters that no font prints. */
export function brokenReferences(source: PrintedTexts): BrokenReference[] {
  const { observations, sections } = source;
  const headings = { Discussion: sections.discussion, Recommendation: sections.recommendation };
  const findBroken = (read: ReadTexts, where: TextPlace) => [
    ...brokenPhotos(read, where),
    ...brokenMarks(read, where, observations),
  ];
  return [
    ...unprintableSigns(source),
    ...listFindings(observations).flatMap((finding) =>
      findBroken(rowTextsOfToday(finding.row, observations), {
        kind: 'row',
        id: finding.row.id,
        number: findPhotoNumber(finding),
      }),
    ),
    ...Object.entries(headings).flatMap(([heading, stored]) =>
      stored === null
        ? []
        : findBroken(
            textsOfToday({ paragraph: stored.paragraph }, stored.photo_refs, observations),
            {
              kind: 'section',
              heading,
            },
          ),
    ),
  ];
}

/** Finds marks that never existed or are gone: mark numbers are never reused. */
function brokenMarks(
  { texts, unbound }: ReadTexts,
  where: TextPlace,
  rows: Rows,
): BrokenReference[] {
  return Object.values(texts).flatMap((text) =>
    findMarkReferences(text).flatMap(({ photo, mark, end }): BrokenReference[] => {
      const row = rows[photo - 1];
      const isThere =
        row !== undefined && readDrawing(row).marks.some(({ number }) => number === mark);
      // A missing photo is reported on its own.
      if (isThere || row === undefined || unbound.includes(photo)) return [];
      const start = findPhotoReferences(text).findLast((named) => named.end < end)?.start ?? 0;
      return [{ where, reads: text.slice(start, end), reason: 'no such mark', number: photo }];
    }),
  );
}

function brokenPhotos({ texts, deleted, unbound }: ReadTexts, where: TextPlace): BrokenReference[] {
  if (deleted.length === 0 && unbound.length === 0) return [];
  const references = Object.values(texts).flatMap((text) =>
    findPhotoReferences(text).map((reference) => ({
      ...reference,
      words: text.slice(reference.start, reference.end),
    })),
  );
  const findReferenceText = (name: string | null, number: number | null) =>
    references.find(({ parts }) =>
      parts.some((part) =>
        name === null ? number !== null && part.numbers.includes(number) : part.name === name,
      ),
    )?.words ?? `Photo ${name === null ? (number ?? '') : `[${name}]`}`;
  return [
    ...deleted.map(({ name, number }) => ({
      where,
      reads: findReferenceText(name, null),
      reason: 'deleted' as const,
      number,
    })),
    ...unbound.map((number) => ({
      where,
      reads: findReferenceText(null, number),
      reason: 'never there' as const,
      number,
    })),
  ];
}
