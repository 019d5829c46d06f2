import { cleanLine } from '@/document/model/clean-text';
import type { PartModel } from '@/document/model/part-model';
import {
  formatAuthor,
  printedPicture,
  type PrintedPicture,
  type Signing,
  type SourceLetterhead,
} from '@/document/model/printed-letterhead';
import type { Detail } from '@/document/model/report-text';
import type { PrintedWords } from '@/document/words/printed-words';

export interface Signature {
  heading: string;
  lines: Detail[];
  /** Beside the picture, or beside the line to sign on. */
  label: string;
  picture: PrintedPicture | null;
}

export const MODEL: PartModel<Signature> = {
  build: ({ source: { letterhead, signing }, layout, words }) =>
    layout.signature || signing ? buildSignature(letterhead, signing, words) : null,
  outline: ({ heading }) => [{ id: 'signature', level: 1, text: heading }],
};

/** The signature block: filled in once a revision is signed, with blank lines before. */
function buildSignature(
  letterhead: SourceLetterhead | null,
  signing: Signing | null,
  { fields, parts: { signature: words } }: PrintedWords,
): Signature {
  const lines: Detail[] = [
    { label: words.name, value: signing?.signatory ?? formatAuthor(letterhead) },
    { label: words.membership, value: cleanLine(letterhead?.author_membership ?? '') },
    { label: words.firm, value: cleanLine(letterhead?.firm_name ?? '') },
    { label: fields.revision, value: signing?.revision ?? '' },
    { label: words.signedOn, value: signing?.signedOn ?? '' },
  ];
  // Before signing, name and date are blank lines to fill in.
  const isKept = ({ label, value }: Detail) =>
    value !== '' || (signing === null && [words.name, words.signedOn].includes(label));
  return {
    heading: words.heading,
    lines: lines.filter(isKept),
    label: words.heading,
    // A signature's picture is printed only on a signed revision.
    picture: signing && printedPicture(letterhead?.signature ?? null, words.heading),
  };
}
