import { listFindings } from '@/records/findings';
import { findPhotoReferences } from '../../../supabase/functions/_shared/photo-references';
import type { ReportSource } from './report-source';
import { rowTextsOfToday, textsOfToday } from './texts-of-today';

export interface BrokenReference {
  where: { kind: 'section'; heading: string } | { kind: 'row'; id: string; number: number };
  /** The words as the report has them now: "Photos 2 and [deleted]", "Photo 61". */
  reads: string;
  reason: 'deleted' | 'never there';
  /** The number that the text has as it is stored; null where it names the photo as deleted already. */
  number: number | null;
}

/** References that lead to no photo of the report: what to name before it is exported. */
export function brokenReferences({
  observations,
  sections,
}: Pick<ReportSource, 'observations' | 'sections'>): BrokenReference[] {
  const headings = { Discussion: sections.discussion, Recommendation: sections.recommendation };
  return [
    ...listFindings(observations).flatMap(({ row, photos }) =>
      brokenIn(rowTextsOfToday(row, observations), {
        kind: 'row',
        id: row.id,
        number: photos.find((photo) => photo.row === row)?.number ?? 0,
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

function brokenIn(
  { texts, deleted, unbound }: ReturnType<typeof textsOfToday>,
  where: BrokenReference['where'],
): BrokenReference[] {
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
