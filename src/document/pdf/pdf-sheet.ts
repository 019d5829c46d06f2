import type PDFDocument from 'pdfkit';
import { COLOUR, PAGE } from '../layout/page-layout';
import type { ReportContent } from '../model/report-content';
import type { Hyphenate } from '../layout/hyphenation';
import type { Faces } from './pdf-faces';
import type { ShapeWord } from './shape-words';

export type Pdf = InstanceType<typeof PDFDocument> & {
  faces: Faces;
  shapeWord: ShapeWord;
  hyphenate: Hyphenate;
  /** The report's language. */
  language: string;
  /** The description of a link to a photo. */
  toPhoto: ReportContent['toPhoto'];
  ranksHeadings: ReportContent['ranksHeadings'];
};
export type Structure = ReturnType<Pdf['struct']>;

/** A piece that no page break splits: a line, a picture. */
export interface Block {
  height: number;
  /** The part of its height that may overflow a page: the space to the next line. */
  overhang?: number;
  /** The same for the last block of a table cell. */
  cellOverhang?: number;
  /** How much lower its letters are than Arimo's. */
  drop?: number;
  /** Space before it; the larger of this and the previous gap counts. */
  before?: number;
  /** Space after it, dropped at a page's end. */
  gap: number;
  /** Stays on the page of the next block, where a page holds both. */
  keepsWithNext?: boolean;
  /** Repeated above it at the top of a page: its table's head. */
  again?: Pick<Block, 'height' | 'draw'>;
  draw(x: number, y: number): void;
}

/** The height for content on a page. */
export const PAGE_ROOM = PAGE.height - PAGE.top - PAGE.bottom;
/** Invisible, but more than rounding errors in sums of lengths. */
export const TOLERANCE = 0.01;

interface Placing {
  x?: number;
  /** The height of what must stay with the last block, if that keeps with its next. */
  followedBy?: number;
}

export class Sheet {
  readonly pdf: Pdf;
  y = PAGE.top;
  /** Counted from 1. */
  page = 0;
  /** The space already left after the last block. */
  #gap = 0;
  /** Keeps the space before the page's first block. */
  #keepsRoom = false;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.turnPage();
  }

  get room(): number {
    return PAGE.height - PAGE.bottom - this.y;
  }

  turnPage(): void {
    this.pdf.addPage();
    this.#keepsRoom = false;
    this.page += 1;
    this.y = PAGE.top;
    this.#gap = 0;
  }

  /** Begins a requested page: its first block keeps the space before it, as in Word. */
  beginPage(): void {
    this.turnPage();
    this.#keepsRoom = true;
  }

  holds(height: number): boolean {
    return height <= this.room + TOLERANCE;
  }

  get #swallowsRoom(): boolean {
    return this.y === PAGE.top && !this.#keepsRoom;
  }

  /** Moves down past something that is no block. */
  pass(height: number): void {
    this.y += height;
    this.#gap = 0;
  }

  /** Leaves space, except at the top of a page; space already left after the last block counts. */
  skip(height: number): void {
    if (this.#swallowsRoom) return;
    this.y += Math.max(0, height - this.#gap);
    this.#gap = Math.max(this.#gap, height);
  }

  /** Places blocks one below another, on as many pages as needed. */
  place(blocks: Block[], { x = PAGE.side, followedBy = 0 }: Placing = {}): void {
    for (const chain of groupChains(blocks)) {
      const last = chain.at(-1);
      const isOpen = last === blocks.at(-1) && last?.keepsWithNext;
      const rest = isOpen ? followedBy : -(last?.gap ?? 0) - (last?.overhang ?? 0);
      const needed = stackHeight(chain, this.#swallowsRoom ? Infinity : this.#gap) + rest;
      if (!this.holds(needed) && needed <= PAGE_ROOM) this.turnPage();
      for (const block of chain) {
        this.skip(block.before ?? 0);
        if (!this.holds(block.height - (block.overhang ?? 0))) this.turnPage();
        if (this.y === PAGE.top && block.again) {
          block.again.draw(x, this.y);
          this.y += block.again.height;
        }
        block.draw(x, this.y);
        this.y += block.height + block.gap;
        this.#gap = block.gap;
      }
    }
  }
}

/** Draws decoration, which screen readers skip. */
export function drawArtifact(
  pdf: Pdf,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

export function drawRule(
  pdf: Pdf,
  {
    x,
    y,
    width,
    weight,
    colour = COLOUR.rule,
  }: {
    x: number;
    y: number;
    width: number;
    weight: number;
    colour?: string;
  },
): void {
  drawArtifact(pdf, () => {
    pdf
      .lineWidth(weight)
      .strokeColor(`#${colour}`)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  });
}

/** Groups blocks that stay on one page. */
export function groupChains(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    if (isOpen) chains.at(-1)?.push(block);
    else chains.push([block]);
    isOpen = block.keepsWithNext ?? false;
  }
  return chains;
}

/** The height of stacked blocks with the gap after the last; `gap` is the space above the first. */
export function stackHeight(blocks: readonly Block[], gap = Infinity): number {
  let above = gap;
  return blocks.reduce((height, block) => {
    const before = Math.max(0, (block.before ?? 0) - above);
    above = block.gap;
    return height + before + block.height + block.gap;
  }, 0);
}

/** Draws blocks one beneath the other, whatever they keep before them. */
export function drawStack(blocks: readonly Block[], x: number, top: number): void {
  let y = top;
  for (const block of blocks) {
    block.draw(x, y);
    y += block.height + block.gap;
  }
}

/** Gives the last block the distance of a cell's end. */
export function endCell(blocks: Block[]): Block[] {
  const last = blocks.at(-1);
  if (last?.overhang === undefined || last.cellOverhang === undefined) return blocks;
  const { height, overhang, cellOverhang } = last;
  const end = { ...last, height: height - overhang + cellOverhang, overhang: cellOverhang };
  return [...blocks.slice(0, -1), end];
}
