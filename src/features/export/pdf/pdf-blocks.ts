import { SPACE } from '../layout/page-layout';
import type { Block as ModelBlock, Paragraph } from '../model/report-model';
import type { Look } from './draw-words';
import { type Block, type Pdf, setAttributes, type Structure } from './pdf-sheet';
import { beginWith, drawPlain, textBlocks } from './pdf-text';
import { tableBlocks } from './pdf-text-table';

/** What a list is told to number its items with; readers speak the printed markers anyway. */
const NUMBERING = { bullet: 'Disc', numbered: 'Decimal' };

const HEADINGS = ['H4', 'H5', 'H6'] as const;

interface OpenList {
  list: Structure;
  kind: Paragraph['kind'];
  lastItem: Structure;
}

/** A person's text: its paragraphs, headings, lists within lists and tables. */
export function paragraphBlocks(
  pdf: Pdf,
  parent: Structure,
  blocks: ModelBlock[],
  look: Look,
  width: number,
): Block[] {
  // The lists that the next item may belong to, one a level.
  const open: OpenList[] = [];
  return blocks.flatMap((block) => {
    if (block.kind === 'table') {
      open.length = 0;
      return tableBlocks(pdf, parent, block, look, width);
    }
    const { kind, level, isRightToLeft, runs } = block;
    if (kind === 'text' || kind === 'heading') {
      open.length = 0;
      const isHeading = kind === 'heading';
      const own: Look = isHeading ? { ...look, font: 'bold' } : look;
      // Beneath the heading of its section, which is an H3.
      const tag = isHeading ? HEADINGS[level] : 'P';
      return textBlocks({ pdf, parent, tag, runs, look: own, width, isRightToLeft });
    }
    const item = itemIn(pdf, parent, open, block);
    return itemBlocks(pdf, item, block, look, width);
  });
}

/** A new item of the list it belongs to, which is begun where there is none. */
function itemIn(
  pdf: Pdf,
  parent: Structure,
  open: OpenList[],
  { kind, level }: Paragraph,
): Structure {
  const item = pdf.struct('LI');
  open.length = Math.min(open.length, level + 1);
  const same = open[level];
  if (same?.kind === kind) {
    same.list.add(item);
    same.lastItem = item;
    return item;
  }
  open.length = Math.min(open.length, level);
  const list = pdf.struct('L');
  setAttributes(list, {
    O: 'List',
    ListNumbering: kind === 'numbered' ? NUMBERING.numbered : NUMBERING.bullet,
  });
  (open.at(-1)?.lastItem ?? parent).add(list);
  list.add(item);
  open.push({ list, kind, lastItem: item });
  return item;
}

function itemBlocks(
  pdf: Pdf,
  item: Structure,
  { level, marker, isRightToLeft, runs }: Paragraph,
  look: Look,
  width: number,
): Block[] {
  const label = pdf.struct('Lbl');
  item.add(label);
  const tag = 'LBody';
  const indent = SPACE.hanging * (level + 1);
  const lines = textBlocks({ pdf, parent: item, tag, runs, look, width, indent, isRightToLeft });
  const drop = lines[0]?.drop ?? 0;
  return beginWith(lines, (x, y) => {
    const markerX = isRightToLeft
      ? x + width - indent + SPACE.hanging / 2
      : x + indent - SPACE.hanging;
    drawPlain(pdf, label, 'Lbl', marker, look, markerX, y + drop);
    label.end();
  });
}
