import { type TextStyle, listFaces } from './draw-words';
import { embeddedFont } from './inside-pdfkit';
import type { Face } from './font-families';
import type { Pdf } from './pdf-sheet';

/** A line's measures in points: down to the next line, and how much lower its letters stand than Arimo's alone would. */
export interface LineBox {
  height: number;
  drop: number;
  /** The part of the height beneath the letters. */
  overhang: number;
  /** The same where the line is the last of a table's cell. */
  cellOverhang: number;
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
/** The error of numbers with a point that should be whole. */
const ROUNDING = 1e-6;

/**
 * How high Word makes each line of a paragraph, in whole twips: by the tallest letters among the line's.
 * The distance that a style asks for is a part of these. It stands above each line but the first, by that
 * line's own letters, and once more beneath the last. Beneath a cell's last line it is a part of Arimo's
 * letters, whatever stands there, as LibreOffice was measured to have it.
 */
export function boxLines<Line>(
  pdf: Pdf,
  lines: readonly Line[],
  { readText, look }: { readText: (line: Line) => string; look: TextStyle },
): { line: Line; box: LineBox }[] {
  const arimo = measureLetters(pdf, look.font, look.size);
  const measured = lines.map((line) => ({ line, ...measureTallest(pdf, readText(line), look) }));
  return measured.map(({ line, rise, fall }, index) => {
    const distance = measureDistance(measured[index + 1] ?? { rise, fall }, look);
    const box = {
      height: (rise + fall + distance) / TWIPS,
      drop: (rise - arimo.rise) / TWIPS,
      overhang: distance / TWIPS,
      cellOverhang: measureDistance(arimo, look) / TWIPS,
    };
    return { line, box };
  });
}

const measureDistance = ({ rise, fall }: Letters, { line }: TextStyle) =>
  Math.floor((rise + fall) * (line - 1) + ROUNDING);

function measureTallest(pdf: Pdf, text: string, { font, size }: TextStyle): Letters {
  const faces = listFaces(pdf, text.trimEnd(), font).map((face) =>
    MEASURED.test(face) ? face : font,
  );
  const letters = (faces.length === 0 ? [font] : faces).map((face) =>
    measureLetters(pdf, face, size),
  );
  return {
    rise: Math.max(...letters.map((one) => one.rise)),
    fall: Math.max(...letters.map((one) => one.fall)),
  };
}

function measureLetters(pdf: Pdf, face: Face, size: number): Letters {
  const { ascent, descent, lineGap, unitsPerEm } = embeddedFont(pdf, face).font;
  const inTwips = (units: number) => Math.round((units / unitsPerEm) * size * TWIPS);
  return { rise: inTwips(ascent) + inTwips(lineGap), fall: inTwips(-descent) };
}
