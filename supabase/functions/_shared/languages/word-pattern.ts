import type { Language } from './language.ts';
import { FACTS_IN } from './tables/facts.ts';

/**
 * The letters of these languages and of their neighbours. As a property of Unicode they would be six
 * hundred ranges each time, and the patterns made of them take a second to compile.
 */
export const LETTER = '[a-zªºµß-öø-ɏͰ-ԯ]';

/** A table's words as whole words, whatever their case; within other letters where nothing is spaced. */
export function wordPattern(source: string, language: Language, flags = 'giu'): RegExp {
  return new RegExp(
    FACTS_IN[language].isUnspaced
      ? `(?:${source})`
      : `(?<!${LETTER}|\\d)(?:${source})(?!${LETTER}|\\d)`,
    flags,
  );
}
