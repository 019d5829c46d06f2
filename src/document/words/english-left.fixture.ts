import { LANGUAGES, type Language } from '@shared/languages/language';
import type { DocumentWords } from '@shared/languages/forms/document';
import { DOCUMENT as ENGLISH } from '@shared/languages/en/document';
import { choosePrintedWords } from './printed-words';

const WORD = /\p{Script=Latin}[\p{Script=Latin}’]*/gu;

/** Every text of a table, its forms for one and for several as one. */
export function textsOfTable(words: DocumentWords): string[] {
  return listStrings(words);
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+\}/g, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  const texts = Object.values(value).flatMap(listStrings);
  return 'other' in value ? [texts.join(' ')] : texts;
}

const collectWords = (texts: string[]) =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []).map((word) => word.toLowerCase()));

const TABLES = Object.fromEntries(
  LANGUAGES.map((language) => [language, collectWords(textsOfTable(choosePrintedWords(language)))]),
) as Record<Language, Set<string>>;

/** Words of the English document that stand in a text, but for those that the language shares with it. */
export function englishLeft(text: string, language: Language, typed: string): string[] {
  const own = new Set([...TABLES[language], ...collectWords([typed])]);
  const printed = collectWords([text]);
  return [...collectWords(textsOfTable(ENGLISH))].filter(
    (word) => printed.has(word) && !own.has(word),
  );
}
