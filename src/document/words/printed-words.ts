import type { Language } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';
import type { DocumentWords } from '@shared/languages/forms/document';
import type { LanguageFacts } from '@shared/languages/forms/facts';
import { DOCUMENT_IN } from '@shared/languages/tables/document';

/** A language's words for documents, its signs, and its tag, by which dates are written and things counted. */
export type PrintedWords = DocumentWords & Pick<LanguageFacts, 'tag' | 'signs'>;

/** Chooses a document's fixed words in this language. */
export function choosePrintedWords(language: Language): PrintedWords {
  const { tag, signs } = FACTS_IN[language];
  return { ...DOCUMENT_IN[language], tag, signs };
}
