import { fill } from './languages/fill.ts';
import type { Language } from './languages/language.ts';
import { FACTS_IN } from './languages/tables/facts.ts';
import { TEXTS_IN } from './languages/tables/texts.ts';

/** More runs of numbers than this are counted, not listed: nobody would read them. */
export const MAX_LISTED = 40;

/** "3, 5–9 and 12" in a language; runs beyond `most` are counted. */
export function listNumbers(
  numbers: readonly number[],
  language: Language,
  most = MAX_LISTED,
): string {
  const { signs, list } = FACTS_IN[language];
  const { comma } = signs;
  const parts = numberRuns(numbers, list.to);
  if (parts.length > most) {
    return (
      parts.slice(0, most - 1).join(comma) +
      fill(TEXTS_IN[language].unchecked.others, { count: new Set(numbers).size })
    );
  }
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(list.and);
}

/** Ascending numbers as briefly as possible: "3, 7–9" for 3, 7, 8, 9. Two in a row stay two. */
export function numberRuns(numbers: readonly number[], to = '–'): string[] {
  const runs: number[][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === (run.at(-1) ?? 0) + 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ''}${to}${run.at(-1) ?? ''}`] : run.map(String),
  );
}
