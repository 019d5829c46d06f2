declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Instead of a text: keeps all of the font. */
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    /** The axis values at which a variable font becomes a plain one. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Uint8Array>;
}
