import type { Language } from '../../../supabase/functions/_shared/languages/language';
import { FACTS_IN } from '../../../supabase/functions/_shared/languages/tables/facts';
import type { DocumentWords } from '../../../supabase/functions/_shared/languages/forms/document';
import { DOCUMENT_IN } from '../../../supabase/functions/_shared/languages/tables/document';

/** A language's words for documents, and its tag, by which dates are written and things counted. */
export type PrintedWords = DocumentWords & { tag: string };

/** Chooses a document's fixed words in this language. */
export function choosePrintedWords(language: Language): PrintedWords {
  return { ...DOCUMENT_IN[language], tag: FACTS_IN[language].tag };
}
