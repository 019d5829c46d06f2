import type { Language } from '../../languages/language.ts';
import { numberRuns } from '../long-tables/number-runs.ts';
import { listingWords } from './listing-words.ts';

/** Words around a list of numbers: whether the list is of one decides their form. */
export type AroundList = (list: string, isOne: boolean) => string;

/** "Photos 3, 7–9 and 12" in a language, or the same list within other words. */
export function namePhotos(
  numbers: readonly number[],
  language: Language,
  around: AroundList = listingWords(language).photos,
): string {
  // British English has no comma before "and", and neither has the rule for reading references.
  const locale = language === 'en' ? 'en-GB' : language;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(numberRuns(numbers));
  return around(list, numbers.length === 1);
}
