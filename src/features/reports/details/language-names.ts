import { LANGUAGES } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';
import { eachField } from '@shared/report-fields';

/** The report languages, each in English and in its own words. */
export const LANGUAGE_NAMES = eachField(LANGUAGES, (language) => {
  const { english, own } = FACTS_IN[language];
  return english === own ? english : `${english} – ${own}`;
});
