import type { Language } from '../../../supabase/functions/_shared/contract';
import type { DocumentWords } from '../../../supabase/functions/_shared/languages/forms/document';
import { DOCUMENT_IN } from '../../../supabase/functions/_shared/languages/tables/document';

/** What a document in this language prints of its own accord. */
export function wordsOf(language: Language): DocumentWords {
  return DOCUMENT_IN[language];
}
