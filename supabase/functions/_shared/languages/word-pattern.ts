import type { Language } from './language.ts';
import { FACTS_IN } from './tables/facts.ts';

/**
 * The letters of these languages and their neighbours. As a Unicode property they would be six
 * hundred ranges each time, and the patterns would take a second to compile.
 */
export const LETTER = '[a-zªºµß-öø-ɏͰ-ԯ]';

/** Matches a table's words as whole words in any case; anywhere in languages without spaces. */
export function wordPattern(source: string, language: Language, flags = 'giu'): RegExp {
  return new RegExp(
    FACTS_IN[language].isUnspaced
      ? `(?:${source})`
      : `(?<!${LETTER}|\\d)(?:${source})(?!${LETTER}|\\d)`,
    flags,
  );
}
