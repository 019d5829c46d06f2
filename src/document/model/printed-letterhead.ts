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

interface StoredPicture {
  media_type: PrintedPicture['mediaType'];
  width: number;
  height: number;
  data: string;
}

/** The firm and the author as a document needs them; blank where not entered. */
export interface SourceLetterhead {
  firm_name: string;
  firm_address: string;
  firm_registration: string;
  firm_phone: string;
  firm_email: string;
  firm_website: string;
  author_name: string;
  author_letters: string;
  author_membership: string;
  logo: StoredPicture | null;
  signature: StoredPicture | null;
}

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
