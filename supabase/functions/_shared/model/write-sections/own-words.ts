import type { NumberedObservation } from '../../analyst.ts';
import { fill } from '../../languages/fill.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import type { SectionNote, TakenOut } from '../../contract/stored.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { namePhotos } from './name-photos.ts';
import { MAX_DRAFT } from './schema.ts';
import { findBreaches, findCitations, leftOut } from './section-breaches.ts';
import type { SectionFacts } from './section-facts.ts';
import { replaceSentences, splitPieces, withoutSentences } from './sentences.ts';
import { pressureOf } from './urgent-actions.ts';

type Row = NumberedObservation;

/** What a row says for a section; the other text where this one is blank. */
export type OwnText = (row: Row) => string;
export const ownAction: OwnText = (row) => row.recommendation.trim() || row.defect.trim();
export const ownDefect: OwnText = (row) => row.defect.trim() || row.recommendation.trim();

/**
 * A text with rows added that it left out, each before what is less urgent: in their own words as far as there is room,
 * and the others by their photos.
 */
export function withRowsAdded(
  text: string,
  rows: readonly Row[],
  own: OwnText,
  facts: SectionFacts,
): string {
  const groups = [2, 1]
    .map((pressure) => rows.filter((row) => pressureOf(row) === pressure))
    .filter((group) => group.length > 0);
  let room =
    MAX_DRAFT - groups.reduce((sum, group) => sum + restOf(group, facts).join('').length + 3, 0);
  let paragraphs = textWithin(text, room).split(/\n{2,}/);
  room -= paragraphs.join('\n\n').length;
  for (const group of groups) {
    const lines = writeLines(group, own, facts).filter((line) => {
      const fits = line.length < room;
      if (fits) room -= line.length + 1;
      return fits;
    });
    const rest = restOf(leftOut(lines.join('\n'), { urgent: group }), facts);
    paragraphs = withParagraph(paragraphs, [...lines, ...rest].join('\n'), facts);
  }
  return paragraphs.join('\n\n');
}

/** Names rows by their photos alone. */
function restOf(rows: readonly Row[], { language }: SectionFacts): string[] {
  if (rows.length === 0) return [];
  const list = namePhotos(
    rows.flatMap(({ photos }) => photos),
    language,
  );
  return [fill(ANALYST_IN[language].draft.more, { list })];
}

/** A paragraph before the first one that is about what is less urgent; at the end where there is none. */
function withParagraph(paragraphs: string[], added: string, { pressure }: SectionFacts): string[] {
  const pressureIn = (text: string) =>
    Math.max(...findCitations(text).map((number) => pressure.get(number) ?? 0));
  const before = paragraphs.findIndex((text) => {
    const most = pressureIn(text);
    return Number.isFinite(most) && most < pressureIn(added);
  });
  const at = before < 0 ? paragraphs.length : before;
  return [...paragraphs.slice(0, at), added, ...paragraphs.slice(at)];
}

/** "Photos 3 and 7, Brick wall: Fit tell-tales.", rows that say the same together. */
export function writeLines(rows: readonly Row[], own: OwnText, facts: SectionFacts): string[] {
  const { row: words } = ANALYST_IN[facts.language];
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
    return [`${where}${words.colon}${says.replace(/\s*\n\s*/g, ' ')}${end}`];
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

interface Swept {
  text: string;
  doubts: SectionNote[];
  takenOut: (SectionNote & Pick<TakenOut, 'after'>)[];
}

/** A text without the sentences that break a rule; those that carry an urgent row's action stay, and are named. */
export function withoutBreaches(text: string, facts: SectionFacts): Swept {
  const reasons = new Map(findBreaches(text, facts).map((one) => [one.sentence, one.reason]));
  const doubts: SectionNote[] = [];
  const takenOut: Swept['takenOut'] = [];
  let after = '';
  const kept = replaceSentences(text, (sentence) => {
    const reason = reasons.get(sentence);
    if (reason !== undefined && !facts.carriesAction(sentence, reason)) {
      takenOut.push({ quote: sentence, reason, after });
      return null;
    }
    after = reason === 'photo' ? withoutStrangePhotos(sentence, facts) : sentence;
    if (reason !== undefined) doubts.push({ quote: after, reason });
    return after;
  });
  return { text: kept, doubts, takenOut };
}

/** A sentence that names no photo that the report does not have. */
function withoutStrangePhotos(sentence: string, { numbers, language }: SectionFacts): string {
  return findPhotoReferences(sentence).reduceRight((rest, reference) => {
    if (reference.numbers.every((number) => numbers.has(number))) return rest;
    const known = reference.numbers.filter((number) => numbers.has(number));
    const { missingPhoto } = ANALYST_IN[language].row;
    const named = known.length > 0 ? namePhotos(known, language) : missingPhoto;
    return rest.slice(0, reference.start) + named + rest.slice(reference.end);
  }, sentence);
}
