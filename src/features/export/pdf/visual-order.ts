import bidiFactory from 'bidi-js';
import type { Line, Measure, Segment } from './wrap-text';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether words have letters that are written from right to left. */
export const isWrittenRightToLeft = (words: string) => RIGHT_TO_LEFT.test(words);

/**
 * A line as it stands on paper: its pieces from left to right, whichever way each is read. The PDF
 * writer turns the letters of a right-to-left word by itself, but knows nothing of the order of words.
 */
export function inVisualOrder(line: Line, isRightToLeft: boolean, measure: Measure): Line {
  const text = line.segments.map((segment) => segment.text).join('');
  if (!isRightToLeft && !isWrittenRightToLeft(text)) return line;
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const segments: Segment[] = [];
  let x = 0;
  for (const piece of reordered(piecesOf(line.segments, levels))) {
    const { text: words, photo, isBold, order } = piece;
    const width = measure(words, isBold);
    segments.push({ text: words, photo, ...(isBold && { isBold }), order, x, width });
    x += width;
  }
  return { segments, width: x };
}

interface Piece extends Omit<Segment, 'x' | 'width'> {
  level: number;
}

/** Cuts where the level changes, and between words: each piece is drawn by itself. */
function piecesOf(segments: Segment[], levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, photo, isBold } of segments) {
    let piece: Piece | null = null;
    for (const character of text) {
      const level = levels[at] ?? 0;
      at += character.length;
      if (piece === null || piece.level !== level || character === ' ' || piece.text === ' ') {
        piece = { text: '', photo, ...(isBold && { isBold }), level, order: pieces.length };
        pieces.push(piece);
      }
      piece.text += character;
    }
  }
  return pieces;
}

/** Rule L2 of the bidirectional algorithm, on pieces instead of characters; and L4, mirroring. */
function reordered(pieces: Piece[]): Piece[] {
  const order = pieces.map((piece) => (piece.level % 2 === 1 ? mirrored(piece) : piece));
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

function mirrored(piece: Piece): Piece {
  const characters = Array.from(
    graphemes.segment(piece.text),
    ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment,
  );
  // Signs without a letter among them are laid out from left to right: turned here.
  if (!isWrittenRightToLeft(piece.text)) characters.reverse();
  return { ...piece, text: characters.join('') };
}
