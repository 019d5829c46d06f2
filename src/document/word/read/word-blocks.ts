import type { TextBookmark } from '@/document/bookmarks/bookmark-name';
import type { ListItem } from '@/document/word/package/styles';

/** Something in a file that is none of the report's texts. */
export interface WordPiece {
  /** Whose row it stands in; null for the document's own. */
  owner: string | null;
  kind: 'words' | 'picture' | 'note' | 'page';
  text: string;
  /** By which it is told from others, whatever the photos are numbered: four letters and digits. */
  token: string;
}

/** The part of a paragraph that is one of the report's texts. */
export type Claim = 'whole' | 'behind tab' | 'caption';

/** A piece of a paragraph's text; '\n' and '\t' are breaks and tabs. */
export interface Piece {
  text: string;
  isBold: boolean;
  /** The photo that a link or a reference leads to, by its number at the export; one object for each link. */
  link: { photo: number; /** It shows the number and nothing else. */ isNumber: boolean } | null;
  /** The field that Word counts or gathers here: "SEQ", "PAGE"; "TOC" wherever it is a part of the contents. */
  field?: string;
  inserted?: TrackedChangeStart;
  deleted?: TrackedChangeStart;
}

/** One of the tracked changes that Word keeps; a person may have made several of them at once. */
export interface TrackedChangeStart {
  /** Among all of the file. */
  id: number;
  author: string;
  at: string;
}

/** A stretch between two ends of paragraphs before anything tracked was accepted. */
export interface ParagraphPart {
  /** With the deleted ones. */
  pieces: readonly Piece[];
  /** The change and author by which its end was inserted or deleted. */
  end: Pick<Piece, 'inserted' | 'deleted'> | null;
  look: Pick<WordParagraph, 'heading' | 'item' | 'indent'>;
}

/** As it reads when every tracked change is accepted. */
export interface WordParagraph {
  kind: 'paragraph';
  pieces: Piece[];
  /** Absent where nothing in it is tracked. */
  parts?: ParagraphPart[];
  /** The bookmarks of ours that begin in it or directly before it. */
  bookmarks: TextBookmark[];
  /** The comments that begin in it, by their numbers. */
  comments: string[];
  drawings: Drawing[];
  /** The footnotes and endnotes that it leads to: "footnote 2". */
  notes: string[];
  /** 1 for "Heading 1"; 0 for none. */
  heading: number;
  item: ListItem | null;
  /** From the left, in twips: how deep an item lies whose number is typed. */
  indent: number;
}

/** A picture, something drawn, or both in one group. */
export interface Drawing {
  /** The relation to the picture's part; null for one without a picture. */
  picture: string | null;
  /** Its name at the export: the caption of its photo. */
  name: string;
  isDrawn: boolean;
  /** In its text boxes. */
  words: string;
}

export interface WordTable {
  kind: 'table';
  rows: WordRow[];
}

export interface WordRow {
  isHeader: boolean;
  /** By the columns of the table's grid: behind a cell that covers several, the others are empty. */
  cells: WordBlock[][];
  grid: GridCell[];
}

/** A cell, with the columns of the grid that it covers. */
export interface GridCell {
  from: number;
  to: number;
  blocks: WordBlock[];
  /** The first of several cells that were merged downwards, or one of the others. */
  merged: 'first' | 'other' | null;
}

export type WordBlock = WordParagraph | WordTable;

export const plainText = ({ pieces }: WordParagraph) => pieces.map(({ text }) => text).join('');

/** All paragraphs of some blocks, those in tables included, as they are read. */
export function listParagraphs(blocks: readonly WordBlock[]): WordParagraph[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block]
      : block.rows.flatMap(({ cells }) => cells.flatMap(listParagraphs)),
  );
}
