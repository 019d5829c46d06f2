import { LETTER } from '../photo-reference-languages.ts';

/** A table's words as whole words, whatever their case; within other letters where nothing is spaced. */
export function wordPattern(source: string, isUnspaced: boolean, flags = 'giu'): RegExp {
  return new RegExp(
    isUnspaced ? `(?:${source})` : `(?<!${LETTER}|\\d)(?:${source})(?!${LETTER}|\\d)`,
    flags,
  );
}
