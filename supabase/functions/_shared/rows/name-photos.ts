import { fill } from '../languages/fill.ts';
import type { Language } from '../languages/language.ts';
import { ANALYST_IN } from '../languages/tables/analyst.ts';
import { listNumbers } from '../list-numbers.ts';

/** "Photos 3, 7–9 and 12" as written within a sentence; runs beyond `most` are counted. */
export function namePhotos(
  numbers: readonly number[],
  language: Language,
  most = Infinity,
): string {
  const { one, several } = ANALYST_IN[language].photos;
  const list = listNumbers(numbers, language, most);
  return fill(new Set(numbers).size === 1 ? one : several, { list });
}
