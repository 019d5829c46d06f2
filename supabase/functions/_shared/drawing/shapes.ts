/**
 * A drawing as plain shapes in the pixels of the shown part. Screens, files and models' pictures
 * all draw these, so that a mark looks the same everywhere.
 */
import { bindWords, unbindWords } from '../languages/bind-words.ts';
import type { Drawing, DrawnMark, MarkColour, Point } from './drawing.ts';
import { shownSize, toShown } from './frame.ts';
import { boundingBox, corners, ellipse } from './outlines.ts';

interface Size {
  width: number;
  height: number;
}

/** Colours as six hex digits. */
export interface MarkLook {
  colour: string;
  /** The edge that shows the mark on surfaces of its own colour, and in prints without colour. */
  casing: string;
  /** The colour of figures on it. */
  ink: string;
}

export const MARK_LOOKS: Record<MarkColour, MarkLook> = {
  red: { colour: 'D92116', casing: 'FFFFFF', ink: 'FFFFFF' },
  yellow: { colour: 'F8CD00', casing: '070B14', ink: '070B14' },
  blue: { colour: '155FD0', casing: 'FFFFFF', ink: 'FFFFFF' },
  white: { colour: 'FFFFFF', casing: '070B14', ink: '070B14' },
};

export type Shape = PathShape | LabelShape;

export interface PathShape {
  kind: 'path';
  points: Point[];
  isClosed: boolean;
  /** True for a shape filled with the colour and without a line; else a line of `width` with round ends and corners. */
  isFilled: boolean;
  width: number;
  /** The casing's width on each side. */
  edge: number;
  look: MarkLook;
}

export interface LabelShape {
  kind: 'label';
  text: string;
  /** The start, middle or end of its baseline, depending on `anchor`. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** The letters' size in pixels. */
  size: number;
  /** The casing's width around the letters; 0 on a mark's own colour. */
  edge: number;
  colour: string;
  casing: string;
}

/** Thousandths of the shown long edge (see MOST_OBLONG): legible in a 40 mm cell, not covering a crack on a page. */
const LINE = 5;
const FINE_LINE = 3.5;
const EDGE = 2;
const LETTERS = 40;
const NUMBER_RADIUS = 28;
const HEAD = { length: 36, halfWidth: 15 };
/** Above this aspect ratio marks are sized by the short edge, or they would fill a panorama's height. */
const MOST_OBLONG = 2.2;
/** Between a mark and its words. */
const GAP = 14;
/** Letters per line of a label; the next word begins another. */
const LABEL_LINE = 24;
/** A bold letter's width relative to its size. */
const LETTER = 0.58;
/** Lines for letters larger than a mark's own, in half of the width; longer text goes into the key. */
const LARGE_LINES = 2;
/** From a line's middle to its baseline, and from line to line, relative to the size. */
const TO_BASELINE = 0.36;
const LEADING = 1.15;

/**
 * The shapes of a drawing on a stored photo of this size, in drawing order. Letters have at least
 * `least` pixels; words that no longer fit are replaced by a letter, which `drawingKey` explains.
 */
export function drawingShapes(drawing: Drawing, stored: Size, least = 0): Shape[] {
  const paper = measurePaper(drawing, stored, least);
  const { width, height } = paper.shown;
  const signs = chooseSigns(drawing, paper);
  return drawing.marks.flatMap((mark) => {
    const shares = mark.points.map((point) => toShown(point, drawing));
    const isSeen = shares.some((share) => share.every((at) => at >= 0 && at <= 1));
    // Words stay in the shown part; a mark that is cropped away has none there.
    const text = isSeen ? (signs.get(mark) ?? mark.text) : '';
    return markShapes(
      { ...mark, text },
      shares.map(([x, y]): Point => [x * width, y * height]),
      paper,
    );
  });
}

