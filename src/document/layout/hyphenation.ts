import { parseLanguage, type Language } from '@shared/languages/language';

/** Shown as a hyphen only where a line breaks at it. */
export const SOFT_HYPHEN = '\u00ad';

/** Puts soft hyphens into a word, where its language allows a break. */
export type Hyphenate = (word: string) => string;

/** Loads a language's patterns with the first file in it. Japanese breaks words anywhere. */
const PATTERNS = {
  de: () => import('hyphen/de'),
  en: () => import('hyphen/en-gb'),
  es: () => import('hyphen/es'),
  fr: () => import('hyphen/fr'),
  it: () => import('hyphen/it'),
  nl: () => import('hyphen/nl'),
  pl: () => import('hyphen/pl'),
  pt: () => import('hyphen/pt'),
} satisfies Record<Exclude<Language, 'ja'>, unknown>;
const SHORTEST = 6;

/** Loads the hyphenation of a document's language, named by a tag such as "de-DE". */
export async function loadHyphenation(tag: string): Promise<Hyphenate> {
  const language = parseLanguage(tag);
  if (language === null || language === 'ja') return (word) => word;
  const { default: patterns } = await PATTERNS[language]();
  return (word) =>
    patterns.hyphenateSync(word, { hyphenChar: SOFT_HYPHEN, minWordLength: SHORTEST });
}
