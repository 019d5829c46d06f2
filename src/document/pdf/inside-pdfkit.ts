import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Face } from './font-families';

/*
 * The parts of pdfkit 0.20 and fontkit 2 that the PDF needs beyond their interfaces: they do not expose a glyph's
 * text, an element's kind of list, or the number of open bookmarks. If an upgrade removes a field,
 * `inside-pdfkit.test.ts` fails; if it changes a meaning, `pdf-scripts.test.ts` (fonts) and `all-parts-rules.test.ts`
 * (attributes) do.
 */

type Document = InstanceType<typeof PDFDocument>;

export interface EmbeddedFont {
  id: string;
  ref: () => unknown;
  /** The text of each code, as code points; its width, in thousandths. */
  unicode: number[][];
  widths: number[];
  font: Font & {
    /** Glyphs by id, each with the characters it was first used for. */
    _glyphs: Record<number, unknown>;
    maxp: { maxComponentElements: number; maxComponentDepth: number };
    loca: { version: number; offsets: unknown };
  };
  subset: {
    /** The font's glyph ids, by code; or what `_addGlyph` was taught to add. */
    glyphs: unknown[];
    includeGlyph: (id: number) => number;
    _addGlyph: (entry: never) => number;
    glyf: Uint8Array[];
    loca: { offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
  };
}

/** A document's font, selected for the next words. */
export function embeddedFont(pdf: Document, face: Face): EmbeddedFont {
  return (pdf.font(face) as unknown as { _font: EmbeddedFont })._font;
}

/** Sets a font's name in the document. */
export function nameFont(font: Font, postscriptName: string): void {
  Object.defineProperty(font, 'postscriptName', { value: postscriptName });
}

/** Adds the font to the page's resources. */
export function addToPage(pdf: Document, font: EmbeddedFont): void {
  const { page } = pdf as unknown as { page: { fonts: Record<string, unknown> } };
  page.fonts[font.id] ??= font.ref();
}

/** Sets an element's attributes for readers; `O` is their owner. */
export function setAttributes(
  element: ReturnType<Document['struct']>,
  attributes: { O: 'Layout' | 'List' } & Record<string, unknown>,
): void {
  const { dictionary } = element as unknown as { dictionary: { data: { A?: object } } };
  dictionary.data.A = attributes;
}

export interface BookmarkInside {
  children: BookmarkInside[];
  outlineData: { Count?: number };
}

/** The root bookmark, which no reader shows. */
export const topBookmark = (pdf: Document) => pdf.outline as unknown as BookmarkInside;
