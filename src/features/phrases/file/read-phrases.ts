import type { Language } from '@shared/languages/language';
import { decodeAs, decodeText, type Encoding } from './decode-text';
import { type PhraseTable, splitText, toPhraseTable } from './read-table';

/** A file before anything of it is stored. */
export interface ReadFile extends PhraseTable {
  /** Null for a spreadsheet, which has no choice of encoding. */
  encoding: Encoding | null;
  /** True when another encoding is possible. */
  isGuessed: boolean;
}

const NO_TABLE =
  'This file is no list that can be read. In your spreadsheet, save it as .xlsx or CSV and choose it again.';
const LOCKED = 'This file is protected by a password. Save a copy without one and choose that.';
const EMPTY = 'This file is empty. Choose one with a phrase on each line.';
/** The start of a web page, RTF or PDF, whatever its name; other binary files have non-text characters. */
const OTHER_FORMAT = /^\s*(?:<[!?a-z]|\{\\rtf|%PDF|\[?\{")/i;
// eslint-disable-next-line no-restricted-syntax, no-control-regex -- it judges a file, and takes nothing out
const NO_TEXT = /(?![\t-\r\u001a-\u001f\u007f-\u009f])[\p{Cc}\p{Cn}\ufffd]/gu;

/** Reads a .csv, .txt or .xlsx; a text in the given encoding, else the detected one. */
export async function readPhraseFile(
  file: Blob,
  languages: readonly Language[],
  asked?: Encoding,
): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  // A ZIP archive, or Excel's format from before 2007.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) {
    const { readSheet } = await import('./read-sheet');
    try {
      return { ...toPhraseTable(readSheet(bytes)), encoding: null, isGuessed: false };
    } catch (error) {
      // Excel stores encrypted ones in its old format.
      if (new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage'))
        throw new Error(LOCKED, { cause: error });
      throw new Error(NO_TABLE, { cause: error });
    }
  }
  const found = decodeText(bytes, languages);
  const strange = found.text.match(NO_TEXT)?.length ?? 0;
  if (OTHER_FORMAT.test(found.text) || strange > 2 + found.text.length / 50)
    throw new Error(NO_TABLE);
  const table = toPhraseTable(splitText(asked ? decodeAs(bytes, asked) : found.text));
  if (table.rows.length === 0) throw new Error(EMPTY);
  return {
    ...table,
    encoding: asked ?? found.encoding,
    isGuessed: !found.isSure,
  };
}
