import { addToPage, type EmbeddedFont, embeddedFont } from './inside-pdfkit';
import type { Face, Font } from './font-families';
import { partsOfCode } from './glyph-codes';
import { pathContent } from './path-content';
import type { Pdf } from './pdf-sheet';
import type { ShapedWord } from './shape-words';
import type { Direction } from './line';

export interface TextStyle {
  font: Font;
  size: number;
  colour: string;
  /** Line spacing, in multiples of the tallest letters' height. */
  line: number;
  /** In a table cell, where LibreOffice hangs no punctuation. */
  isInCell?: boolean;
  /** Space after a paragraph. */
  after: number;
}

/** From a line's top to Arimo's baseline, as a share of the size: ascent and gap. */
export const BASELINE = 0.938;
const SHOWN_FOR_MISSING = '\u25a1';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

type Type = Pick<TextStyle, 'font' | 'size'>;

/** Words of one direction, in reading order. */
export interface DirectedWords {
  text: string;
  direction: Direction;
}

/** Replaces each grapheme that the fonts lack by a box. */
export function showable(text: string, pdf: Pdf): string {
  if (pdf.faces.faceFor(text, 'regular') !== null) return text;
  return Array.from(graphemes.segment(text), ({ segment }) =>
    pdf.faces.faceFor(segment, 'regular') === null ? SHOWN_FOR_MISSING : segment,
  ).join('');
}

/** The width of words, each grapheme in the face that shows it. */
export function measureWidth(
  pdf: Pdf,
  text: string,
  look: Type,
  direction: Direction = 'ltr',
): number {
  const pieces = splitByFace(pdf, { text, direction }, look.font);
  return (pieces.reduce((sum, { width }) => sum + width, 0) * look.size) / 1000;
}

export function drawWords(
  pdf: Pdf,
  words: DirectedWords,
  look: TextStyle,
  x: number,
  y: number,
): void {
  const baseline = y + BASELINE * look.size;
  pdf.fillColor(`#${look.colour}`);
  let at = x;
  for (const piece of splitByFace(pdf, words, look.font)) {
    const language = pdf.faces.findLanguage(piece.face);
    const isForeign = language !== null && !pdf.language.startsWith(language);
    if (isForeign) pdf.markContent('Span', { lang: language });
    drawPiece(pdf, piece, look.size, at, baseline);
    if (isForeign) pdf.endMarkedContent();
    at += (piece.width * look.size) / 1000;
  }
}

/** Strokes the outlines of a line of words, which no reader reads as text; `width` is in the letters' unit. */
export function strokeWords(
  pdf: Pdf,
  words: DirectedWords,
  look: Type & { colour: string; width: number },
  x: number,
  y: number,
): void {
  const baseline = rounded(y + BASELINE * look.size);
  pdf.strokeColor(`#${look.colour}`);
  let at = x;
  for (const { face, words: shaped, width } of splitByFace(pdf, words, look.font)) {
    const font = embeddedFont(pdf, face);
    const unit = look.size / font.font.unitsPerEm;
    pdf.lineWidth(look.width / unit);
    const scale = unit.toFixed(6);
    let pen = at;
    for (const word of shaped) {
      for (const slot of word.slots) {
        const left = rounded(pen + (slot.x * look.size) / 1000);
        pdf.addContent(`q ${scale} 0 0 -${scale} ${left} ${baseline} cm`);
        pdf.addContent(buildOutline(font, slot.code));
        pdf.addContent('S Q');
      }
      pen += (word.width * look.size) / 1000;
    }
    at += (width * look.size) / 1000;
  }
}

const outlines = new WeakMap<EmbeddedFont, Map<number, string>>();

/** A code's outline as a path, in the font's units. */
function buildOutline(font: EmbeddedFont, code: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  let outline = known.get(code);
  if (outline === undefined) {
    const steps = partsOfCode(font, code).flatMap(({ id, x, y }) =>
      font.font.getGlyph(id).path.commands.map(({ command, args }) => ({
        command,
        args: args.map((value, index) => value + (index % 2 === 0 ? x : y)),
      })),
    );
    outline = pathContent(steps);
    known.set(code, outline);
  }
  return outline;
}

interface Piece {
  face: Face;
  words: ShapedWord[];
  width: number;
}

export function listFaces(pdf: Pdf, text: string, font: Font): Face[] {
  return splitByFace(pdf, { text, direction: 'ltr' }, font).map(({ face }) => face);
}

/** Splits the text at changes of face, from left to right on paper. */
function splitByFace(pdf: Pdf, { text, direction }: DirectedWords, font: Font): Piece[] {
  const cuts: { face: Face; text: string }[] = [];
  if (pdf.faces.faceFor(text, font) === font) cuts.push({ face: font, text });
  else {
    for (const { segment } of graphemes.segment(text)) {
      const face = pdf.faces.faceFor(segment, font) ?? font;
      const last = cuts.at(-1);
      if (last?.face === face) last.text += segment;
      else cuts.push({ face, text: segment });
    }
  }
  if (direction === 'rtl') cuts.reverse();
  return cuts.map(({ face, text: words }) => {
    const shaped = (words.match(/[^ ]+ ?| /gu) ?? []).map((word) =>
      pdf.shapeWord(face, word, direction),
    );
    return { face, words: shaped, width: shaped.reduce((sum, { width }) => sum + width, 0) };
  });
}

function drawPiece(pdf: Pdf, { face, words }: Piece, size: number, x: number, y: number): void {
  const font = embeddedFont(pdf, face);
  addToPage(pdf, font);
  pdf.addContent(`BT /${font.id} ${rounded(size)} Tf`);
  let offset = 0;
  let glyphs = '';
  let pen = 0;
  let start = 0;
  const flush = () => {
    if (glyphs === '') return;
    // The library's pages are upside down; letters must not be.
    pdf.addContent(`1 0 0 -1 ${rounded(x + (start * size) / 1000)} ${rounded(y)} Tm`);
    pdf.addContent(glyphs.includes(' ') ? `[<${glyphs}>] TJ` : `<${glyphs}> Tj`);
    glyphs = '';
  };
  for (const { slots, width, isRightToLeft } of words) {
    for (const slot of slots) {
      const slotX = offset + slot.x;
      // Each letter of a right-to-left word by itself, in reading order for MuPDF; others go by position.
      if (isRightToLeft) flush();
      if (glyphs === '') {
        start = slotX;
        pen = slotX;
      }
      const kerning = slotX - pen;
      if (Math.abs(kerning) > 0.01) glyphs += `> ${rounded(-kerning)} <`;
      glyphs += slot.code.toString(16).padStart(4, '0');
      pen = slotX + slot.width;
    }
    offset += width;
  }
  flush();
  pdf.addContent('ET');
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
