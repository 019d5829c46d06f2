declare module 'fontkit' {
  interface Box {
    minX: number;
    minY: number;
    maxX: number;
    maxY: number;
  }
  /** A step of a glyph's outline. */
  export interface Step {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    /** Coordinates, x and y alternating. */
    args: number[];
  }
  /** A parsed font file; lengths in font units. */
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    /** Below the baseline: negative. */
    descent: number;
    lineGap: number;
    characterSet: number[];
    postscriptName: string;
    glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getGlyph: (id: number) => { advanceWidth: number; bbox: Box; path: { commands: Step[] } };
    /** Throws where the font omits something that its own rules need. */
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
  export function create(font: Uint8Array): Font;
}
