import { findPhotoReferences } from '@shared/photo-references';
import type { ShownSection } from '../texts/shown-section';

export interface ReferencedPhotos {
  /** Numbers of existing photos in the text, each once, ascending. */
  known: number[];
  /** Numbers in the text that the report does not have. */
  unknown: number[];
  /** Numbers that were no photo's when the text was saved, but now are. */
  strangers: number[];
}

/** The photos that a text refers to, in a report whose rows are numbered 1 to `count`. */
export function referencedPhotos(
  { text, unbound }: Pick<ShownSection, 'text' | 'unbound'>,
  count: number,
): ReferencedPhotos {
  const cited = new Set(findPhotoReferences(text).flatMap(({ numbers }) => numbers));
  const numbers = [...cited].sort((a, b) => a - b);
  const isThere = (number: number) => number >= 1 && number <= count;
  const isBound = (number: number) => isThere(number) && !unbound.includes(number);
  return {
    known: numbers.filter(isBound),
    unknown: numbers.filter((number) => !isThere(number)),
    strangers: numbers.filter((number) => isThere(number) && !isBound(number)),
  };
}
