import type { PhotoLine } from '../photo-lines';

export interface ViewedPhoto {
  /** The photo's stored URL. */
  photo: string;
  /** The row's number: "Photo 3". */
  number: number;
  /** What the row says about it. */
  caption?: string;
  /** Lines drawn on it, such as possible cracks. */
  lines?: readonly PhotoLine[];
  /** What a person drew on it, as it is stored; null for nothing. */
  drawing?: unknown;
}

/** Whether something lies on the photo that can be hidden. */
export function hasMarks({ lines = [], drawing }: ViewedPhoto): boolean {
  return lines.length > 0 || (typeof drawing === 'object' && drawing !== null);
}
