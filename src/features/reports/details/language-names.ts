import {
  LANGUAGES,
  type Language,
} from '../../../../supabase/functions/_shared/languages/language';
import { FACTS_IN } from '../../../../supabase/functions/_shared/languages/tables/facts';

const namesOf = (language: Language) => {
  const { english, own } = FACTS_IN[language];
  return [language, english === own ? english : `${english} – ${own}`];
};

/** The languages that a report can be written in, each in English and in its own words. */
export const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map(namesOf)) as Record<
  Language,
  string
>;
