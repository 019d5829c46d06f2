declare module 'fontkit' {
  /** Reads a font file. */
  export function create(font: Uint8Array): {
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  };
}
