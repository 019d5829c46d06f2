import { type Language, languageOf } from '../../../../supabase/functions/_shared/contract';

/** Recognisers want a country; one is named where the browser's own list names none. */
const USUAL: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  nl: 'nl-NL',
  pt: 'pt-PT',
  it: 'it-IT',
  ja: 'ja-JP',
};

/** The tag of a language as this person speaks it: "de-AT" rather than "de-DE" where their browser says so. */
export function speechTag(language: Language, tags: readonly string[]): string {
  const own = tags.find((tag) => tag.includes('-') && languageOf(tag) === language);
  return own ?? USUAL[language];
}