/** Explains the words that did not fit, each after its letter: "A spalling · B crack". */
export function drawingKey(drawing: Drawing, stored: Size, least: number): string {
  const signs = chooseSigns(drawing, measurePaper(drawing, stored, least));
  return Array.from(signs, ([mark, sign]) => `${sign} ${mark.text.trim()}`).join(' · ');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function chooseSigns({ marks }: Drawing, { unit, shown, letters }: Paper): Map<DrawnMark, string> {
  const most = Math.floor(shown.width / 2 / (letters * LETTER));
  const isLarge = letters > LETTERS * unit;
  const beside = marks.filter(({ text }) => {
    const lines = wrap(text, most);
    return isLarge && (lines.length > LARGE_LINES || lines.some((line) => line.length > most));
  });
  return new Map(beside.map((mark, index) => [mark, ALPHABET[index] ?? String(index + 1)]));
}

interface Paper {
  unit: number;
  shown: Size;
  /** The letters' size in pixels. */
  letters: number;
}

function measurePaper(drawing: Drawing, stored: Size, least: number): Paper {
  const shown = shownSize(stored, drawing);
  const [long, short] = [Math.max(shown.width, shown.height), Math.min(shown.width, shown.height)];
  const unit = Math.min(long, short * MOST_OBLONG) / 1000;
  return { unit, shown, letters: Math.max(LETTERS * unit, least) };
}

function markShapes(mark: DrawnMark, points: Point[], paper: Paper): Shape[] {
  const look = MARK_LOOKS[mark.colour];
  const { unit } = paper;
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const line = (way: Point[], changes: Partial<PathShape> = {}): PathShape => ({
    kind: 'path',
    points: way,
    isClosed: false,
    isFilled: false,
    width: LINE * unit,
    edge: EDGE * unit,
    look,
    ...changes,
  });
  const words = (at: Point, anchor: LabelShape['anchor']) =>
    labels(mark.text, at, anchor, look, paper);
  switch (mark.kind) {
    case 'arrow':
      return [...arrow(first, last, unit, line), ...words(...beforeStart(first, last, unit))];
    case 'line':
      return [line([first, last]), ...words(...beforeStart(first, last, unit))];
    case 'freehand':
      return [
        line(points, { width: FINE_LINE * unit }),
        ...words(...beforeStart(first, points[1] ?? last, unit)),
      ];
    case 'rectangle':
    case 'ellipse': {
      const box = boundingBox(first, last);
      const way = mark.kind === 'rectangle' ? corners(box) : ellipse(box);
      const above: Point = [box.left, box.top - GAP * unit - paper.letters / 2];
      return [line(way, { isClosed: true }), ...words(above, 'start')];
    }
    case 'number':
      return numbered(mark, first, { paper, line, words });
    case 'text':
      return words(first, 'start');
  }
}

type DrawLine = (way: Point[], changes?: Partial<PathShape>) => PathShape;

/** The shaft ends inside the head, so that the tip stays sharp. */
function arrow(tail: Point, tip: Point, unit: number, line: DrawLine): PathShape[] {
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const head = Math.min(HEAD.length * unit, length);
  const [x, y] = length === 0 ? [1, 0] : [(tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length];
  const half = (head * HEAD.halfWidth) / HEAD.length;
  const neck: Point = [tip[0] - x * head, tip[1] - y * head];
  return [
    line([tail, [tip[0] - x * head * 0.8, tip[1] - y * head * 0.8]]),
    line(
      [tip, [neck[0] - y * half, neck[1] + x * half], [neck[0] + y * half, neck[1] - x * half]],
      { isClosed: true, isFilled: true },
    ),
  ];
}

function numbered(
  { number, colour }: DrawnMark,
  [x, y]: Point,
  {
    paper: { unit, letters },
    line,
    words,
  }: {
    paper: Paper;
    line: DrawLine;
    words: (at: Point, anchor: LabelShape['anchor']) => LabelShape[];
  },
): Shape[] {
  const radius = (NUMBER_RADIUS * letters) / LETTERS;
  const figures = String(number ?? '');
  const size = letters * (figures.length > 2 ? 0.7 : 1);
  const look = MARK_LOOKS[colour];
  return [
    line(ellipse({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }), {
      isClosed: true,
      isFilled: true,
    }),
    {
      kind: 'label',
      text: figures,
      at: [x, y + size * TO_BASELINE],
      anchor: 'middle',
      size,
      edge: 0,
      colour: look.ink,
      casing: look.casing,
    },
    ...words([x + radius + GAP * unit, y], 'start'),
  ];
}

/** The place of words at the start of a line, on its far side. */
function beforeStart(start: Point, next: Point, unit: number): [Point, LabelShape['anchor']] {
  return next[0] > start[0]
    ? [[start[0] - GAP * unit, start[1]], 'end']
    : [[start[0] + GAP * unit, start[1]], 'start'];
}

/** A label's lines; `at` is the middle of the first. */
function labels(
  text: string,
  [x, y]: Point,
  anchor: LabelShape['anchor'],
  look: MarkLook,
  { unit, shown, letters: size }: Paper,
): LabelShape[] {
  const most = Math.floor(shown.width / 2 / (size * LETTER));
  const lines = wrap(text, size > LETTERS * unit ? most : LABEL_LINE);
  const longest = Math.max(0, ...lines.map((line) => Array.from(line).length)) * size * LETTER;
  // Words that would leave the picture are moved to the other side, above the line there.
  const beyond = anchor === 'start' ? x + longest > shown.width : x - longest < 0;
  const fits = anchor === 'start' ? x - longest >= 0 : x + longest <= shown.width;
  const turnedAnchor = anchor === 'start' ? 'end' : 'start';
  const isTurned = beyond && fits;
  const own = isTurned ? turnedAnchor : anchor;
  const [left, right] = own === 'start' ? [0, shown.width - longest] : [longest, shown.width];
  const within = Math.max(left, Math.min(x, Math.max(left, right)));
  const height = size * LEADING * lines.length;
  const wanted = isTurned ? y - height : y;
  const top = Math.max(size / 2, Math.min(wanted, shown.height - height + size / 2));
  return lines.map((line, index) => ({
    kind: 'label',
    text: line,
    anchor: own,
    at: [within, top + size * (LEADING * index + TO_BASELINE)] as Point,
    size,
    edge: EDGE * 2 * unit,
    colour: look.colour,
    casing: look.casing,
  }));
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  const words = bindWords(text.replace(/\s+/gu, ' ')).split(' ');
  for (const word of words.filter(Boolean)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < most) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines.map(unbindWords);
}
