import type { LetterheadPicture, LetterheadText, PictureKind } from '@/records/letterhead';
import { cleanLine } from './clean-text';

/** A picture of the firm or its author. */
export interface PrintedPicture {
  mediaType: 'image/png' | 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
  /** Base64. */
  data: string;
  alt: string;
}

type StoredPicture = Omit<LetterheadPicture, 'sha256'>;

/** The firm and the author as a document needs them; blank where not entered. */
export type SourceLetterhead = Record<LetterheadText, string> &
  Record<PictureKind, StoredPicture | null>;

/** "A. Mason BEng CEng MICE"; blank where no name was entered. */
export function formatAuthor(letterhead: SourceLetterhead | null): string {
  if (!letterhead) return '';
  const name = cleanLine(letterhead.author_name);
  return name === '' ? '' : `${name} ${cleanLine(letterhead.author_letters)}`.trim();
}

/** A revision's signatory and time, in the document's words. */
export interface Signing {
  signatory: string;
  signedOn: string;
  revision: string;
}

/** A stored picture with its description for readers who cannot see it. */
export function printedPicture(picture: StoredPicture | null, alt: string): PrintedPicture | null {
  if (!picture) return null;
  const { media_type: mediaType, width, height, data } = picture;
  return { mediaType, width, height, data, alt };
}
