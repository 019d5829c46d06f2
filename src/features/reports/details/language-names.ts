import { LANGUAGES } from '../../../../supabase/functions/_shared/languages/language';
import { FACTS_IN } from '../../../../supabase/functions/_shared/languages/tables/facts';
import { eachField } from '../../../../supabase/functions/_shared/report-fields';

/** The languages that a report can be written in, each in English and in its own words. */
export const LANGUAGE_NAMES = eachField(LANGUAGES, (language) => {
  const { english, own } = FACTS_IN[language];
  return english === own ? english : `${english} – ${own}`;
});
