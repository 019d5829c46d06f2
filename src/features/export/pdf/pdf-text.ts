import { COLOUR, SPACE } from '../layout/page-layout';
import type { Paragraph, Run } from '../model/report-model';
import { drawWords, type Look, showable, widthOf } from './draw-words';
import type { Block, Pdf, Structure } from './pdf-sheet';
import { inVisualOrder } from './visual-order';
import { type Line, wrapRuns } from './wrap-text';

export const destinationOf = (photo: number) => `photo-${photo}`;
export const plain = (text: string): Run[] => [{ text, photo: null }];

/** Tags that hold one paragraph's words. */
type TextTag = 'P' | 'H1' | 'H2' | 'H3' | 'Caption' | 'TH' | 'LBody';

interface TextRequest {
  pdf: Pdf;
  parent: Structure;
  tag: TextTag;
  runs: Run[];
  look: Look;
  width: number;
  indent?: number;
  isRightToLeft?: boolean;
  options?: Parameters<Pdf['struct']>[1];
}

/** Lays one paragraph out as lines, and hangs it under `parent` in the document's structure. */
export function textBlocks(request: TextRequest): Block[] {
  const { pdf, parent, tag, look, width, indent = 0, isRightToLeft = false } = request;
  const measure = (text: string) => widthOf(pdf, text, look);
  const runs = request.runs.map((run) => ({ ...run, text: showable(run.text, pdf) }));
  const lines = wrapRuns(runs, width - indent, measure).map((line) =>
    inVisualOrder(line, isRightToLeft, measure),
  );
  const said = wordsOf(request.runs);
  const element = pdf.struct(tag, {
    ...request.options,
    // What the fonts lack is still there for those who search, copy or listen.
    ...(said !== wordsOf(runs) && { actual: said }),
  });
  parent.add(element);
  const height = look.size * look.leading;
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    return {
      height,
      gap: isLast ? look.after : 0,
      draw(x, y) {
        const start = x + (isRightToLeft ? width - indent - line.width : indent);
        drawLine(pdf, element, tag, line, look, start, y);
        if (isLast) element.end();
      },
    };
  });
}

const wordsOf = (runs: Run[]) => runs.map((run) => run.text).join('');
/** The model's paragraphs, with its lists as lists. */
export function paragraphBlocks(
  pdf: Pdf,
  parent: Structure,
  paragraphs: Paragraph[],
  look: Look,
  width: number,
): Block[] {
  let list: Structure | null = null;
  return paragraphs.flatMap((paragraph) => {
    const { kind, marker, isRightToLeft, runs } = paragraph;
    if (kind === 'text') {
      list = null;
      return textBlocks({ pdf, parent, tag: 'P', runs, look, width, isRightToLeft });
    }
    if (list === null) {
      list = pdf.struct('L');
      parent.add(list);
    }
    const item = pdf.struct('LI');
    list.add(item);
    const label = pdf.struct('Lbl');
    item.add(label);
    const indent = SPACE.hanging;
    const tag = 'LBody';
    const blocks = textBlocks({ pdf, parent: item, tag, runs, look, width, indent, isRightToLeft });
    return beginWith(blocks, (x, y) => {
      const markerX = isRightToLeft ? x + width - SPACE.hanging / 2 : x;
      drawPlain(pdf, label, 'Lbl', marker, look, markerX, y);
      label.end();
    });
  });
}

/** The same blocks, the first of which also draws something else. */
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
  tag: TextTag,
  line: Line,
  look: Look,
  x: number,
  y: number,
): void {
  for (const segment of line.segments) {
    const at = x + segment.x;
    if (segment.photo === null) {
      drawPlain(pdf, element, tag, segment.text, look, at, y);
      continue;
    }
    const link = pdf.struct('Link');
    element.add(link);
    drawPlain(pdf, link, 'Link', segment.text, { ...look, colour: COLOUR.signal }, at, y);
    pdf.goTo(at, y, segment.width, look.size * look.leading, destinationOf(segment.photo), {
      structParent: link,
      Contents: new String(pdf.toPhoto(segment.photo)),
    } as object);
    link.end();
  }
}

function drawPlain(
  pdf: Pdf,
  element: Structure,
  tag: string,
  text: string,
  look: Look,
  x: number,
  y: number,
): void {
  const content = pdf.markStructureContent(tag);
  drawWords(pdf, text, look, x, y);
  pdf.endMarkedContent();
  element.add(content);
}
