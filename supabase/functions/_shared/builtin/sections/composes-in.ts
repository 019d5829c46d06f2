import type { Language } from '../../languages/language.ts';

/** The languages that the built-in analyst writes sections in. */
const COMPOSER_LANGUAGES: readonly Language[] = ['en'];

/** Whether its sections are in the report's language; they are English where they are not. */
export function composesIn(language: Language): boolean {
  return COMPOSER_LANGUAGES.includes(language);
}
