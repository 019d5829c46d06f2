import type { NumberedObservation } from '../../analyst.ts';

/** Consecutive words in a language with spaces; characters in one without. */
const WORDS = 3;
const CHARACTERS = 6;

/** A text's phrases: three words, at least two of them long, or six Japanese characters. */
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
 * Proposed phrases that a person removed, by photo. Phrases that any row or the report itself still
 * has do not count: they may concern another photo.
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
