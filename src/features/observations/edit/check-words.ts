import { z } from 'zod';
import { withinBound } from '@/lib/within-bound';
import { eachField } from '@shared/report-fields';
import { mostCharacters, TYPED_FIELDS, type RowFieldName, type RowWords } from '@shared/row-words';
import { observationTextsSchema } from '../schema';

export type WordErrors = Partial<Record<RowFieldName, string>>;

const typedWordsSchema = z.object({
  ...eachField(TYPED_FIELDS, (name) => {
    const bound = withinBound(mostCharacters(name));
    return z.string().trim().check(bound);
  }),
  ...observationTextsSchema.shape,
});

/** Returns the words with typed ones trimmed, or the errors by word. */
export function checkWords(
  words: RowWords,
): { words: RowWords; errors: null } | { words: null; errors: WordErrors } {
  const parsed = typedWordsSchema.safeParse(words);
  if (parsed.success) return { words: { ...words, ...parsed.data }, errors: null };
  const errors: WordErrors = {};
  for (const { path, message } of parsed.error.issues) {
    errors[path[0] as RowFieldName] ??= message;
  }
  return { words: null, errors };
}
