import { observationTextsSchema, type ObservationTexts } from '../schema';

export type TextName = keyof ObservationTexts;
export type TextErrors = Partial<Record<TextName, string>>;

/** The texts as they may be saved, trimmed; or what is wrong, by text. */
export function checkTexts(
  texts: ObservationTexts,
): { texts: ObservationTexts; errors: null } | { texts: null; errors: TextErrors } {
  const parsed = observationTextsSchema.safeParse(texts);
  if (parsed.success) return { texts: parsed.data, errors: null };
  const errors: TextErrors = {};
  for (const { path, message } of parsed.error.issues) {
    errors[path[0] as TextName] ??= message;
  }
  return { texts: null, errors };
}
