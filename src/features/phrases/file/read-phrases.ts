import { countCharacters } from '../../../../supabase/functions/_shared/text/count-characters';
import type { Language } from '../../../../supabase/functions/_shared/languages/language';
import { isPhraseField, MAX_PHRASE, type NewPhrase } from '../schema';
import { decodeAs, decodeText, type Encoding } from './decode-text';
import { roleOfHead } from './heads';
import { type PhraseTable, splitText, tableOf } from './read-table';

/** What a list of phrases holds, and how many of its cells are too long to be one. */
export interface ReadPhrases {
  phrases: NewPhrase[];
  tooLong: number;
}

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

/** The phrases of a table: each column has its field, or each line says its own. */
export function listPhrases({ rows, roles, hasHead }: PhraseTable): ReadPhrases {
  const [fieldAt, textAt] = [roles.indexOf('field'), roles.indexOf('text')];
  const said = rows.slice(hasHead ? 1 : 0).flatMap((row): NewPhrase[] => {
    if (fieldAt < 0 || textAt < 0)
      return roles.flatMap((role, at) =>
        role !== null && isPhraseField(role) ? [{ field: role, text: row[at] ?? '' }] : [],
      );
    const field = roleOfHead(row[fieldAt] ?? '') ?? '';
    return isPhraseField(field) ? [{ field, text: row[textAt] ?? '' }] : [];
  });
  const fits = ({ text }: NewPhrase) => countCharacters(text) <= MAX_PHRASE;
  const phrases = said.filter((phrase) => phrase.text !== '' && fits(phrase));
  return { phrases, tooLong: said.filter((phrase) => !fits(phrase)).length };
}
