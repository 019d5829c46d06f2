import { COLOUR, SPACE } from '../layout/page-layout';
import type { Block as ModelBlock, Paragraph, Run, TextTable } from '../model/report-model';
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
/** A heading of a person's text, or a line that is bold as a whole. */
export const isBoldParagraph = ({ kind, runs }: Paragraph) =>
  kind === 'heading' || runs.every(({ isBold }) => isBold);

/** A table's rows as paragraphs, their cells parted by bars. */
const rowParagraphs = ({ rows, isRightToLeft }: TextTable): Paragraph[] =>
  rows.map((cells) => ({
    ...{ kind: 'text', level: 0, marker: '', isRightToLeft },
    runs: cells.flatMap((runs, index) => (index === 0 ? runs : [...plain(' | '), ...runs])),
  }));

/** The model's paragraphs, with its lists as lists. */
export function paragraphBlocks(
  pdf: Pdf,
  parent: Structure,
  blocks: ModelBlock[],
  body: Look,
  width: number,
): Block[] {
  let list: Structure | null = null;
  const paragraphs = blocks.flatMap((block) =>
    block.kind === 'table' ? rowParagraphs(block) : block,
  );
  return paragraphs.flatMap((paragraph) => {
    const { kind, level, marker, isRightToLeft } = paragraph;
    const runs = paragraph.runs.map((run) => ({ ...run, text: run.text.replaceAll('\t', ' ') }));
    const look: Look = isBoldParagraph(paragraph) ? { ...body, font: 'bold' } : body;
    if (kind === 'text' || kind === 'heading') {
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
    const indent = SPACE.hanging * (level + 1);
    const tag = 'LBody';
    const lines = textBlocks({ pdf, parent: item, tag, runs, look, width, indent, isRightToLeft });
    return beginWith(lines, (x, y) => {
      const markerX = isRightToLeft
        ? x + width - indent + SPACE.hanging / 2
        : x + indent - SPACE.hanging;
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
