import { type Language, parseLanguage } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';

/** The tag of a language as this person speaks it: "de-AT" rather than "de-DE" where their browser says so. */
export function speechTag(language: Language, tags: readonly string[]): string {
  const own = tags.find((tag) => tag.includes('-') && parseLanguage(tag) === language);
  // Recognisers want a country; ours is named where the browser's own list names none.
  return own ?? FACTS_IN[language].tag;
}
