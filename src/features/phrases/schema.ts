import type { Database } from '@/lib/database.types';

type Row = Database['public']['Tables']['phrases']['Row'];

/** The screen's names for a phrase's fields. */
export const FIELD_NAMES = {
  element: 'Element',
  defect: 'Defect',
  recommendation: 'Recommendation',
} as const;
/** The text of a row that a phrase is for. */
export type PhraseField = keyof typeof FIELD_NAMES;

/** The database's own limit. */
export const MAX_PHRASE = 1000;

/** A phrase that a person saved. */
export interface Phrase extends Pick<Row, 'id' | 'text'> {
  field: PhraseField;
}
export type NewPhrase = Omit<Phrase, 'id'>;

export function isPhraseField(name: string): name is PhraseField {
  return Object.hasOwn(FIELD_NAMES, name);
}

/** Drops phrases already saved, and repeated ones. */
export function withoutKnown(
  phrases: readonly NewPhrase[],
  known: readonly NewPhrase[],
): NewPhrase[] {
  const buildKey = ({ field, text }: NewPhrase) => `${field} ${text.trim()}`;
  const seen = new Set(known.map(buildKey));
  return phrases.filter((phrase) => {
    const key = buildKey(phrase);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
