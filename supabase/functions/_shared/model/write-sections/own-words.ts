import type { NumberedObservation } from '../../analyst.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import type { ListSentence } from '../../languages/forms/analyst.ts';
import { namePhotos } from './name-photos.ts';
import { MAX_DRAFT } from './schema.ts';
import { findBreaches, findCitations } from './section-breaches.ts';
import type { SectionFacts } from './section-facts.ts';
import { splitPieces, withoutSentences } from './sentences.ts';

type Row = NumberedObservation;

/** What a row says for a section; the other text where this one is blank. */
type OwnText = (row: Row) => string;
export const ownAction: OwnText = (row) => row.recommendation.trim() || row.defect.trim();
export const ownDefect: OwnText = (row) => row.defect.trim() || row.recommendation.trim();

/** A text with rows added at its end that it left out: named all of them, in their own words as far as there is room. */
export function withRowsAdded(
  text: string,
  rows: readonly Row[],
  own: OwnText,
  introduce: ListSentence,
  facts: SectionFacts,
): string {
  if (rows.length === 0) return textWithin(text, MAX_DRAFT);
  const lead = namePhotos(
    rows.flatMap(({ photos }) => photos),
    facts.language,
    introduce,
  );
  const kept = textWithin(text, MAX_DRAFT - lead.length - 2);
  let added = `${kept}\n\n${lead}`;
  for (const line of writeLines(rows, own, facts)) {
    if (added.length + 1 + line.length <= MAX_DRAFT) added += `\n${line}`;
  }
  // A lead that introduces nothing ends as a sentence does.
  return added.endsWith(lead) ? added.replace(/\s?[:：]$/, '.') : added;
}

/** "Photos 3 and 7, Brick wall: Fit tell-tales.", rows that say the same together. */
export function writeLines(rows: readonly Row[], own: OwnText, facts: SectionFacts): string[] {
  const { listing, row: words } = ANALYST_IN[facts.language];
  const together = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.element.trim()}\0${own(row)}`;
    together.set(key, [...(together.get(key) ?? []), row]);
  }
  return [...together.values()].flatMap((same) => {
    const [row] = same;
    const says = row ? withoutStrangers(own(row), facts) : '';
    if (!row || says === '') return [];
    const photos = namePhotos(
      same.flatMap(({ photos }) => photos),
      facts.language,
    );
    const element = row.element.trim().replace(/[.:;,]+$/, '');
    const where = element ? `${photos}${words.comma}${element}` : photos;
    const end = /[.!?。！？]$/.test(says) ? '' : words.stop;
    return [`${where}${listing.colon}${says.replace(/\s*\n\s*/g, ' ')}${end}`];
  });
}

/** A person's row may speak of "photo 99 of 2019"; a section that does is refused. */
function withoutStrangers(text: string, { numbers }: SectionFacts): string {
  return withoutSentences(text, (sentence) =>
    findCitations(sentence).some((number) => !numbers.has(number)),
  );
}

/** The sentences from the beginning of a text that are within so many characters. */
function textWithin(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const sentence of splitPieces(text)) {
    if (kept.length + sentence.trimEnd().length > length) break;
    kept += sentence;
  }
  return kept.trimEnd();
}

/** A text without the sentences that break a rule. */
export function withoutBreaches(text: string, facts: SectionFacts): string {
  const broken = new Set(findBreaches(text, facts).map(({ sentence }) => sentence));
  return broken.size === 0 ? text : withoutSentences(text, (sentence) => broken.has(sentence));
}
