import type { Language } from '../../languages/language.ts';
import type { FindingWords } from './finding-words.ts';
import { DUTCH } from './in/dutch.ts';
import { ENGLISH } from './in/english.ts';
import { FRENCH } from './in/french.ts';
import { GERMAN } from './in/german.ts';
import { ITALIAN } from './in/italian.ts';
import { JAPANESE } from './in/japanese.ts';
import { PORTUGUESE } from './in/portuguese.ts';
import { SPANISH } from './in/spanish.ts';

const WORDS: Record<Language, FindingWords> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
  pt: PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** The built-in analyst's words in the language of the report. */
export function findingWordsIn(language: Language): FindingWords {
  return WORDS[language];
}
