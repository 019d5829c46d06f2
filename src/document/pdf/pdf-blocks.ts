import { SPACE } from '../layout/page-layout';
import { measureHang, measureIndent } from '../layout/row-height';
import { type Block as ModelBlock, type Paragraph, staysWithNext } from '../model/report-text';
import { type DirectedWords, type TextStyle, measureWidth } from './draw-words';
import { setAttributes } from './inside-pdfkit';
import type { Block, Pdf, Structure } from './pdf-sheet';
import { beginWith, drawPlain, textBlocks, type TextTag } from './pdf-text';
import { tableBlocks } from './pdf-text-table';

/** The declared numbering of a list; readers speak the printed markers anyway. */
const NUMBERING = { bullet: 'Disc', numbered: 'Decimal' };

const HEADINGS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;

/** The tag of a person's heading beneath one of the document's. */
export function headingTag(beneath: 2 | 3 | 4, level: number): TextTag {
  return HEADINGS[beneath + level] ?? 'H6';
}

interface OpenList {
  list: Structure;
  kind: Paragraph['kind'];
  /** The body of its last item, for nested lists. */
  lastBody: Structure;
}

interface Setting {
  look: TextStyle;
  width: number;
  /** The level of the document's heading above the text. */
  beneath: 2 | 3 | 4;
}

/** A person's text: paragraphs, headings, nested lists and tables. */
export function paragraphBlocks(
  pdf: Pdf,
  parent: Structure,
  blocks: ModelBlock[],
  { look, width, beneath }: Setting,
): Block[] {
  // The open lists, one for each level.
  const open: OpenList[] = [];
  return blocks.flatMap((block, index) => {
    if (block.kind === 'table') {
      open.length = 0;
      return tableBlocks(pdf, parent, block, look, width);
    }
    const { kind, level, isRightToLeft, runs } = block;
    if (kind === 'text' || kind === 'heading') {
      open.length = 0;
      const isHeading = kind === 'heading';
      const own: TextStyle = isHeading ? { ...look, font: 'bold' } : look;
      const tag = isHeading ? headingTag(beneath, level) : 'P';
      const keepsWithNext = staysWithNext(blocks, index);
      return textBlocks({ pdf, parent, tag, runs, look: own, width, isRightToLeft, keepsWithNext });
    }
    const item = makeItem(pdf);
    hangItem(pdf, parent, open, { item, block });
    const lines = itemBlocks(pdf, item, block, look, width);
    return staysWithNext(blocks, index)
      ? lines.map((line) => ({ ...line, keepsWithNext: true }))
      : lines;
  });
}

interface Item {
  whole: Structure;
  label: Structure;
  body: Structure;
}

function makeItem(pdf: Pdf): Item {
  const item = { whole: pdf.struct('LI'), label: pdf.struct('Lbl'), body: pdf.struct('LBody') };
  item.whole.add(item.label);
  item.whole.add(item.body);
  return item;
}

/** Adds an item to its list, starting one if needed. */
function hangItem(
  pdf: Pdf,
  parent: Structure,
  open: OpenList[],
  { item, block: { kind, level } }: { item: Item; block: Paragraph },
): void {
  open.length = Math.min(open.length, level + 1);
  const same = open[level];
  if (same?.kind === kind) {
    same.list.add(item.whole);
    same.lastBody = item.body;
    return;
  }
  open.length = Math.min(open.length, level);
  const list = pdf.struct('L');
  setAttributes(list, {
    O: 'List',
    ListNumbering: kind === 'numbered' ? NUMBERING.numbered : NUMBERING.bullet,
  });
  (open.at(-1)?.lastBody ?? parent).add(list);
  list.add(item.whole);
  open.push({ list, kind, lastBody: item.body });
}

function itemBlocks(
  pdf: Pdf,
  { label, body }: Item,
  item: Paragraph,
  look: TextStyle,
  width: number,
): Block[] {
  const { marker, isRightToLeft, runs } = item;
  const tag = 'P';
  const beside = isRightToLeft ? SPACE.besideMarker : 0;
  const indent = measureIndent(item) + beside;
  const lines = textBlocks({ pdf, parent: body, tag, runs, look, width, indent, isRightToLeft });
  const drop = lines[0]?.drop ?? 0;
  return beginWith(lines, (x, y) => {
    const start = indent - measureHang(marker);
    const markerX = isRightToLeft ? x + width - start - measureWidth(pdf, marker, look) : x + start;
    const words: DirectedWords = { text: marker, direction: 'ltr' };
    drawPlain(pdf, label, 'Lbl', words, look, markerX, y + drop);
    label.end();
  });
}
