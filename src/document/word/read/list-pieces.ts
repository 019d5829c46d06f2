import { normaliseText } from '@/document/bookmarks/printed-text';
import { textHash, type TextBookmark } from '@/document/bookmarks/bookmark-name';
import { listElements, readText, type XmlElement } from '@/document/word/package/xml-tree';
import { readCaption } from './read-caption';
import {
  type Claim,
  listParagraphs,
  type Piece,
  type WordBlock,
  type WordParagraph,
  type WordPiece,
} from './word-blocks';

export interface Claimed {
  reportId: string;
  claims: ReadonlyMap<WordParagraph, Claim>;
  /** The row of each paragraph in the table; '' for a row added in Word. */
  owners: ReadonlyMap<WordParagraph, string>;
  /** Footnotes and endnotes by their references. */
  notes: ReadonlyMap<string, string>;
}

const TOKEN = 4;

/** A piece's token in the file's account. */
export function pieceToken(kind: WordPiece['kind'], words: string): string {
  return textHash(`${kind} ${words}`).slice(-TOKEN);
}

const makePiece = (
  owner: string | null,
  kind: WordPiece['kind'],
  text: string,
  words = text,
): WordPiece => ({ owner, kind, text, token: pieceToken(kind, words) });

/** Every piece of a body outside the report's texts, in order. */
export function listPieces(blocks: readonly WordBlock[], claimed: Claimed): WordPiece[] {
  const { reportId, claims, owners, notes } = claimed;
  const pieces: WordPiece[] = [];
  let at: string | null = null;
  for (const paragraph of listParagraphs(blocks)) {
    const bookmark = paragraph.bookmarks.findLast(isOfRowOrReport);
    if (bookmark) at = bookmark.id === reportId ? null : bookmark.id;
    else if (paragraph.heading === 1) at = null;
    const owner = owners.get(paragraph) ?? at;
    // A copied row's pieces are accepted or left with it.
    if (owner === '') continue;
    const left = unclaimed(paragraph, claims.get(paragraph));
    const words = normaliseText(left.map(counted).join(''), 'line');
    const text = normaliseText(left.map((piece) => piece.text).join(''), 'line');
    if (words !== '') pieces.push(makePiece(owner, 'words', text, words));
    for (const drawing of paragraph.drawings)
      pieces.push(makePiece(owner, 'picture', normaliseText(drawing.words, 'line')));
    for (const note of paragraph.notes)
      pieces.push(makePiece(owner, 'note', notes.get(note) ?? ''));
  }
  return pieces;
}

const isOfRowOrReport = ({ kind }: TextBookmark) => kind !== 'photo' && kind !== 'caption';

function unclaimed(paragraph: WordParagraph, claim: Claim | undefined): Piece[] {
  const { pieces } = paragraph;
  if (claim === undefined) return pieces;
  if (claim === 'whole') return [];
  if (claim === 'caption')
    return [{ text: readCaption(paragraph).label, isBold: false, link: null }];
  const tab = pieces.findIndex(({ text }) => text.includes('\t'));
  return pieces
    .slice(0, tab + 1)
    .map((piece) => ({ ...piece, text: piece.text.replace(/\t.*$/su, '') }));
}

/** Fields that programs recount: page and photo numbers, and the contents. */
const COUNTED = new Set(['SEQ', 'PAGE', 'PAGEREF', 'NUMPAGES', 'SECTIONPAGES', 'REF', 'TOC']);

function counted({ text, field, link }: Piece): string {
  if (COUNTED.has(field ?? '')) return '';
  return link ? text.replaceAll(/\d+/gu, '') : text;
}

/** Headers and footers, each paragraph once: programs reorganise their parts. */
export function listFurniture(blocks: readonly WordBlock[]): WordPiece[] {
  const pieces = listParagraphs(blocks).flatMap(({ pieces: own }) => {
    const words = normaliseText(own.map(counted).join(''), 'line');
    const text = normaliseText(own.map((piece) => piece.text).join(''), 'line');
    return /[\p{L}\p{N}]/u.test(words) ? [makePiece(null, 'page', text, words)] : [];
  });
  return [...new Map(pieces.map((piece) => [piece.token, piece])).values()];
}

/** The words of footnotes and endnotes, by their references. */
export function readNotes(parts: readonly XmlElement[]): Map<string, string> {
  return new Map(
    parts.flatMap(listElements).map((note) => {
      const id = note.attributes['w:id'] ?? '';
      return [`${note.name.slice(2)} ${id}`, normaliseText(readText(note), 'line')] as const;
    }),
  );
}
