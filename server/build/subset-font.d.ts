declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Keeps the whole font, instead of a text's characters. */
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    /** Axis values that turn a variable font into a plain one. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: Options,
  ): Promise<Uint8Array>;
}
