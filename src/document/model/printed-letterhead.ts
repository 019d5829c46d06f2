import { cleanLine, splitLines } from './clean-text';
import type { Cover, PrintedPicture, SignatureBlock } from './report-parts';
import type { Detail } from './report-text';
import type { PartWords } from '../../../supabase/functions/_shared/languages/forms/document-parts';

interface StoredPicture {
  media_type: PrintedPicture['mediaType'];
  width: number;
  height: number;
  data: string;
}

/** The firm and the author as a document needs them; blank is not entered. */
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

/** The firm at the head of a cover; null where nothing of it was entered. */
export function buildCoverFirm(letterhead: SourceLetterhead | null): Cover['firm'] {
  if (!letterhead) return null;
  const name = cleanLine(letterhead.firm_name);
  const lines = [
    ...splitLines(letterhead.firm_address),
    ...[letterhead.firm_phone, letterhead.firm_email, letterhead.firm_website].map(cleanLine),
    cleanLine(letterhead.firm_registration),
  ].filter((line) => line !== '');
  const logo = printed(letterhead.logo, name);
  return name === '' && lines.length === 0 && logo === null ? null : { name, lines, logo };
}

/** "A. Mason BEng CEng MICE"; blank where no name was entered. */
export function formatAuthor(letterhead: SourceLetterhead | null): string {
  if (!letterhead) return '';
  const name = cleanLine(letterhead.author_name);
  return name === '' ? '' : `${name} ${cleanLine(letterhead.author_letters)}`.trim();
}

/** Who signed which revision, and when, in the document's words. */
export interface Signing {
  signatory: string;
  signedOn: string;
  revision: string;
}

/**
 * The block that a report is signed in: filled in once a revision is signed, with lines to sign on by
 * hand before.
 */
export function signatureBlock(
  letterhead: SourceLetterhead | null,
  signing: Signing | null,
  words: PartWords['signature'],
): SignatureBlock {
  const lines: Detail[] = [
    { label: words.name, value: signing?.signatory ?? formatAuthor(letterhead) },
    { label: words.membership, value: cleanLine(letterhead?.author_membership ?? '') },
    { label: words.firm, value: cleanLine(letterhead?.firm_name ?? '') },
    { label: words.revision, value: signing?.revision ?? '' },
    { label: words.signedOn, value: signing?.signedOn ?? '' },
  ];
  // A name and a day are written in by hand where nobody has signed yet.
  const isKept = ({ label, value }: Detail) =>
    value !== '' || (signing === null && [words.name, words.signedOn].includes(label));
  return {
    heading: words.heading,
    lines: lines.filter(isKept),
    label: words.signature,
    // A picture of a signature stands only beneath what was signed.
    picture: signing && printed(letterhead?.signature ?? null, words.signature),
  };
}

function printed(picture: StoredPicture | null, alt: string): PrintedPicture | null {
  return picture && { mediaType: picture.media_type, ...size(picture), data: picture.data, alt };
}

const size = ({ width, height }: StoredPicture) => ({ width, height });
