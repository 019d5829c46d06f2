import { listFindings, numberOf } from '@/records/findings';
import { readDrawing } from '../../../supabase/functions/_shared/drawing/drawing';
import { findMarkReferences } from '../../../supabase/functions/_shared/drawing/mark-references';
import { findPhotoReferences } from '../../../supabase/functions/_shared/photo-references';
import { listUnprintable, takeText } from '../../../supabase/functions/_shared/text/take-text';
import type { ReportSource } from './report-source';
import { rowTextsOfToday, textsOfToday } from './texts-of-today';

export interface BrokenReference {
  where: { kind: 'section'; heading: string } | { kind: 'row'; id: string; number: number };
  /** The words as the report has them now: "Photos 2 and [deleted]", "Photo 61", "Photo 3, mark 2". */
  reads: string;
  reason: 'deleted' | 'never there' | 'no such mark' | 'no font';
  /**
   * The photo's number: as the text is stored, null where it names the photo as deleted already; of a mark's photo as
   * it is now.
   */
  number: number | null;
}

type Rows = ReportSource['observations'];
type ReadTexts = ReturnType<typeof textsOfToday>;
type Where = BrokenReference['where'];

/** References that lead to no photo of the report, or to no mark on it, and signs that no font prints: what to name before it is exported. */
export function brokenReferences({
  observations,
  sections,
}: Pick<ReportSource, 'observations' | 'sections'>): BrokenReference[] {
  const headings = { Discussion: sections.discussion, Recommendation: sections.recommendation };
  const brokenIn = (read: ReadTexts, where: Where) => [
    ...brokenPhotos(read, where),
    ...brokenMarks(read, where, observations),
    ...unprintableSigns(read, where),
  ];
  return [
    ...listFindings(observations).flatMap((finding) =>
      brokenIn(rowTextsOfToday(finding.row, observations), {
        kind: 'row',
        id: finding.row.id,
        number: numberOf(finding),
      }),
    ),
    ...Object.entries(headings).flatMap(([heading, stored]) =>
      stored === null
        ? []
        : brokenIn(textsOfToday({ paragraph: stored.paragraph }, stored.photo_refs, observations), {
            kind: 'section',
            heading,
          }),
    ),
  ];
}

/** Private letters of no known font, and what was lost before it came here. */
function unprintableSigns({ texts }: ReadTexts, where: Where): BrokenReference[] {
  const signs = listUnprintable(takeText(Object.values(texts).join('\n')));
  return signs.length === 0
    ? []
    : [{ where, reads: signs.join(', '), reason: 'no font', number: null }];
}

/** A number that was never given, or whose mark is gone: no other mark ever has it. */
function brokenMarks({ texts, unbound }: ReadTexts, where: Where, rows: Rows): BrokenReference[] {
  return Object.values(texts).flatMap((text) =>
    findMarkReferences(text).flatMap(({ photo, mark, end }): BrokenReference[] => {
      const row = rows[photo - 1];
      const isThere =
        row !== undefined && readDrawing(row).marks.some(({ number }) => number === mark);
      // A photo that is not there is named by itself.
      if (isThere || row === undefined || unbound.includes(photo)) return [];
      const start = findPhotoReferences(text).findLast((named) => named.end < end)?.start ?? 0;
      return [{ where, reads: text.slice(start, end), reason: 'no such mark', number: photo }];
    }),
  );
}

function brokenPhotos({ texts, deleted, unbound }: ReadTexts, where: Where): BrokenReference[] {
  if (deleted.length === 0 && unbound.length === 0) return [];
  const references = Object.values(texts).flatMap((text) =>
    findPhotoReferences(text).map((reference) => ({
      ...reference,
      words: text.slice(reference.start, reference.end),
    })),
  );
  const wordsOf = (name: string | null, number: number | null) =>
    references.find(({ parts }) =>
      parts.some((part) =>
        name === null ? number !== null && part.numbers.includes(number) : part.name === name,
      ),
    )?.words ?? `Photo ${name === null ? (number ?? '') : `[${name}]`}`;
  return [
    ...deleted.map(({ name, number }) => ({
      where,
      reads: wordsOf(name, null),
      reason: 'deleted' as const,
      number,
    })),
    ...unbound.map((number) => ({
      where,
      reads: wordsOf(null, number),
      reason: 'never there' as const,
      number,
    })),
  ];
}
