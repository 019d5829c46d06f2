import type { Mark } from '@/features/export/marks/mark-name';
import type { ListItem } from './list-markers';

/** A piece of a paragraph's text; '\n' and '\t' are breaks and tabs. */
export interface Piece {
  text: string;
  isBold: boolean;
  /** The photo that a link or a reference leads to, by its number at the export; one object for each link. */
  link: { photo: number; /** It shows the number and nothing else. */ isNumber: boolean } | null;
}

export interface WordParagraph {
  kind: 'paragraph';
  pieces: Piece[];
  /** The bookmarks of ours that begin in it or directly before it. */
  marks: Mark[];
  /** The comments that begin in it, by their numbers. */
  comments: string[];
  /** 1 for "Heading 1"; 0 for none. */
  heading: number;
  item: ListItem | null;
  /** From the left, in twips: how deep an item lies whose number is typed. */
  indent: number;
}

export interface WordTable {
  kind: 'table';
  rows: { isHeader: boolean; cells: WordBlock[][] }[];
}

export type WordBlock = WordParagraph | WordTable;

export const plainText = ({ pieces }: WordParagraph) => pieces.map(({ text }) => text).join('');

/** All paragraphs of some blocks, those in tables included, as they are read. */
export function paragraphsIn(blocks: readonly WordBlock[]): WordParagraph[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? [block]
      : block.rows.flatMap(({ cells }) => cells.flatMap(paragraphsIn)),
  );
}
