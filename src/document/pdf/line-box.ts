import { type TextStyle, listFaces } from './draw-words';
import { embeddedFont } from './inside-pdfkit';
import type { Face } from './font-families';
import type { Pdf } from './pdf-sheet';

/** A line's measures in points: the distance to the next line, and how much lower its letters are than Arimo's. */
export interface LineBox {
  height: number;
  drop: number;
  /** The part of the height below the letters. */
  overhang: number;
  /** The same for the last line of a table cell. */
  cellOverhang: number;
}

interface Letters {
  rise: number;
  fall: number;
}

/**
 * Faces for which Word has its own font, whose metrics set the line. For all others Word chooses a font itself, and
 * keeps Arial's line height.
 */
const MEASURED =
  /^(?:regular|bold|italic|thai|devanagari|bengali|tamil|telugu|gujarati|gurmukhi|korean|japanese|simplified-chinese|traditional-chinese)\b/;
const TWIPS = 20;
/** Rounding errors of numbers that should be whole. */
const ROUNDING = 1e-6;

/**
 * Computes Word's height of each line of a paragraph, in whole twips, by its tallest letters. The style's line spacing
 * is a share of it, added above each line but the first by that line's letters, and once more below the last. Below a
 * cell's last line it is by Arimo's letters, whatever is there, as measured in LibreOffice.
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
