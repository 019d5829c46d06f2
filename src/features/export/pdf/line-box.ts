import type { Look } from './draw-words';
import { facesIn } from './draw-words';
import { currentFont } from './embedded-font';
import type { Face } from './pdf-fonts';
import type { Pdf } from './pdf-sheet';

/** A line's measures in points: down to the next line, and how much lower its letters stand than Arimo's alone would. */
export interface LineBox {
  height: number;
  drop: number;
  /** What of the height lies beneath the letters. */
  overhang: number;
}

interface Letters {
  rise: number;
  fall: number;
}

/**
 * Faces that Word has a font of its own for, by whose measures it sets a line. All others it finds for
 * itself, and leaves the line as high as Arial's.
 */
const MEASURED =
  /^(?:regular|bold|italic|thai|devanagari|bengali|tamil|telugu|gujarati|gurmukhi|korean|japanese|simplified-chinese|traditional-chinese)\b/;
const TWIPS = 20;
/** What numbers with a point lose on the way to a whole one. */
const ROUNDING = 1e-6;

/**
 * How high Word makes a line, in whole twips: by the tallest letters among the line's. The distance that
 * a style asks for besides is a part of these; in tables, of the letters that the line ends with, as
 * LibreOffice was measured to have it.
 */
export function lineBoxOf(pdf: Pdf, text: string, { font, size, line, isInTable }: Look): LineBox {
  const arimo = lettersOf(pdf, font, size);
  const letters = facesIn(pdf, text.trimEnd(), font).map((face) =>
    MEASURED.test(face) ? lettersOf(pdf, face, size) : arimo,
  );
  const rise = Math.max(...letters.map((one) => one.rise));
  const fall = Math.max(...letters.map((one) => one.fall));
  const tallest = letters.length === 0 ? arimo : { rise, fall };
  const { rise: up, fall: down } = (isInTable && letters.at(-1)) || tallest;
  const distance = Math.floor((up + down) * (line - 1) + ROUNDING);
  return {
    height: (tallest.rise + tallest.fall + distance) / TWIPS,
    drop: (tallest.rise - arimo.rise) / TWIPS,
    overhang: distance / TWIPS,
  };
}

function lettersOf(pdf: Pdf, face: Face, size: number): Letters {
  const { ascender, descender, lineGap } = currentFont(pdf.font(face) as Pdf);
  const inTwips = (thousandths: number) => Math.round((thousandths / 1000) * size * TWIPS);
  return { rise: inTwips(ascender) + inTwips(lineGap), fall: inTwips(-descender) };
}
