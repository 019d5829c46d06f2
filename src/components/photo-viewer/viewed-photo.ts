import type { PhotoLine } from '../photo-lines';

export interface ViewedPhoto {
  /** The photo's stored URL. */
  photo: string;
  /** The row's number: "Photo 3". */
  number: number;
  /** The row's text about the photo. */
  caption?: string;
  /** Lines drawn on it, such as possible cracks. */
  lines?: readonly PhotoLine[];
  /** The stored drawing; null for none. */
  drawing?: unknown;
}

/** True when lines or a drawing can be hidden. */
export function hasMarks({ lines = [], drawing }: ViewedPhoto): boolean {
  return lines.length > 0 || (typeof drawing === 'object' && drawing !== null);
}
