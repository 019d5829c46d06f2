import type { Font } from './pdf-faces';
import type { Pdf } from './pdf-sheet';

export interface Look {
  font: Font;
  size: number;
  colour: string;
  /** Distance of two lines, in parts of the size. */
  leading: number;
  /** Room after a paragraph. */
  after: number;
}

/** Height of Arimo's letters from descender to ascender, in parts of the size. */
const LETTER_HEIGHT = 1.117;
const SHOWN_FOR_MISSING = '\u25a1';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

type Type = Pick<Look, 'font' | 'size'>;

/** The text with a box for each character that the fonts lack. */
export function showable(text: string, pdf: Pdf): string {
  const isShown = (character: string) =>
    pdf.faces.faceFor(character.codePointAt(0) ?? 0, 'regular') !== null;
  if (Array.from(text).every(isShown)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) =>
    Array.from(segment).every(isShown) ? segment : SHOWN_FOR_MISSING,
  ).join('');
}

/** How wide words are, each letter in the face that shows it. */
export function widthOf(pdf: Pdf, text: string, look: Type): number {
  return piecesOf(pdf, text, look).reduce((width, piece) => width + piece.width, 0);
}

/** One line of words, its letters centred in the line's height. */
export function drawWords(pdf: Pdf, text: string, look: Look, x: number, y: number): void {
  const top = y + (look.size * (look.leading - LETTER_HEIGHT)) / 2;
  let at = x;
  for (const { face, text: words, width } of piecesOf(pdf, text, look)) {
    pdf
      .font(face)
      .fontSize(look.size)
      .fillColor(`#${look.colour}`)
      // All letters stand on one line, however far those of their face rise above it.
      .text(words, at, top - pdf.faces.riseOf(face) * look.size, { lineBreak: false });
    at += width;
  }
}

/** The text cut where another face begins. */
function piecesOf(pdf: Pdf, text: string, { font, size }: Type) {
  const pieces: { face: NonNullable<ReturnType<Pdf['faces']['faceFor']>>; text: string }[] = [];
  for (const character of text) {
    const face = pdf.faces.faceFor(character.codePointAt(0) ?? 0, font) ?? font;
    const last = pieces.at(-1);
    if (last?.face === face) last.text += character;
    else pieces.push({ face, text: character });
  }
  return pieces.map((piece) => ({
    ...piece,
    width: pdf.font(piece.face).fontSize(size).widthOfString(piece.text),
  }));
}
