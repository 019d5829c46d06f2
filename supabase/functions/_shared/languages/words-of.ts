import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import type { Language } from './language.ts';
import type { LanguageWords } from './language-words.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** Each language's words. */
export const WORDS_OF: Record<Language, LanguageWords> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
  pt: PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};
