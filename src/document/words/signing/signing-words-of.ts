import type { Language } from '../../../../supabase/functions/_shared/contract';
import { DUTCH_SIGNING } from './dutch-signing';
import { ENGLISH_SIGNING } from './english-signing';
import { FRENCH_SIGNING } from './french-signing';
import { GERMAN_SIGNING } from './german-signing';
import { ITALIAN_SIGNING } from './italian-signing';
import { JAPANESE_SIGNING } from './japanese-signing';
import { PORTUGUESE_SIGNING } from './portuguese-signing';
import { SPANISH_SIGNING } from './spanish-signing';
import type { SigningWords } from './signing-words';

const WORDS: Record<Language, SigningWords> = {
  en: ENGLISH_SIGNING,
  de: GERMAN_SIGNING,
  fr: FRENCH_SIGNING,
  es: SPANISH_SIGNING,
  nl: DUTCH_SIGNING,
  pt: PORTUGUESE_SIGNING,
  it: ITALIAN_SIGNING,
  ja: JAPANESE_SIGNING,
};

/** What a signed document in this language says of its signature. */
export function signingWordsOf(language: Language): SigningWords {
  return WORDS[language];
}
