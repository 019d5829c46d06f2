import { LANGUAGES, type Language } from '../../../supabase/functions/_shared/contract';
import {
  AUTHORSHIPS,
  type DocumentWords,
} from '../../../supabase/functions/_shared/languages/forms/document';
import { DOCUMENT as ENGLISH } from '../../../supabase/functions/_shared/languages/en/document';
import { wordsOf } from './words-of';

const WORD = /\p{Script=Latin}[\p{Script=Latin}’]*/gu;
const SECTIONS = ['discussion', 'recommendation', 'both'] as const;

/** Every text that a table can give, its sentences for one and for several. */
export function textsOfTable(words: DocumentWords): string[] {
  const { authorship } = words;
  const sentences = [1, 2].flatMap((count) => {
    const rows = AUTHORSHIPS.map((kind) => authorship.rows[kind](count, 'X'));
    const part = { count, words: 'X' };
    return [...rows, authorship.alike(part), authorship.mixed(count, [part, part])];
  });
  const drafts = SECTIONS.flatMap((sections) => [
    authorship.kept(sections, 'X'),
    authorship.edited(sections, 'X'),
  ]);
  const names = [authorship.named('X'), words.location('X'), words.toPhoto(1)];
  const { parts } = words;
  const beside = [parts.rated('X'), parts.appendix('X', 'X'), parts.summary.more(2)];
  return [...stringsIn(words), ...sentences, ...drafts, ...names, ...beside];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? Object.values(value as object).flatMap(stringsIn) : [];
}

const wordsIn = (texts: string[]) =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []).map((word) => word.toLowerCase()));

const TABLES = Object.fromEntries(
  LANGUAGES.map((language) => [language, wordsIn(textsOfTable(wordsOf(language)))]),
) as Record<Language, Set<string>>;

/** Words of the English document that stand in a text, but for those that the language shares with it. */
export function englishLeft(text: string, language: Language, typed: string): string[] {
  const own = new Set([...TABLES[language], ...wordsIn([typed])]);
  const printed = wordsIn([text]);
  return [...wordsIn(textsOfTable(ENGLISH))].filter((word) => printed.has(word) && !own.has(word));
}
