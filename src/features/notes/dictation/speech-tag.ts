import { type Language, parseLanguage } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';

/** A person's variant of a language: "de-AT" rather than "de-DE" where their browser lists it. */
export function speechTag(language: Language, tags: readonly string[]): string {
  const own = tags.find((tag) => tag.includes('-') && parseLanguage(tag) === language);
  // Recognisers need a country; ours is the default if the browser lists none.
  return own ?? FACTS_IN[language].tag;
}
