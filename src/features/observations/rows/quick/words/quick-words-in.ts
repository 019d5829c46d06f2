import type { Language } from '../../../../../../supabase/functions/_shared/contract';
import { DUTCH } from './dutch';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import { JAPANESE } from './japanese';
import { PORTUGUESE } from './portuguese';
import type { QuickTable } from './quick-table';
import { SPANISH } from './spanish';

const TABLES: Record<Language, QuickTable> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  nl: DUTCH,
  pt: PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** The words of quick choices in the language of the report; the screen's own are English. */
export function quickWordsIn(language: Language): QuickTable {
  return TABLES[language];
}
