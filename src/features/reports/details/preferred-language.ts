import { parseLanguage, type Language } from '@shared/languages/language';

/** The first of the browser's languages that reports can be written in. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = parseLanguage(tag);
    if (language) return language;
  }
  return 'en';
}
