import { locationSchema, observationTextsSchema, type RowWords, type WordName } from '../schema';

export type WordErrors = Partial<Record<WordName, string>>;

const typedWordsSchema = observationTextsSchema.extend({ location: locationSchema });

/** The words as they may be saved, the typed ones trimmed; or what is wrong, by word. */
export function checkWords(
  words: RowWords,
): { words: RowWords; errors: null } | { words: null; errors: WordErrors } {
  const parsed = typedWordsSchema.safeParse(words);
  if (parsed.success) return { words: { ...words, ...parsed.data }, errors: null };
  const errors: WordErrors = {};
  for (const { path, message } of parsed.error.issues) {
    errors[path[0] as WordName] ??= message;
  }
  return { words: null, errors };
}
