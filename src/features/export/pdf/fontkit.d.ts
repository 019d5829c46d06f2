declare module 'fontkit' {
  /** Reads a font file; `characterSet` lists the code points it has glyphs for. */
  export function create(font: Uint8Array): { characterSet: number[] };
}
