import type { Language } from '../../../supabase/functions/_shared/contract';
import type { DocumentWords } from './document-words';
import { DUTCH } from './dutch';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { JAPANESE } from './japanese';
import { PORTUGUESE } from './portuguese';
import { SPANISH } from './spanish';

const WORDS: Record<Language, DocumentWords> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
  pt: PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** What a document in this language prints of its own accord. */
export function wordsOf(language: Language): DocumentWords {
  return WORDS[language];
}
