declare module 'fontkit' {
  /**
   * Reads a font file; `characterSet` lists the code points it has glyphs for, `ascent` how far its
   * letters rise above the line they stand on, in units of which `unitsPerEm` make the text size.
   */
  export function create(font: Uint8Array): {
    characterSet: number[];
    ascent: number;
    unitsPerEm: number;
  };
}
