import type { PhraseTable } from '../../../../supabase/functions/_shared/languages/forms/phrases';
import type { Language } from '../../../../supabase/functions/_shared/languages/language';

/** One language's phrases are loaded, when somebody first types into a row. */
const LOADERS: Record<Language, () => Promise<{ PHRASES: PhraseTable }>> = {
  en: () => import('../../../../supabase/functions/_shared/languages/en/phrases'),
  de: () => import('../../../../supabase/functions/_shared/languages/de/phrases'),
  fr: () => import('../../../../supabase/functions/_shared/languages/fr/phrases'),
  es: () => import('../../../../supabase/functions/_shared/languages/es/phrases'),
  nl: () => import('../../../../supabase/functions/_shared/languages/nl/phrases'),
  pt: () => import('../../../../supabase/functions/_shared/languages/pt/phrases'),
  it: () => import('../../../../supabase/functions/_shared/languages/it/phrases'),
  ja: () => import('../../../../supabase/functions/_shared/languages/ja/phrases'),
  pl: () => import('../../../../supabase/functions/_shared/languages/pl/phrases'),
};

export async function loadSeeds(language: Language): Promise<PhraseTable> {
  return (await LOADERS[language]()).PHRASES;
}
