import type { Language } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';
import type { DocumentWords } from '@shared/languages/forms/document';
import type { LanguageFacts } from '@shared/languages/forms/facts';
import { DOCUMENT_IN } from '@shared/languages/tables/document';

/** A language's words for documents, its punctuation, and its tag for dates and plurals. */
export type PrintedWords = DocumentWords & Pick<LanguageFacts, 'tag' | 'signs'>;

export function choosePrintedWords(language: Language): PrintedWords {
  const { tag, signs } = FACTS_IN[language];
  return { ...DOCUMENT_IN[language], tag, signs };
}
