import { fill } from '../../languages/fill.ts';
import type { ListSentence } from '../../languages/forms/analyst.ts';
import type { Language } from '../../languages/language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { numberRuns } from '../long-tables/number-runs.ts';

/** "Photos 3, 7–9 and 12" in a language, or the same list within other words. */
export function namePhotos(
  numbers: readonly number[],
  language: Language,
  around: ListSentence = ANALYST_IN[language].listing.photos,
): string {
  // By the tag with its region: British English has no comma before "and", as the rule for reading references.
  const list = new Intl.ListFormat(FACTS_IN[language].tag, { type: 'conjunction' });
  const numbered = { list: list.format(numberRuns(numbers)) };
  return fill(numbers.length === 1 ? around.one : around.several, numbered);
}
