import type { Pdf } from './pdf-sheet';
import type { Direction } from './line';

/** What is read of a font inside the PDF library: it offers no way to say which text a glyph stands for. */
export interface EmbeddedFont {
  id: string;
  ref: () => unknown;
  /** From units of the font to thousandths of the text size. */
  scale: number;
  ascender: number;
  /** Below the line: less than nothing. */
  descender: number;
  lineGap: number;
  /** The text of each code, as code points; its width, in thousandths. */
  unicode: number[][];
  widths: number[];
  font: {
    /** Glyphs by their id, each with the characters that it was first seen for. */
    _glyphs: Record<number, unknown>;
    /** Throws where the font leaves out what one of its own rules needs. */
    layout: (
      text: string,
      features: Record<string, boolean>,
      script: undefined,
      language: undefined,
      direction: Direction,
    ) => {
      glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
    getGlyph: (id: number) => { advanceWidth: number; bbox: Box; path: { commands: unknown[] } };
    unitsPerEm: number;
    maxp: { maxComponentElements: number; maxComponentDepth: number };
    loca: { version: number; offsets: unknown };
  };
  subset: {
    /** Ids of the font's glyphs, by code; or what `_addGlyph` was taught to add. */
    glyphs: unknown[];
    includeGlyph: (id: number) => number;
    _addGlyph: (entry: never) => number;
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
  };
}

interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

interface Inside {
  _font: EmbeddedFont;
  page: { fonts: Record<string, unknown> };
}

/** The font that the next words will be drawn with. */
export const currentFont = (pdf: Pdf): EmbeddedFont => (pdf as unknown as Inside)._font;

/** Names the font among what the page needs. */
export function addToPage(pdf: Pdf, font: EmbeddedFont): void {
  (pdf as unknown as Inside).page.fonts[font.id] ??= font.ref();
}
