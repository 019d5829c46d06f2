import bidiFactory from 'bidi-js';
import type { Line, Segment } from './wrap-text';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A line as it stands on paper: its pieces from left to right, whichever way each is read. The PDF
 * writer turns the letters of a right-to-left word by itself, but knows nothing of the order of words.
 */
export function inVisualOrder(
  line: Line,
  isRightToLeft: boolean,
  measure: (text: string) => number,
): Line {
  const text = line.segments.map((segment) => segment.text).join('');
  if (!isRightToLeft && !RIGHT_TO_LEFT.test(text)) return line;
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const segments: Segment[] = [];
  let x = 0;
  for (const { text: words, photo } of reordered(piecesOf(line.segments, levels))) {
    const width = measure(words);
    segments.push({ text: words, photo, x, width });
    x += width;
  }
  return { segments, width: x };
}

interface Piece {
  text: string;
  photo: number | null;
  level: number;
}

/** Cuts where the level changes, and between words: each piece is drawn by itself. */
function piecesOf(segments: Segment[], levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text, photo } of segments) {
    let piece: Piece | null = null;
    for (const character of text) {
      const level = levels[at] ?? 0;
      at += character.length;
      if (piece === null || piece.level !== level || character === ' ' || piece.text === ' ') {
        piece = { text: '', photo, level };
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
    piece.text,
    (character) => bidi.getMirroredCharacter(character) ?? character,
  );
  // Signs without a letter among them are laid out from left to right: turned here.
  if (!RIGHT_TO_LEFT.test(piece.text)) characters.reverse();
  return { ...piece, text: characters.join('') };
}
