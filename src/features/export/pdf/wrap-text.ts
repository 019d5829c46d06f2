import LineBreaker from 'linebreak';
import type { Run } from '../model/report-model';

/** A piece of a line, at `x` from the line's start; `photo` as in the model's runs. */
export interface Segment {
  text: string;
  photo: number | null;
  x: number;
  width: number;
}

export interface Line {
  segments: Segment[];
  width: number;
}

type Words = Pick<Run, 'text' | 'photo'>;
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Breaks runs into lines no wider than `width`: where Unicode allows a break, and inside a word
 * only when the word alone is wider than a line.
 */
export function wrapRuns(runs: Words[], width: number, measure: Measure): Line[] {
  const text = runs.map((run) => run.text).join('');
  const starts: number[] = [];
  let lineWidth = Infinity;
  for (const piece of piecesOf(text, width, measure)) {
    const visible = measure(piece.text.trimEnd());
    if (lineWidth + visible > width) {
      starts.push(piece.start);
      lineWidth = 0;
    }
    lineWidth += measure(piece.text);
  }
  return starts.map((start, index) =>
    lineOf(runs, start, starts[index + 1] ?? text.length, measure),
  );
}

interface Piece {
  text: string;
  start: number;
}

/** The text cut at every place where a line may end. */
function* piecesOf(text: string, width: number, measure: Measure): Generator<Piece> {
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const piece = text.slice(start, found.position);
    if (piece === '') continue;
    if (measure(piece.trimEnd()) <= width) yield { text: piece, start };
    else yield* cutToFit({ text: piece, start }, width, measure);
    start = found.position;
  }
}

function* cutToFit({ text, start }: Piece, width: number, measure: Measure): Generator<Piece> {
  let from = 0;
  let length = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    const advance = measure(segment);
    if (length + advance > width && index > from) {
      yield { text: text.slice(from, index), start: start + from };
      from = index;
      length = 0;
    }
    length += advance;
  }
  yield { text: text.slice(from), start: start + from };
}

function lineOf(runs: Words[], start: number, end: number, measure: Measure): Line {
  const segments: Segment[] = [];
  let runStart = 0;
  let x = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, start - runStart), Math.max(0, end - runStart));
    runStart += run.text.length;
    if (text === '') continue;
    const width = measure(text);
    segments.push({ text, photo: run.photo, x, width });
    x += width;
  }
  return { segments, width: x };
}
