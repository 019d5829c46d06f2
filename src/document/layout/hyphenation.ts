import {
  parseLanguage,
  type Language,
} from '../../../supabase/functions/_shared/languages/language';

/** Shown as a hyphen where a line ends at it, and nowhere else. */
export const SOFT_HYPHEN = '\u00ad';

/** Puts soft hyphens into a word, where its language lets a line end. */
export type Hyphenate = (word: string) => string;

/** What the module of a language's patterns offers. */
interface Patterns {
  default: {
    hyphenateSync: (text: string, options: { hyphenChar: string; minWordLength: number }) => string;
  };
}

/** A language's patterns are loaded with the first file in it. Japanese parts its words anywhere. */
const PATTERNS: Record<Exclude<Language, 'ja'>, () => Promise<Patterns>> = {
  de: () => import('hyphen/de'),
  en: () => import('hyphen/en-gb'),
  es: () => import('hyphen/es'),
  fr: () => import('hyphen/fr'),
  it: () => import('hyphen/it'),
  nl: () => import('hyphen/nl'),
  pl: () => import('hyphen/pl'),
  pt: () => import('hyphen/pt'),
};
const SHORTEST = 6;

/** What parts words of a document's language, named by a tag such as "de-DE". */
export async function loadHyphenation(tag: string): Promise<Hyphenate> {
  const language = parseLanguage(tag);
  if (language === null || language === 'ja') return (word) => word;
  const { default: patterns } = await PATTERNS[language]();
  return (word) =>
    patterns.hyphenateSync(word, { hyphenChar: SOFT_HYPHEN, minWordLength: SHORTEST });
}
