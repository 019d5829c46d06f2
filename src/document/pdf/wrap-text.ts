import LineBreaker from 'linebreak';
import { withoutBreaks } from '@shared/languages/bind-words';
import { SOFT_HYPHEN } from '../layout/hyphenation';
import type { Run } from '../model/report-text';
import { buildRunStyle, type Line, type Measure, type Segment } from './line';

type Words = Pick<Run, 'text' | 'photo' | 'isBold'> & { chip?: string };

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Scripts without spaces between words: only a dictionary finds line breaks. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Characters that never begin a line. */
const CLOSING = /[\p{Pe}\p{Pf}\p{Po}]/u;

/** Soft hyphens show only at a line's end. */
const shownText = (text: string) => text.replaceAll(SOFT_HYPHEN, '');

/** Chinese and Japanese punctuation that Word hangs in the margin, one at a line's end. */
const HANGING = /[\u3001\u3002\uff01\uff0c\uff0e\uff1a\uff1b\uff1f]$/u;

/**
 * Breaks runs into lines no wider than `width`: where Unicode allows it and no number is split from its unit, at soft
 * hyphens, and inside a word only where it is wider than a line. Trailing spaces may exceed the width, and with
 * `hangs`, one character of `HANGING`.
 */
export function wrapRuns(
  runs: Words[],
  width: number,
  measure: Measure,
  { hangs = false } = {},
): Line[] {
  const whole = runs.map((run) => run.text).join('');
  const starts: number[] = [];
  let lineWidth = Infinity;
  const measureAt = makeMeasure(runs, (text, isBold) => measure(shownText(text), isBold));
  const unbroken = runs.map(({ text, photo }) => withoutBreaks(text, photo !== null)).join('');
  for (const piece of cutPieces(whole, unbroken, width, measureAt)) {
    const seen = piece.text.trimEnd();
    const text = hangs ? seen.replace(HANGING, '') : seen;
    const hyphen = text.endsWith(SOFT_HYPHEN) ? measure('-') : 0;
    const visible = measureAt({ ...piece, text }) + hyphen;
    if (lineWidth + visible > width) {
      starts.push(piece.start);
      lineWidth = 0;
    }
    lineWidth += measureAt(piece);
  }
  return starts.map((start, index) =>
    buildLine(runs, start, starts[index + 1] ?? whole.length, measure),
  );
}

interface Piece {
  text: string;
  start: number;
}

type MeasurePiece = (piece: Piece) => number;

/** Measures a piece of the runs' text, which may span several. */
function makeMeasure(runs: Words[], measure: Measure): MeasurePiece {
  const isPlain = runs.every(({ isBold }) => !isBold);
  if (isPlain) return ({ text }) => measure(text);
  return ({ text, start }) => {
    let at = 0;
    return runs.reduce((sum, { text: words, isBold }) => {
      const from = Math.max(0, start - at);
      const to = Math.max(0, start + text.length - at);
      at += words.length;
      return from < to && from < words.length ? sum + measure(words.slice(from, to), isBold) : sum;
    }, 0);
  };
}

/** Cuts the text at every possible line break; `unbroken` has the same length, and says where those are. */
function* cutPieces(
  text: string,
  unbroken: string,
  width: number,
  measureAt: MeasurePiece,
): Generator<Piece> {
  for (const piece of breakable(text, unbroken)) {
    if (measureAt({ ...piece, text: piece.text.trimEnd() }) <= width) yield piece;
    else yield* cutToFit(piece, width, measureAt);
  }
}

function* breakable(text: string, unbroken: string): Generator<Piece> {
  const breaker = new LineBreaker(unbroken);
  let start = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const piece = text.slice(start, found.position);
    if (WITHOUT_SPACES.test(piece)) {
      yield* splitWords({ text: piece, start });
    } else if (piece !== '') yield { text: piece, start };
    start = found.position;
  }
}

/** Punctuation stays with its word. */
function* splitWords({ text, start }: Piece): Generator<Piece> {
  let from = 0;
  let wasWord = false;
  for (const { index, isWordLike = false } of words.segment(text)) {
    if (wasWord && isWordLike) {
      yield { text: text.slice(from, index), start: start + from };
      from = index;
    }
    wasWord = isWordLike;
  }
  yield { text: text.slice(from), start: start + from };
}

function* cutToFit(
  { text, start }: Piece,
  width: number,
  measureAt: MeasurePiece,
): Generator<Piece> {
  let from = 0;
  let length = 0;
  let before = { index: 0, advance: 0 };
  for (const { segment, index } of graphemes.segment(text)) {
    const advance = measureAt({ text: segment, start: start + index });
    if (length + advance > width && index > from) {
      // Closing punctuation takes the letter before it along.
      const isKept = CLOSING.test(segment) && before.index > from;
      const end = isKept ? before.index : index;
      yield { text: text.slice(from, end), start: start + from };
      from = end;
      length = isKept ? before.advance : 0;
    }
    length += advance;
    before = { index, advance };
  }
  yield { text: text.slice(from), start: start + from };
}

function buildLine(runs: Words[], start: number, end: number, measure: Measure): Line {
  const segments: Segment[] = [];
  let runStart = 0;
  let x = 0;
  for (const run of runs) {
    const cut = run.text.slice(Math.max(0, start - runStart), Math.max(0, end - runStart));
    const isCutAtEnd = cut.endsWith(SOFT_HYPHEN) && runStart + run.text.length >= end;
    runStart += run.text.length;
    const text = shownText(cut) + (isCutAtEnd ? '-' : '');
    if (text === '') continue;
    const width = measure(text, run.isBold);
    segments.push({
      text,
      photo: run.photo,
      ...buildRunStyle(run),
      order: segments.length,
      x,
      width,
    });
    x += width;
  }
  return { segments, width: x };
}
