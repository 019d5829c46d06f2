export interface ViewedPhoto {
  /** The photo's stored URL. */
  photo: string;
  /** The row's number: "Photo 3". */
  number: number;
  /** The row's text about the photo. */
  caption?: string;
  /** The stored drawing; null for none. */
  drawing?: unknown;
}

/** True when a drawing can be hidden. */
export function hasMarks({ drawing }: ViewedPhoto): boolean {
  return typeof drawing === 'object' && drawing !== null;
}
