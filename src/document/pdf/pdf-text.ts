import { fill } from '@shared/languages/fill';
import { fitRuns } from '../layout/fit-words';
import { COLOUR } from '../layout/page-layout';
import { isRightToLeft as readsRightToLeft } from '../model/clean-text';
import { type Run, listWords } from '../model/report-text';
import {
  type DirectedWords,
  drawWords,
  strokeWords,
  type TextStyle,
  showable,
  measureWidth,
} from './draw-words';
import type { DirectedLine, Measure } from './line';
import { boxLines, type LineBox } from './line-box';
import { type Block, drawArtifact, type Pdf, type Structure } from './pdf-sheet';
import { inVisualOrder } from './visual-order';
import { wrapRuns } from './wrap-text';

export const nameDestination = (photo: number) => `photo-${photo}`;
export const plain = (text: string): Run[] => [{ text, photo: null }];

/** Tags for a single paragraph. */
export type TextTag =
  'P' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'Caption' | 'TH' | 'TD' | 'Span';

export interface TextRequest {
  pdf: Pdf;
  parent: Structure;
  tag: TextTag;
  runs: Run[];
  look: TextStyle;
  width: number;
  indent?: number;
  isRightToLeft?: boolean;
  /** Space above it, and whether it stays with what comes next. */
  before?: number;
  keepsWithNext?: boolean;
  options?: Parameters<Pdf['struct']>[1];
}

/** Lays one paragraph out in lines, and adds it to `parent` in the document's structure. */
export function textBlocks(request: TextRequest): Block[] {
  const { pdf, parent, tag, look, width, indent = 0, isRightToLeft = false } = request;
  const { before = 0, keepsWithNext = false } = request;
  const measure: Measure = (text, isBold, direction) =>
    measureWidth(pdf, text, inWeight(look, isBold), direction);
  const runs = request.runs.map((run) => ({
    ...run,
    text: showable(run.text.replaceAll('\t', ' '), pdf),
  }));
  const fitted = fitRuns(runs, { width: width - indent, ...look }, pdf.hyphenate);
  const hangs = !look.isInCell;
  const wrapped = wrapRuns(fitted, width - indent, measure, { hangs });
  const lines = inVisualOrder(wrapped, isRightToLeft, measure);
  const said = listWords(request.runs).replaceAll('\t', ' ');
  const element = pdf.struct(tag, {
    ...request.options,
    // Keeps missing characters and hyphenated words searchable, copyable and readable aloud.
    ...(said !== listWords(fitted) && { actual: said }),
  });
  parent.add(element);
  return boxLines(pdf, lines, { readText: joinLineText, look }).map(({ line, box }, index) => {
    const isLast = index === lines.length - 1;
    // As Word sets paragraphs: no widows or orphans.
    const isAlone = lines.length > 1 && (index === 0 || index === lines.length - 2);
    return {
      ...box,
      ...(index === 0 && { before }),
      gap: isLast ? look.after : 0,
      keepsWithNext: keepsWithNext || isAlone,
      draw(x, y) {
        const start = x + (isRightToLeft ? width - indent - line.width : indent);
        drawLine(pdf, element, { tag, line, look, box }, start, y);
        if (isLast) element.end();
      },
    };
  });
}

const readingOrder = ({ segments }: DirectedLine) =>
  segments.toSorted((one, other) => one.order - other.order);

/** A line's words in reading order. */
export const joinLineText = (line: DirectedLine) =>
  readingOrder(line)
    .map(({ text }) => text)
    .join('');

const inWeight = (look: TextStyle, isBold?: boolean): TextStyle =>
  isBold ? { ...look, font: 'bold' } : look;

/** One line of words in either direction, with its `width`. */
export function lineOfWords(pdf: Pdf, text: string, look: TextStyle) {
  const measure: Measure = (words, _isBold, direction) => measureWidth(pdf, words, look, direction);
  const wrapped = wrapRuns(plain(showable(text, pdf)), Number.MAX_SAFE_INTEGER, measure);
  const [line = { segments: [], width: 0 }] = inVisualOrder(
    wrapped,
    readsRightToLeft(text),
    measure,
  );
  return {
    width: line.width,
    draw(x: number, y: number) {
      for (const segment of line.segments) drawWords(pdf, segment, look, x + segment.x, y);
    },
    stroke(casing: { colour: string; width: number }, x: number, y: number) {
      for (const segment of line.segments)
        strokeWords(pdf, segment, { ...look, ...casing }, x + segment.x, y);
    },
  };
}

/** Makes the first block also draw something else. */
export function beginWith(blocks: Block[], draw: Block['draw']): Block[] {
  const [first, ...rest] = blocks;
  if (first === undefined) return [];
  return [
    {
      ...first,
      draw(x, y) {
        draw(x, y);
        first.draw(x, y);
      },
    },
    ...rest,
  ];
}

function drawLine(
  pdf: Pdf,
  element: Structure,
  { tag, line, look, box }: { tag: TextTag; line: DirectedLine; look: TextStyle; box: LineBox },
  x: number,
  top: number,
): void {
  const y = top + box.drop;
  // In reading order, wherever each is: reading aloud and copying follow it.
  for (const segment of readingOrder(line)) {
    const at = x + segment.x;
    const own = inWeight(look, segment.isBold);
    if (segment.chip !== undefined) {
      const { chip, width } = segment;
      drawArtifact(pdf, () => {
        pdf.roundedRect(at, top - 1, width, box.height, 2).fill(`#${chip}`);
      });
      drawPlain(pdf, element, tag, segment, { ...own, colour: 'FFFFFF' }, at, y);
      continue;
    }
    if (segment.photo === null) {
      drawPlain(pdf, element, tag, segment, own, at, y);
      continue;
    }
    const link = pdf.struct('Link');
    element.add(link);
    drawPlain(pdf, link, 'Link', segment, { ...own, colour: COLOUR.signal }, at, y);
    pdf.goTo(at, top, segment.width, box.height, nameDestination(segment.photo), {
      structParent: link,
      Contents: new String(fill(pdf.toPhoto, { number: segment.photo })),
    } as object);
    link.end();
  }
}

export function drawPlain(
  pdf: Pdf,
  element: Structure,
  tag: string,
  words: DirectedWords,
  look: TextStyle,
  x: number,
  y: number,
): void {
  const content = pdf.markStructureContent(tag);
  drawWords(pdf, words, look, x, y);
  pdf.endMarkedContent();
  element.add(content);
}
