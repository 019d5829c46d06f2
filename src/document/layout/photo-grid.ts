import type { Size } from '@/lib/pictures/size';
import { CONTENT_WIDTH, PAGE } from './page-layout';

/** A photo page in points: its columns and rows of cells, and each cell's room. */
export interface PhotoGrid {
  columns: number;
  rows: number;
  cell: Size;
  /** The photo's room in a cell; the rest is for the words beneath. */
  picture: Size;
}

/** Between two cells. */
export const GRID_GAP = 14;
/** Under a photo: its caption and a note of two lines. */
const UNDER_PHOTO = 42;
/** The first photo page has the heading; the others leave its room, and all grids are alike. */
const HEADING_ROOM = 44;
/** Keeps a page from overflowing where a reader sets text a little taller. */
const SLACK = 12;

const GRIDS = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3] } as const;

export function photoGrid(perPage: keyof typeof GRIDS): PhotoGrid {
  const [columns, rows] = GRIDS[perPage];
  const room = PAGE.height - PAGE.top - PAGE.bottom - HEADING_ROOM - SLACK;
  const cell = {
    width: (CONTENT_WIDTH - GRID_GAP * (columns - 1)) / columns,
    height: (room - GRID_GAP * (rows - 1)) / rows,
  };
  return {
    columns,
    rows,
    cell,
    picture: { width: cell.width, height: cell.height - UNDER_PHOTO },
  };
}

/** A letter and a line of a caption, in points. */
const CAPTION_LETTER = 4.4;
const CAPTION_LINE = 10;

/** The room for a photo above its caption: each line after the first makes the picture lower. */
export function pictureOver(caption: string, { picture, cell }: PhotoGrid): Size {
  const letters = Array.from(caption).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= FIRST_WIDE ? 2 : 1),
    0,
  );
  const lines = Math.max(1, Math.ceil((letters * CAPTION_LETTER) / cell.width));
  return { ...picture, height: picture.height - (lines - 1) * CAPTION_LINE };
}

/** From here on letters are about twice as wide. */
const FIRST_WIDE = 0x1100;

export function photoPages<Item>(items: readonly Item[], perPage: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/** A defect's photo on its own page. */
export const DEFECT_PICTURE: Size = { width: CONTENT_WIDTH, height: 330 };
/** The width of a finding's other photos, as a share of its first one's in the table. */
export const MORE_SHARE = 0.72;
/** The photo on a cover. */
export const COVER_PICTURE: Size = { width: CONTENT_WIDTH, height: 300 };
/** A firm's logo on a cover, and a signature. */
export const LOGO_BOX: Size = { width: 200, height: 70 };
export const SIGNATURE_BOX: Size = { width: 160, height: 54 };
