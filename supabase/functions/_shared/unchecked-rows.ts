/**
 * The closing paragraph of a drafted Discussion, which says whose rows nobody has checked. Written by
 * code for every analyst, so that no model can leave it out. Depends on the references alone.
 */
import { photoReferencesIn } from './photo-references.ts';

/** More runs of numbers than this are counted, not listed: nobody reads the list. */
const MAX_LISTED = 40;

const PARAGRAPH =
  /(?:^|\n\n)(As of \d{1,2} [A-Z][a-z]+ \d{4}, nobody had checked the observations? of photos? [^\n]*\.)(?=\n\n|\s*$)/;

interface CheckedRow {
  isChecked: boolean;
  element: string;
  defect: string;
  recommendation: string;
}

/** Numbers of the rows that say something nobody has checked. */
export function uncheckedNumbers(rows: readonly CheckedRow[]): number[] {
  return rows.flatMap(({ isChecked, element, defect, recommendation }, index) =>
    !isChecked && `${element}${defect}${recommendation}`.trim() !== '' ? [index + 1] : [],
  );
}

/** "As of 22 November 2026, nobody had checked the observations of photos 3 and 5–9." '' for none. */
export function uncheckedParagraph(numbers: readonly number[], today: Date): string {
  if (numbers.length === 0) return '';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    today,
  );
  const what = numbers.length === 1 ? 'observation of photo' : 'observations of photos';
  return `As of ${day}, nobody had checked the ${what} ${listed(numbers)}.`;
}

export interface FoundParagraph {
  paragraph: string;
  /** Whether these are the rows that it names, by the numbers of today. */
  names: (numbers: readonly number[]) => boolean;
}

/** That paragraph in a text, as long as nobody rewrote it. */
export function findUncheckedParagraph(text: string): FoundParagraph | null {
  const paragraph = PARAGRAPH.exec(text)?.[1];
  if (paragraph === undefined) return null;
  return {
    paragraph,
    names: (numbers) =>
      meaningOf(paragraph) === meaningOf(uncheckedParagraph(numbers, new Date(0))),
  };
}

/** The text with that paragraph renewed, or without it where every row is checked. */
export function withUncheckedRows(text: string, numbers: readonly number[], today: Date): string {
  const now = uncheckedParagraph(numbers, today);
  const { paragraph } = findUncheckedParagraph(text) ?? {};
  if (paragraph === undefined) return now === '' ? text : `${text.trimEnd()}\n\n${now}`;
  const at = text.indexOf(paragraph);
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + paragraph.length).trim()];
  return [before, now, after].filter((part) => part !== '').join('\n\n');
}

/** Which photos a paragraph names, however it lists them, and what it leaves uncounted or unnamed. */
function meaningOf(paragraph: string): string {
  const numbers = photoReferencesIn(paragraph).flatMap((reference) => reference.numbers);
  const rest = /and others \(\d+ in all\)|\[deleted/.exec(paragraph)?.[0] ?? '';
  return `${[...new Set(numbers)].sort((a, b) => a - b).join()} ${rest}`;
}

function listed(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === (run.at(-1) ?? 0) + 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ''}–${run.at(-1) ?? ''}`] : run.map(String),
  );
  if (parts.length > MAX_LISTED) {
    return `${parts.slice(0, MAX_LISTED - 1).join(', ')} and others (${numbers.length} in all)`;
  }
  return parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
