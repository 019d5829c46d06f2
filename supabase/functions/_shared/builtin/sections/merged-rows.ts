import { splitActions } from './action.ts';
import type { AssessedRow } from './assessed-row.ts';
import { listRowNumbers } from './grouping.ts';
import { cited, splitProse } from './prose.ts';

/** Rows that say the same of the same kind of element: one statement, citing all their photos. */
export interface MergedRows {
  rows: [AssessedRow, ...AssessedRow[]];
  /** The sentence that they share. */
  shared: string;
  /** What single rows add to it. */
  further: Further[];
}

interface Further {
  sentence: string;
  numbers: number[];
}

/** A longer sentence is a list or a paragraph without stops; it is referred to, not quoted. */
export const MAX_QUOTED = 600;

const keyOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Brings together rows whose first sentence is the same, in the order of the rows. */
export function merged(
  rows: AssessedRow[],
  sentencesIn: (row: AssessedRow) => string[],
  keepsFurther: boolean,
): MergedRows[] {
  const byKey = new Map<string, MergedRows>();
  for (const row of rows) {
    const [shared = ''] = sentencesIn(row);
    const same = byKey.get(keyOf(shared));
    if (same) same.rows.push(row);
    else byKey.set(keyOf(shared), { rows: [row], shared, further: [] });
  }
  if (keepsFurther) {
    const seen = new Map<string, Further>();
    for (const row of rows) addFurther(row, sentencesIn(row), byKey, seen);
  }
  return [...byKey.values()];
}

/** What a row adds to its first sentence; what is said already elsewhere gains the row's photo there. */
function addFurther(
  row: AssessedRow,
  [shared = '', ...rest]: string[],
  byKey: Map<string, MergedRows>,
  seen: Map<string, Further>,
) {
  for (const sentence of rest) {
    const elsewhere = byKey.get(keyOf(sentence));
    const before = seen.get(keyOf(sentence));
    if (elsewhere) {
      if (!elsewhere.rows.includes(row)) elsewhere.rows.push(row);
    } else if (before) {
      const isCited = row.photos.every((number) => before.numbers.includes(number));
      if (!isCited) before.numbers.push(...row.photos);
    } else {
      const further = { sentence, numbers: [...row.photos] };
      seen.set(keyOf(sentence), further);
      byKey.get(keyOf(shared))?.further.push(further);
    }
  }
}

export function defectSentences({ defect }: AssessedRow): string[] {
  return splitProse(defect);
}

export function recommendedActions({ recommendation }: AssessedRow): string[] {
  return splitActions(recommendation);
}

/** What rows add to their shared sentence, one sentence each; the photos are cited unless they are those of all. */
export function furtherSentences(
  { rows, further }: MergedRows,
  asSentence: (sentence: string) => string,
): string[] {
  return further
    .filter(({ sentence }) => sentence.length <= MAX_QUOTED)
    .map(({ sentence, numbers }) => {
      const isOfAll = numbers.join() === listRowNumbers(rows).join();
      return isOfAll ? asSentence(sentence) : cited(asSentence(sentence), numbers);
    });
}
