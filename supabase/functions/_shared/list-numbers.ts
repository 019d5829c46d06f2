import { fill } from './languages/fill.ts';
import type { Language } from './languages/language.ts';
import { FACTS_IN } from './languages/tables/facts.ts';
import { TEXTS_IN } from './languages/tables/texts.ts';

/** More runs of numbers than this are counted, not listed: nobody reads the list. */
const MAX_LISTED = 40;

/** "3, 5–9 and 12" in a language: ascending numbers, runs of three and more as ranges. */
export function listNumbers(numbers: readonly number[], language: Language): string {
  const { comma, and, to } = FACTS_IN[language].list;
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === (run.at(-1) ?? 0) + 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ''}${to}${run.at(-1) ?? ''}`] : run.map(String),
  );
  if (parts.length > MAX_LISTED) {
    return (
      parts.slice(0, MAX_LISTED - 1).join(comma) +
      fill(TEXTS_IN[language].unchecked.others, { count: numbers.length })
    );
  }
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(and);
}
