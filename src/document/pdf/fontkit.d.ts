declare module 'fontkit' {
  interface Box {
    minX: number;
    minY: number;
    maxX: number;
    maxY: number;
  }
  /** Of a glyph's outline. */
  export interface Step {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    /** Places, x and y in turn. */
    args: number[];
  }
  /** A font file that was read; lengths in units of the font. */
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    /** Below the line: less than nothing. */
    descent: number;
    lineGap: number;
    characterSet: number[];
    postscriptName: string;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number) => { advanceWidth: number; bbox: Box; path: { commands: Step[] } };
    /** Throws where the font leaves out what one of its own rules needs. */
    layout: (
      text: string,
      features: Record<string, boolean>,
      script: undefined,
      language: undefined,
      direction: 'ltr' | 'rtl',
    ) => {
      glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  /** Reads a font file. */
  export function create(font: Uint8Array): Font;
}
