import { photoReferencesIn } from '../../../../supabase/functions/_shared/contract';

export interface ReferencedPhotos {
  /** Numbers of the report's photos that the text names, each once, ascending. */
  known: number[];
  /** Numbers that the text names and the report does not have. */
  unknown: number[];
}

/** The photos that a text refers to, in a report whose rows are numbered 1 to `count`. */
export function referencedPhotos(text: string, count: number): ReferencedPhotos {
  const named = new Set(photoReferencesIn(text).flatMap(({ numbers }) => numbers));
  const numbers = [...named].sort((a, b) => a - b);
  const isKnown = (number: number) => number >= 1 && number <= count;
  return { known: numbers.filter(isKnown), unknown: numbers.filter((n) => !isKnown(n)) };
}
