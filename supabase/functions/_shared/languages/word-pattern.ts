/**
 * The letters of these languages and of their neighbours. As a property of Unicode they would be six
 * hundred ranges each time, and the patterns made of them take a second to compile.
 */
export const LETTER = '[a-zªºµß-öø-ɏͰ-ԯ]';

/** A table's words as whole words, whatever their case; within other letters where nothing is spaced. */
export function wordPattern(source: string, isUnspaced: boolean, flags = 'giu'): RegExp {
  return new RegExp(
    isUnspaced ? `(?:${source})` : `(?<!${LETTER}|\\d)(?:${source})(?!${LETTER}|\\d)`,
    flags,
  );
}
