import { LANGUAGES, type Language } from './language.ts';
import { FACTS_IN } from './tables/facts.ts';
import { PATTERNS_IN } from './tables/patterns.ts';
import { TEXTS_IN } from './tables/texts.ts';

const WORDS = /[a-zªºµß-öø-ɏ]+/g;
const KANA_OR_HAN = /[぀-ヿ㐀-鿿ｦ-ﾟ]/g;
/** The language recognised by its script, which no other language uses. */
const UNSPACED = LANGUAGES.find((language) => FACTS_IN[language].isUnspaced);
/** So many Latin letters in such a text are more than names, units and designations. */
const MANY_LETTERS = 16;
/** So many known words identify a language; fewer may be a name, or shared by several. */
const ENOUGH_WORDS = 2;

const SMALL = new Map(
  LANGUAGES.map((language) => [language, new Set(TEXTS_IN[language].common.split('|'))]),
);
const TELLING = new Map(
  LANGUAGES.map((language) => {
    const { trade } = PATTERNS_IN[language];
    return [language, new Set(`${TEXTS_IN[language].common}|${trade}`.split('|'))];
  }),
);

/**
 * The language of a text when it is certainly not the expected one. Null when it is, or when the
 * text is too short to tell.
 */
export function detectOtherLanguage(text: string, expected: Language): Language | null {
  const signs = text.match(KANA_OR_HAN)?.length ?? 0;
  const words = text.toLowerCase().match(WORDS) ?? [];
  const letters = words.join('').length;
  if (expected === UNSPACED) {
    if (letters < MANY_LETTERS || signs * 2 > letters) return null;
    return likeliest(words, expected)?.language ?? 'en';
  }
  if (signs >= 4 && signs * 3 > letters) return UNSPACED ?? null;
  const best = likeliest(words, expected);
  if (!best || best.score < ENOUGH_WORDS) return null;
  return best.score > 2 * countTellingWords(words, expected) ? best.language : null;
}

function likeliest(words: readonly string[], expected: Language) {
  const others = LANGUAGES.filter((language) => language !== expected && language !== UNSPACED);
  const scored = others.map((language) => ({
    language,
    score: countTellingWords(words, language),
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best : null;
}

function countTellingWords(words: readonly string[], language: Language): number {
  return words.filter((word) => TELLING.get(language)?.has(word)).length;
}

export function isSmallWord(word: string, language: Language): boolean {
  return SMALL.get(language)?.has(word.toLowerCase()) ?? false;
}
