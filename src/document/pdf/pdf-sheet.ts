import type PDFDocument from 'pdfkit';
import { COLOUR, PAGE } from '../layout/page-layout';
import type { ReportContent } from '../model/report-content';
import type { Hyphenate } from '../layout/hyphenation';
import type { Faces } from './pdf-faces';
import type { ShapeWord } from './shape-words';

export type Pdf = InstanceType<typeof PDFDocument> & {
  /** The fonts that show the report's letters. */
  faces: Faces;
  shapeWord: ShapeWord;
  hyphenate: Hyphenate;
  /** The report's. */
  language: string;
  /** The description of a link to a photo. */
  toPhoto: ReportContent['toPhoto'];
  ranksHeadings: ReportContent['ranksHeadings'];
};
export type Structure = ReturnType<Pdf['struct']>;

/** A piece that is never parted by the end of a page: a line, a picture. */
export interface Block {
  height: number;
  /** The part of its height that may lie below a page's end: the distance of a line from the next. */
  overhang?: number;
  /** The same where it is the last of a table's cell. */
  cellOverhang?: number;
  /** How much lower its letters stand than Arimo's would. */
  drop?: number;
  /** Room before it; of this and the gap of what stands above, the larger counts. */
  before?: number;
  /** Room after it, which a page's end swallows. */
  gap: number;
  /** Stays on the page of the block after it, as far as a page holds both. */
  keepsWithNext?: boolean;
  /** Repeated above it at the head of a page: the head of its table. */
  again?: Pick<Block, 'height' | 'draw'>;
  draw(x: number, y: number): void;
}

/** The height for content on a page. */
export const PAGE_ROOM = PAGE.height - PAGE.top - PAGE.bottom;
/** Less than what is seen, more than what adding lengths up loses. */
export const TOLERANCE = 0.01;

interface Placing {
  x?: number;
  /** How much of what comes after the last block has to stay with it, if it keeps with its next. */
  followedBy?: number;
}

export class Sheet {
  readonly pdf: Pdf;
  y = PAGE.top;
  /** From 1 on. */
  page = 0;
  /** The room after the last block, as far as it has been left already. */
  #gap = 0;
  /** Leaves the room before the first block of the page. */
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

  /** Begins a page that was asked for: its first block keeps the room before it, as in Word. */
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

  /** Goes down by what a thing takes that is no block. */
  pass(height: number): void {
    this.y += height;
    this.#gap = 0;
  }

  /** Leaves room, unless a page has just turned; what was left after the last block counts. */
  skip(height: number): void {
    if (this.#swallowsRoom) return;
    this.y += Math.max(0, height - this.#gap);
    this.#gap = Math.max(this.#gap, height);
  }

  /** Places blocks under each other, on as many pages as they need. */
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

/** Draws what decorates: readers that speak the page aloud pass over it. */
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

/** The blocks cut into what stays on one page. */
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

/** How much blocks take under each other, the gap after the last one with them; `gap` stands above the first. */
export function stackHeight(blocks: readonly Block[], gap = Infinity): number {
  let above = gap;
  return blocks.reduce((height, block) => {
    const before = Math.max(0, (block.before ?? 0) - above);
    above = block.gap;
    return height + before + block.height + block.gap;
  }, 0);
}

/** The blocks, the last of which leaves the distance beneath it that a cell's end has. */
export function endCell(blocks: Block[]): Block[] {
  const last = blocks.at(-1);
  if (last?.overhang === undefined || last.cellOverhang === undefined) return blocks;
  const { height, overhang, cellOverhang } = last;
  const end = { ...last, height: height - overhang + cellOverhang, overhang: cellOverhang };
  return [...blocks.slice(0, -1), end];
}
