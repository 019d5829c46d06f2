import { mirrorCharacter, resetTrailingLevels, resolveLevels } from './bidi-levels';
import {
  buildRunStyle,
  type DirectedLine,
  type DirectedSegment,
  type Direction,
  type Line,
  type Measure,
  type Segment,
} from './line';

/** Outside these blocks, no character is right-to-left or changes direction. */
const MAY_TURN =
  // eslint-disable-next-line no-restricted-syntax -- it finds them, and takes nothing out
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Orders a paragraph's lines visually: pieces from left to right, each with its direction (Unicode Standard Annex 9).
 * Directions follow from the whole paragraph, wherever its lines end.
 */
export function inVisualOrder(
  lines: readonly Line[],
  isRightToLeft: boolean,
  measure: Measure,
): DirectedLine[] {
  const texts = lines.map(({ segments }) => segments.map(({ text }) => text).join(''));
  const paragraph = texts.join('');
  if (!isRightToLeft && !MAY_TURN.test(paragraph)) {
    return lines.map(({ segments, width }) => ({
      segments: segments.map((segment) => ({ ...segment, direction: 'ltr' })),
      width,
    }));
  }
  const levels = resolveLevels(paragraph, isRightToLeft);
  let start = 0;
  return lines.map(({ segments }, index) => {
    const text = texts[index] ?? '';
    const own = resetTrailingLevels(text, levels.slice(start, start + text.length), isRightToLeft);
    start += text.length;
    return placed(reordered(cutByLevel(segments, own)), measure);
  });
}

interface Piece extends Omit<DirectedSegment, 'x' | 'width'> {
  level: number;
}

/** Cuts at level changes and between words: each piece is drawn by itself. */
function cutByLevel(segments: Segment[], levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const segment of segments) {
    const { text, photo } = segment;
    let piece: Piece | null = null;
    for (const character of text) {
      const level = levels[at] ?? 0;
      at += character.length;
      if (piece === null || piece.level !== level || character === ' ' || piece.text === ' ') {
        const direction: Direction = level % 2 === 1 ? 'rtl' : 'ltr';
        piece = {
          text: '',
          photo,
          ...buildRunStyle(segment),
          level,
          direction,
          order: pieces.length,
        };
        pieces.push(piece);
      }
      piece.text += character;
    }
  }
  return pieces;
}

/** Rule L2, on pieces instead of characters: the shaper reverses the characters within each. */
function reordered(pieces: Piece[]): Piece[] {
  const order = pieces.map(mirrored);
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if ((order[start]?.level ?? 0) < level) continue;
      let end = start;
      while ((order[end]?.level ?? 0) >= level) end += 1;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

/** Rule L4: mirrors brackets and other paired characters in right-to-left pieces. */
function mirrored(piece: Piece): Piece {
  if (piece.direction === 'ltr') return piece;
  const characters = Array.from(piece.text, mirrorCharacter);
  return { ...piece, text: characters.join('') };
}

function placed(pieces: Piece[], measure: Measure): DirectedLine {
  const segments: DirectedSegment[] = [];
  let x = 0;
  for (const piece of pieces) {
    const { text, photo, order, direction } = piece;
    const width = measure(text, piece.isBold, direction);
    segments.push({ text, photo, ...buildRunStyle(piece), order, direction, x, width });
    x += width;
  }
  return { segments, width: x };
}
