import { LANGUAGES } from '@shared/languages/language';
import { choosePrintedWords } from '@/document/words/printed-words';
import { normaliseText } from '@/document/bookmarks/printed-text';
import type { TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { ColumnKind } from '@/document/model/report-content';
import { type Claim, listParagraphs, type WordBlock, type WordParagraph } from './word-blocks';
import type { ReadRow } from './word-reading';

/** A photo's caption as the file shows it. */
export interface ShownCaption {
  /** The words before its number: "Photo"; '' without a number of the photo's. */
  label: string;
  number: number | null;
  /** The words after its number, without the colon; the whole caption without such a number. */
  words: string;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const LABELS = LANGUAGES.map((language) => escaped(choosePrintedWords(language).photo.trim()));
/** A figure after a label is a measure or a date if it continues as one. */
const TYPED = new RegExp(
  String.raw`^(\s*(?:${LABELS.join('|')})?\s*)(\d{1,4})(?![\d.,/–-]*\d|\s*(?:mm|cm|m|km|%|°|‰|″|")(?!\p{L}))(.*)$`,
  'isu',
);
const PARTED = /^\s*[:.,;–—\-：、]?\s*/u;

/**
 * Reads a caption. Its number is Word's own count, else the figure right after the label, in any language: later
 * figures are a person's words.
 */
export function readCaption({ pieces }: WordParagraph): ShownCaption {
  const first = pieces.findIndex(({ field, text }) => field === 'SEQ' && /\d/u.test(text));
  const text = pieces.map((piece) => piece.text).join('');
  if (first >= 0) {
    const before = pieces
      .slice(0, first)
      .map((piece) => piece.text)
      .join('');
    const [, typed = '', digits = '', behind = ''] =
      /^(\D*)(\d+)(.*)$/su.exec(text.slice(before.length)) ?? [];
    return buildCaption(before + typed, digits, behind);
  }
  const [, label = '', digits = '', behind = ''] = TYPED.exec(text) ?? [];
  // A bare figure followed by words is no photo number.
  if (digits === '' || (label.trim() === '' && behind.trim() !== ''))
    return { label: '', number: null, words: normaliseText(text, 'line') };
  return buildCaption(label, digits, behind);
}

function buildCaption(label: string, digits: string, behind: string): ShownCaption {
  return {
    label: label.trim(),
    number: Number(digits),
    words: normaliseText(behind.replace(PARTED, ''), 'line'),
  };
}

/**
 * The words after the photos' numbers, once for each photo. Where photos have their own pages, the schedule has only
 * numbers.
 */
export function readCaptions(
  blocks: readonly WordBlock[],
  columns: readonly ColumnKind[],
  claims: Map<WordParagraph, Claim>,
): (TextBookmark & { text: string })[] {
  const kinds = columns.includes('number') ? ['photo', 'caption'] : ['row', 'photo', 'caption'];
  const found = new Map<string, TextBookmark & { text: string }>();
  for (const paragraph of listParagraphs(blocks)) {
    const bookmark = paragraph.bookmarks.find(({ kind }) => kinds.includes(kind));
    if (!bookmark || found.has(bookmark.id)) continue;
    claims.set(paragraph, 'caption');
    found.set(bookmark.id, { ...bookmark, text: readCaption(paragraph).words });
  }
  return [...found.values()];
}

export function withCaption(row: ReadRow, captions: ReturnType<typeof readCaptions>): ReadRow {
  const own = captions.find(({ id, kind }) => id === row.id && kind !== 'photo');
  return own ? { ...row, texts: { ...row.texts, caption: { text: own.text, hash: null } } } : row;
}
