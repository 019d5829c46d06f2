/**
 * The closing paragraph of a drafted Discussion, which names the rows that nobody has checked. Code writes it for every
 * analyst, so that no model can leave it out. Depends only on the references and its words.
 */
import { fill } from './languages/fill.ts';
import type { Language } from './languages/language.ts';
import { FACTS_IN } from './languages/tables/facts.ts';
import { TEXTS_IN } from './languages/tables/texts.ts';
import { listNumbers } from './list-numbers.ts';
import { findPhotoReferences } from './photo-references.ts';

const WORDS = Object.values(TEXTS_IN).map(({ unchecked }) => unchecked);
const DAY = '\u0001';
const LIST = '\u0002';
const COUNT = '\u0003';

/** In any language, because the report's may have changed since it was written. */
const PARAGRAPH = new RegExp(
  String.raw`(?:^|\n\n)(${WORDS.flatMap(({ one, several }) => [
    fill(one, { day: DAY, photo: LIST }),
    fill(several, { day: DAY, photos: LIST }),
  ])
    .map(buildPattern)
    .join('|')})(?=\n\n|\s*$)`,
);
const OTHERS = WORDS.map(({ others }) => new RegExp(buildPattern(fill(others, { count: COUNT }))));

function buildPattern(sentence: string): string {
  return sentence
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(DAY, String.raw`[^\n]{8,30}?`)
    .replace(LIST, String.raw`[^\n]*`)
    .replace(COUNT, String.raw`(\d+)`);
}

interface CheckedRow {
  /** The numbers of its finding's photos. */
  photos: readonly number[];
  isChecked: boolean;
  element: string;
  defect: string;
  recommendation: string;
}

/** Photo numbers of filled rows that nobody has checked, ascending. */
export function uncheckedNumbers(rows: readonly CheckedRow[]): number[] {
  return rows
    .flatMap(({ photos, isChecked, element, defect, recommendation }) =>
      !isChecked && `${element}${defect}${recommendation}`.trim() !== '' ? photos : [],
    )
    .sort((a, b) => a - b);
}

/** "As of 22 November 2026, nobody had checked the observations of photos 3 and 5–9." '' for none. */
export function uncheckedParagraph(
  numbers: readonly number[],
  today: string,
  language: Language,
): string {
  if (numbers.length === 0) return '';
  const { tag } = FACTS_IN[language];
  const { one, several } = TEXTS_IN[language].unchecked;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${today}T00:00:00Z`),
  );
  const photos = listNumbers(numbers, language);
  return numbers.length === 1 ? fill(one, { day, photo: photos }) : fill(several, { day, photos });
}

export interface FoundParagraph {
  paragraph: string;
  /** True when it names exactly these photos, by current number. */
  names: (numbers: readonly number[]) => boolean;
}

/** Finds that paragraph in a text, unless somebody rewrote it. */
export function findUncheckedParagraph(text: string): FoundParagraph | null {
  const paragraph = PARAGRAPH.exec(text)?.[1];
  if (paragraph === undefined) return null;
  return {
    paragraph,
    names: (numbers) =>
      readMeaning(paragraph) === readMeaning(uncheckedParagraph(numbers, '1970-01-01', 'en')),
  };
}

/** Updates that paragraph in a text, or removes it when every row is checked. */
export function withUncheckedRows(
  text: string,
  numbers: readonly number[],
  today: string,
  language: Language,
): string {
  const now = uncheckedParagraph(numbers, today, language);
  const { paragraph } = findUncheckedParagraph(text) ?? {};
  if (paragraph === undefined) return now === '' ? text : `${text.trimEnd()}\n\n${now}`;
  const at = text.indexOf(paragraph);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + paragraph.length).trim()];
  return [before, now, after].filter((part) => part !== '').join('\n\n');
}

/** The photos that a paragraph names, however it lists them, and what it only counts. */
function readMeaning(paragraph: string): string {
  const numbers = findPhotoReferences(paragraph).flatMap((reference) => reference.numbers);
  const counted = OTHERS.flatMap((others) => others.exec(paragraph)?.[1] ?? []);
  const rest = paragraph.includes('[deleted') ? 'and a deleted one' : '';
  return `${[...new Set(numbers)].sort((a, b) => a - b).join()} of ${counted.join()} ${rest}`;
}
