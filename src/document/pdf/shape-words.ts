import { splitClusters, type Cluster, forShaper, type PlacedGlyph } from './glyph-clusters';
import { GlyphCodes, type Part } from './glyph-codes';
import type { EmbeddedFont } from './inside-pdfkit';
import type { Direction } from './line';
import type { Face } from './font-families';

/** A code at its place in a word, in thousandths of the text size. */
export interface Slot {
  code: number;
  x: number;
  /** Its own advance. */
  width: number;
}

export interface ShapedWord {
  /** In reading order. */
  slots: Slot[];
  width: number;
  isRightToLeft: boolean;
}

export type ShapeWord = (face: Face, word: string, direction: Direction) => ShapedWord;

/** Shapes words in the document's fonts, each once. */
export function wordShaper(findFont: (face: Face) => EmbeddedFont): ShapeWord {
  const faces = new Map<
    Face,
    { font: EmbeddedFont; codes: GlyphCodes; words: Map<string, ShapedWord> }
  >();
  return (face, word, direction) => {
    let known = faces.get(face);
    if (!known) {
      const font = findFont(face);
      known = { font, codes: new GlyphCodes(font), words: new Map() };
      faces.set(face, known);
    }
    const key = direction + word;
    let shaped = known.words.get(key);
    if (!shaped) {
      shaped = shape(known.font, known.codes, word, direction);
      known.words.set(key, shaped);
    }
    return shaped;
  };
}

function shape(
  font: EmbeddedFont,
  codes: GlyphCodes,
  word: string,
  direction: Direction,
): ShapedWord {
  const scale = 1000 / font.font.unitsPerEm;
  const { glyphs, positions } = laidOut(font, forShaper(word, font.font), direction);
  const isRightToLeft = direction === 'rtl';
  const placed = glyphs.map(({ id, codePoints }, index): PlacedGlyph => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    return { id, text: String.fromCodePoint(...codePoints), xOffset, yOffset, xAdvance };
  });
  if (isRightToLeft) placed.reverse();
  const clusters = splitClusters(placed, word, font.font);
  const width = placed.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const slots: Slot[] = [];
  let at = isRightToLeft ? width : 0;
  for (const cluster of clusters) {
    const { parts, advance } = placeGlyphs(cluster, isRightToLeft);
    if (isRightToLeft) at -= advance;
    const whole = { parts, advance, text: cluster.text };
    const own =
      isRightToLeft || isBeyondOneCode(cluster.text)
        ? letterSlots(codes, whole, isRightToLeft)
        : [wholeSlot(font, codes, whole)];
    slots.push(
      ...own.map(({ code, x, width: moves }) => ({
        code,
        x: (at + x) * scale,
        width: moves * scale,
      })),
    );
    if (!isRightToLeft) at += advance;
  }
  return { slots, width: width * scale, isRightToLeft };
}

/** Turns off mark positioning, where fonts omit anchors that the shaper needs. */
const WITHOUT_PLACES = { mark: false, mkmk: false, abvm: false, blwm: false };

/** Sets the direction: the shaper would otherwise reverse digits of a right-to-left script. */
function laidOut({ font }: EmbeddedFont, text: string, direction: Direction) {
  // Otherwise a glyph cached with one character here would keep that text everywhere.
  font._glyphs = {};
  try {
    return font.layout(text, {}, undefined, undefined, direction);
  } catch {
    return font.layout(text, { ...WITHOUT_PLACES }, undefined, undefined, direction);
  }
}

interface Whole {
  parts: Part[];
  advance: number;
  text: string;
}

function placeGlyphs({ glyphs }: Cluster, isRightToLeft: boolean): Omit<Whole, 'text'> {
  const parts: Part[] = [];
  let pen = 0;
  for (const { id, xOffset, yOffset, xAdvance } of isRightToLeft ? glyphs.toReversed() : glyphs) {
    parts.push({ id, x: Math.round(pen + xOffset), y: Math.round(yOffset) });
    pen += xAdvance;
  }
  return { parts, advance: Math.round(pen) };
}

function wholeSlot(font: EmbeddedFont, codes: GlyphCodes, whole: Whole): Slot {
  const [only] = whole.parts;
  // Kerning changes the advance, not the glyph.
  const isOne = whole.parts.length === 1 && only?.x === 0 && only.y === 0;
  const width = isOne ? font.font.getGlyph(only.id).advanceWidth : whole.advance;
  return { code: codes.codeFor({ ...whole, advance: width }), x: 0, width };
}

/** MuPDF reads characters beyond the first 65,536 only as single ones. */
const isBeyondOneCode = (text: string) => text.length > 2 && /[\u{10000}-\u{10ffff}]/u.test(text);

/**
 * A slot for each letter, the first of which shows them all: readers reorder the letters of a right-to-left line by
 * position, and would reorder those of one code too.
 */
function letterSlots(codes: GlyphCodes, whole: Whole, isRightToLeft: boolean): Slot[] {
  const { parts, advance, text } = whole;
  const letters = Array.from(text);
  const step = Math.floor(advance / letters.length);
  const first = advance - step * (letters.length - 1);
  return letters.map((letter, index) => {
    const before = index === 0 ? 0 : first + step * (index - 1);
    const width = index === 0 ? first : step;
    const x = isRightToLeft ? advance - before - width : before;
    const shown = index === 0 ? parts.map((part) => ({ ...part, x: part.x - x })) : [];
    return { code: codes.codeFor({ parts: shown, advance: width, text: letter }), x, width };
  });
}
