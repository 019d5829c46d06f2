import type { NumberedObservation } from '../../analyst.ts';
import { fill } from '../../languages/fill.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import type { SectionNote, TakenOut } from '../../contract/stored.ts';
import type { Language } from '../../languages/language.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { namePhotos } from '../../rows/name-photos.ts';
import { type RecordedRow, recordedRows, withoutForeignPhotos } from '../../rows/recorded-row.ts';
import { formatLine, together } from '../../rows/row-lines.ts';
import { MAX_DRAFT } from './schema.ts';
import { findBreaches, findCitations, leftOut } from './section-breaches.ts';
import type { SectionFacts } from './section-facts.ts';
import { replaceSentences, splitPieces } from './sentences.ts';
import { ratePressure } from './urgent-actions.ts';

type Row = NumberedObservation;

/** A row's text for a section, with its other text as the fallback. */
export type OwnText = (row: RecordedRow, language: Language) => string;
export const ownAction: OwnText = (row) => row.recommendation || row.defect;
export const ownDefect: OwnText = (row, language) => {
  if (row.defect || row.outcome !== 'no_visible_defect') return row.defect || row.recommendation;
  return ANALYST_IN[language].row.noVisibleDefect + FACTS_IN[language].signs.stop;
};

/**
 * Adds omitted rows to a text, the most urgent first and each before less urgent content: in their
 * own words while there is room, the rest by their photos.
 */
export function withRowsAdded(
  text: string,
  rows: readonly Row[],
  own: OwnText,
  facts: SectionFacts,
): string {
  const groups = together(rows, (row) => String(ratePressure(row)));
  let room =
    MAX_DRAFT - groups.reduce((sum, group) => sum + nameRest(group, facts).join('').length + 3, 0);
  let paragraphs = textWithin(text, room).split(/\n{2,}/);
  room -= paragraphs.join('\n\n').length;
  for (const group of groups) {
    const lines = writeLines(group, own, facts).filter((line) => {
      const fits = line.length < room;
      if (fits) room -= line.length + 1;
      return fits;
    });
    const rest = nameRest(leftOut(lines.join('\n'), { urgent: group }), facts);
    paragraphs = withParagraph(paragraphs, [...lines, ...rest].join('\n'), facts);
  }
  return paragraphs.join('\n\n');
}

/** Names rows by their photos alone. */
function nameRest(rows: readonly Row[], { language }: SectionFacts): string[] {
  if (rows.length === 0) return [];
  const list = namePhotos(
    rows.flatMap(({ photos }) => photos),
    language,
  );
  return [fill(ANALYST_IN[language].draft.more, { list })];
}

/** Inserts a paragraph before the first less urgent one, or at the end. */
function withParagraph(paragraphs: string[], added: string, { pressure }: SectionFacts): string[] {
  const findPressure = (text: string) =>
    Math.max(...findCitations(text).map((number) => pressure.get(number) ?? 0));
  const before = paragraphs.findIndex((text) => {
    const most = findPressure(text);
    return Number.isFinite(most) && most < findPressure(added);
  });
  const at = before < 0 ? paragraphs.length : before;
  return [...paragraphs.slice(0, at), added, ...paragraphs.slice(at)];
}

/** "Brick wall, Photos 3 and 7: Fit tell-tales."; rows with the same text share a line. */
export function writeLines(
  rows: readonly Row[],
  own: OwnText,
  { language, numbers }: SectionFacts,
): string[] {
  const wording = { language, words: ANALYST_IN[language], most: Infinity };
  const saying = (row: RecordedRow) => own(row, language);
  return together(
    recordedRows(rows, language, numbers).filter((row) => saying(row) !== ''),
    (row) => `${row.where}\0${saying(row)}`,
  ).map((same) => formatLine(same, saying(same[0]), wording));
}

/** The leading sentences of a text within this length. */
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

/** Removes sentences that break a rule; those that carry an urgent row's action stay and are reported. */
export function withoutBreaches(text: string, facts: SectionFacts): Swept {
  const reasons = new Map(findBreaches(text, facts).map((one) => [one.sentence, one.reason]));
  const doubts: SectionNote[] = [];
  const takenOut: Swept['takenOut'] = [];
  const { numbers, language } = facts;
  let after = '';
  const kept = replaceSentences(text, (sentence) => {
    const reason = reasons.get(sentence);
    if (reason !== undefined && !facts.carriesAction(sentence, reason)) {
      takenOut.push({ quote: sentence, reason, after });
      return null;
    }
    after = reason === 'photo' ? withoutForeignPhotos(sentence, numbers, language) : sentence;
    if (reason !== undefined) doubts.push({ quote: after, reason });
    return after;
  });
  return { text: kept, doubts, takenOut };
}
