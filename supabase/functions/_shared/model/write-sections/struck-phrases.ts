import type { NumberedObservation } from '../../analyst.ts';

/** Words in a row, of a language with spaces; characters in a row, of one without. */
const WORDS = 3;
const CHARACTERS = 6;

/** Phrases of a text: three words, of which two say something, or six Japanese characters. */
export function listPhrases(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\d]+/gu) ?? [];
  const spaced = words.flatMap((_, index) => {
    const some = words.slice(index, index + WORDS);
    const telling = some.filter((word) => word.length > 3);
    return some.length === WORDS && telling.length > 1 ? [some.join(' ')] : [];
  });
  const unspaced = (text.match(/[ぁ-ゖァ-ヺー一-龯々]+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - CHARACTERS + 1) }, (_, index) =>
      run.slice(index, index + CHARACTERS),
    ),
  );
  return [...spaced, ...unspaced];
}

/**
 * By photo, what an analyst had proposed for it and a person took out. What any row or the report's own
 * words still say is not struck: it may be about another photo.
 */
export function struckPhrases(
  rows: readonly NumberedObservation[],
  given: readonly string[],
): Map<number, Set<string>> {
  const corrected = rows.filter((row) => row.corrected !== null);
  if (corrected.length === 0) return new Map();
  const stands = new Set(
    [...given, ...rows.flatMap((row) => [row.element, row.defect, row.recommendation])].flatMap(
      listPhrases,
    ),
  );
  return new Map(
    corrected.flatMap(({ photos, corrected: proposed }) => {
      const struck = new Set(
        [proposed?.element, proposed?.defect, proposed?.recommendation]
          .flatMap((text) => listPhrases(text ?? ''))
          .filter((phrase) => !stands.has(phrase)),
      );
      return photos.map((number) => [number, struck] as const);
    }),
  );
}
