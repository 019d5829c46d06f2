import type { Size } from '@/lib/pictures/size';

/**
 * The printed page, shared by the preview, the .docx and the .pdf so that the three agree. Lengths
 * are in points (1/72 inch) unless a name says otherwise; colours are six hexadecimal digits.
 */
export const PAGE = { width: 595.3, height: 841.9, side: 51.05, top: 68, bottom: 62, header: 34 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

/** Four columns of 25 %. */
const COLUMN_WIDTH = CONTENT_WIDTH / 4;
export const CELL = { side: 5.4, top: 5, bottom: 6 };
export const CELL_WIDTH = COLUMN_WIDTH - 2 * CELL.side;
/** The width of the details' labels; values have a column of their own. */
export const DETAIL_LABEL_WIDTH = 100;

/** A table of words with at most this many rows is kept on one page. */
export const SMALL_TABLE = 6;

/** Text sizes; the first four are the specification's 32, 24, 20 and 16 half-points. */
export const SIZE = {
  title: 16,
  schedule: 12,
  section: 10,
  closingNote: 8,
  body: 10,
  table: 9,
  caption: 8,
  furniture: 8,
};

/** Line spacing as Word counts it: multiples of the tallest letters' height. */
export const LINE = { text: 1.15, table: 1.1, single: 1 };
/** Arial's line height, in parts of the size. */
const ARIAL_LINE = 1.149;
/** Line height as a share of Arial's size. */
export const LEADING = {
  text: LINE.text * ARIAL_LINE,
  title: LINE.text * ARIAL_LINE,
  table: LINE.table * ARIAL_LINE,
};

export const SPACE = {
  afterTitle: 10,
  aroundDetail: 3,
  beforeSchedule: 22,
  afterSchedule: 8,
  beforeSection: 12,
  afterSection: 4,
  afterText: 6,
  afterTableText: 3,
  aboveCaption: 3,
  /** Above a finding's further photos in a cell; the preview's style sheet has it too. */
  betweenPhotos: 6,
  beforeClosingNote: 24,
  /** Between its rule and its words. */
  aboveClosingNote: 6,
  /** The distance of a list's text from its marker. */
  hanging: 14,
  /**
   * Before the marker of a right-to-left item: without room there, LibreOffice draws it outside its indent, over the
   * next column.
   */
  besideMarker: 10,
};

/** Arial is on every machine that opens a Word file; Arimo, in the .pdf, has the same widths. */
export const DOCUMENT_FONT = 'Arial';

export const COLOUR = {
  ink: '171B24',
  soft: '565C68',
  rule: 'D5D8DD',
  wash: 'F3F4F6',
  signal: '2350C8',
};

/**
 * Lines on photos, in the screens' colours: thin enough to leave the crack visible, legible in a cell of 40 mm. The
 * dark casing shows a line on light surfaces, and both together show it in black and white.
 */
export const MARK = { line: 0.75, casing: 1.5, colour: 'F8CD00', casingColour: '070B14' };

/** A photo's greatest height: 500 pixels at 96 to the inch. */
export const PICTURE_HEIGHT = 375;
const UNKNOWN_SIZE: Size = { width: 500, height: 500 };

/**
 * Fits a picture into its cell by its own proportions, at most 500 pixels high. A picture of unknown size (null) counts
 * as 500 x 500.
 */
export function pictureBox(pixels: Size | null, width = CELL_WIDTH): Size {
  return fittedBox(pixels, { width, height: PICTURE_HEIGHT });
}

/** The largest box of a picture's own proportions within another, in points. */
export function fittedBox(pixels: Size | null, within: Size): Size {
  const { width, height } = pixels ?? UNKNOWN_SIZE;
  const scale = Math.min(within.width / width, within.height / height);
  return { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
}
