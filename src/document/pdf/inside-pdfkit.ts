import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { Face } from './font-families';

/*
 * All that the PDF needs of pdfkit 0.20 and fontkit 2 beyond what they offer: neither says which text a
 * glyph stands for, what kind of list an element is, or how many bookmarks are open to begin with.
 * Where an upgrade takes a field away, `inside-pdfkit.test.ts` fails; where it means something else by
 * one, `pdf-scripts.test.ts` (fonts) and `all-parts-rules.test.ts` (attributes).
 */

type Document = InstanceType<typeof PDFDocument>;

export interface EmbeddedFont {
  id: string;
  ref: () => unknown;
  /** The text of each code, as code points; its width, in thousandths. */
  unicode: number[][];
  widths: number[];
  font: Font & {
    /** Glyphs by their id, each with the characters that it was first seen for. */
    _glyphs: Record<number, unknown>;
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

/** A document's font, which the next words will be drawn with. */
export function embeddedFont(pdf: Document, face: Face): EmbeddedFont {
  return (pdf.font(face) as unknown as { _font: EmbeddedFont })._font;
}

/** Gives a font the name that it has in the document. */
export function nameFont(font: Font, postscriptName: string): void {
  Object.defineProperty(font, 'postscriptName', { value: postscriptName });
}

/** Names the font among what the page needs. */
export function addToPage(pdf: Document, font: EmbeddedFont): void {
  const { page } = pdf as unknown as { page: { fonts: Record<string, unknown> } };
  page.fonts[font.id] ??= font.ref();
}

/** Sets an element's attributes for readers; `O` says who defines them. */
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

/** The bookmark above all others, which no reader shows. */
export const topBookmark = (pdf: Document) => pdf.outline as unknown as BookmarkInside;
