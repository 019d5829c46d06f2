import type { EmbeddedFont } from './inside-pdfkit';

/** A glyph of the font, at an offset. */
export interface Part {
  id: number;
  x: number;
  y: number;
}

/** A code's shape, its advance in font units, and its text. */
export interface Shown {
  parts: Part[];
  advance: number;
  text: string;
}

/**
 * There and back along a line of a fiftieth of the text size: a contour that encloses nothing, because PDFium skips
 * letters without one. In TrueType's form: one contour, its box, its last point, no instructions, three points and
 * their steps.
 */
function nothing(unitsPerEm: number): number[] {
  const step = Math.ceil(unitsPerEm / 50);
  const [there, back] = [step, -step].map((word) => [(word >> 8) & 0xff, word & 0xff]) as [
    number[],
    number[],
  ];
  const steps = [0, 0, ...there, ...back];
  return [0, 1, 0, 0, 0, 0, ...there, ...there, 0, 2, 0, 0, 1, 1, 1, ...steps, ...steps];
}
const ARGUMENTS_ARE_WORDS_AND_XY = 3;
const MORE_PARTS = 32;

export function partsOfCode({ subset }: EmbeddedFont, code: number): Part[] {
  const entry = subset.glyphs[code] as number | Shown;
  return typeof entry === 'number' ? [{ id: entry, x: 0, y: 0 }] : entry.parts;
}

/** Assigns codes to an embedded font's glyphs, one code for each text. */
export class GlyphCodes {
  private readonly codes = new Map<string, number>();
  private readonly taken = new Set<number>([0]);
  private readonly font: EmbeddedFont;

  constructor(font: EmbeddedFont) {
    this.font = font;
    const { subset } = font;
    const addGlyph = subset._addGlyph.bind(subset) as (entry: unknown) => number;
    subset._addGlyph = (entry: unknown) =>
      typeof entry === 'number' ? addGlyph(entry) : this.addMerged(entry as Shown);
    // Long offsets, set after reading: composite glyphs may outgrow a small font's short ones.
    if (font.font.loca.offsets) font.font.loca.version = 1;
  }

  codeFor(shown: Shown): number {
    const { parts, advance, text } = shown;
    const key = `${parts.map(({ id, x, y }) => `${id},${x},${y}`).join(';')}:${advance}:${text}`;
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const code = this.newCode(shown);
    this.taken.add(code);
    this.codes.set(key, code);
    this.font.unicode[code] = Array.from(text, (character) => character.codePointAt(0) ?? 0);
    this.font.widths[code] = (advance * 1000) / this.font.font.unitsPerEm;
    return code;
  }

  private newCode(shown: Shown): number {
    const { subset, font } = this.font;
    const [only, ...others] = shown.parts;
    const isPlain =
      only?.x === 0 &&
      only.y === 0 &&
      others.length === 0 &&
      shown.advance === font.getGlyph(only.id).advanceWidth;
    if (isPlain) {
      const code = subset.includeGlyph(only.id);
      if (!this.taken.has(code)) return code;
    }
    // The same glyph again, where it represents another text.
    subset.glyphs.push(isPlain ? only.id : shown);
    return subset.glyphs.length - 1;
  }

  /** Adds a composite or empty glyph to the embedded font. */
  private addMerged({ parts, advance }: Shown): number {
    const { subset, font } = this.font;
    const drawn = parts.filter(({ id }) => font.getGlyph(id).path.commands.length > 0);
    const bytes = drawn.length === 0 ? padded(nothing(font.unitsPerEm)) : this.merged(drawn);
    const bearing = drawn.length === 0 ? 0 : new DataView(bytes.buffer).getInt16(2);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance, bearing });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  }

  private merged(parts: Part[]): Uint8Array {
    const { subset, font } = this.font;
    const boxes = parts.map(({ id, x, y }) => {
      const { minX, minY, maxX, maxY } = font.getGlyph(id).bbox;
      return { left: minX + x, bottom: minY + y, right: maxX + x, top: maxY + y };
    });
    const words = [
      -1,
      Math.min(...boxes.map(({ left }) => left)),
      Math.min(...boxes.map(({ bottom }) => bottom)),
      Math.max(...boxes.map(({ right }) => right)),
      Math.max(...boxes.map(({ top }) => top)),
      ...parts.flatMap(({ id, x, y }, index) => [
        ARGUMENTS_ARE_WORDS_AND_XY + (index < parts.length - 1 ? MORE_PARTS : 0),
        subset.includeGlyph(id),
        x,
        y,
      ]),
    ];
    const bytes = padded(words.flatMap((word) => [(word >> 8) & 0xff, word & 0xff]));
    const { maxp } = font;
    maxp.maxComponentElements = Math.max(maxp.maxComponentElements, parts.length);
    // A part may itself be composite.
    maxp.maxComponentDepth = Math.max(maxp.maxComponentDepth, 2);
    return bytes;
  }
}

/** Glyph offsets are multiples of four. */
function padded(bytes: number[]): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  whole.set(bytes);
  return whole;
}
