import type { Language } from '../../../../supabase/functions/_shared/languages/language';
import { decodeAs, decodeText, type Encoding } from './decode-text';
import { type PhraseTable, splitText, tableOf } from './read-table';

/** A file before anything of it is stored. */
export interface ReadFile extends PhraseTable {
  /** Null for a spreadsheet, whose text is what it is. */
  encoding: Encoding | null;
  /** Whether another encoding may be meant. */
  isGuessed: boolean;
}

const NO_TABLE =
  'This file is no list that can be read. In your spreadsheet, save it as .xlsx or CSV and choose it again.';

/** Reads a .csv, .txt or .xlsx, a text by the encoding that is asked for or else found. */
export async function readPhraseFile(
  file: Blob,
  languages: readonly Language[],
  asked?: Encoding,
): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  // A ZIP archive, or Excel's format of before 2007.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) {
    const { readSheet } = await import('./read-sheet');
    try {
      return { ...tableOf(readSheet(bytes)), encoding: null, isGuessed: false };
    } catch (error) {
      throw new Error(NO_TABLE, { cause: error });
    }
  }
  const found = decodeText(bytes, languages);
  const text = asked ? decodeAs(bytes, asked) : found.text;
  return {
    ...tableOf(splitText(text)),
    encoding: asked ?? found.encoding,
    isGuessed: !found.isSure,
  };
}
