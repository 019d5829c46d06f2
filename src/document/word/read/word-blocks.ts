import type { TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { ListItem } from '@/document/word/package/styles';

/** A part of a file outside the report's texts. */
export interface WordPiece {
  /** Its row; null for the document's own. */
  owner: string | null;
  kind: 'words' | 'picture' | 'note' | 'page';
  text: string;
  /** Identifies it independently of photo numbers: four letters and digits. */
  token: string;
}

/** The part of a paragraph that belongs to a text of the report. */
export type Claim = 'whole' | 'behind tab' | 'caption';

/** A piece of a paragraph's text; '\n' and '\t' are breaks and tabs. */
export interface Piece {
  text: string;
  isBold: boolean;
  /** The photo that a link or reference leads to, by its exported number; one object for each link. */
  link: { photo: number; /** It shows the number and nothing else. */ isNumber: boolean } | null;
  /** The field that Word computes here: "SEQ", "PAGE"; "TOC" throughout the contents. */
  field?: string;
  inserted?: TrackedChangeStart;
  deleted?: TrackedChangeStart;
}

/** One of Word's tracked changes; a person's single change may be several. */
export interface TrackedChangeStart {
  /** Unique within the file. */
  id: number;
  author: string;
  at: string;
}

/** The text between two original paragraph ends, before any tracked change. */
export interface ParagraphPart {
  /** Deleted ones included. */
  pieces: readonly Piece[];
  /** The tracked change that inserted or deleted its end. */
  end: Pick<Piece, 'inserted' | 'deleted'> | null;
  look: Pick<WordParagraph, 'heading' | 'item' | 'indent'>;
}

/** A paragraph with every tracked change accepted. */
export interface WordParagraph {
  kind: 'paragraph';
  pieces: Piece[];
  /** Absent where nothing is tracked. */
  parts?: ParagraphPart[];
  /** Our bookmarks that begin in it or directly before it. */
  bookmarks: TextBookmark[];
  /** The ids of comments that begin in it. */
  comments: string[];
  drawings: Drawing[];
  /** Its references to footnotes and endnotes: "footnote 2". */
  notes: string[];
  /** 1 for "Heading 1"; 0 for none. */
  heading: number;
  item: ListItem | null;
  /** The left indent in twips, which gives the level of a typed item. */
  indent: number;
}

/** A picture, a drawing, or both in one group. */
export interface Drawing {
  /** The picture's relationship; null without a picture. */
  picture: string | null;
  /** Its name at the export: the photo's caption. */
  name: string;
  isDrawn: boolean;
  /** The words in its text boxes. */
  words: string;
}

export interface WordTable {
  kind: 'table';
  rows: WordRow[];
}

export interface WordRow {
  isHeader: boolean;
  /** By grid column: after a cell that spans several, the others are empty. */
  cells: WordBlock[][];
  grid: GridCell[];
}

/** A cell, with the grid columns it spans. */
export interface GridCell {
  from: number;
  to: number;
  blocks: WordBlock[];
  /** The first of several vertically merged cells, or one of the others. */
  merged: 'first' | 'other' | null;
}

export type WordBlock = WordParagraph | WordTable;

export const plainText = ({ pieces }: WordParagraph) => pieces.map(({ text }) => text).join('');

/** All paragraphs of the blocks in reading order, tables included. */
export function listParagraphs(blocks: readonly WordBlock[]): WordParagraph[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block]
      : block.rows.flatMap(({ cells }) => cells.flatMap(listParagraphs)),
  );
}
