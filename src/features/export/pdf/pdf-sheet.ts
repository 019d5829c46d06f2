import type PDFDocument from 'pdfkit';
import { COLOUR, PAGE } from '../layout/page-layout';
import type { ReportModel } from '../model/report-model';
import type { Faces } from './pdf-faces';
import type { ShapeWord } from './shape-words';

export type Pdf = InstanceType<typeof PDFDocument> & {
  /** The fonts that show the report's letters. */
  faces: Faces;
  shapeWord: ShapeWord;
  /** The report's. */
  language: string;
  /** What a link to a photo says that it does. */
  toPhoto: ReportModel['toPhoto'];
};
export type Structure = ReturnType<Pdf['struct']>;

/** What a reader is told of an element beside its kind; `O` says who defines it. */
export function setAttributes(
  element: Structure,
  attributes: { O: 'Layout' | 'List' | 'Table' } & Record<string, unknown>,
): void {
  const { dictionary } = element as unknown as { dictionary: { data: { A?: object } } };
  dictionary.data.A = attributes;
}

/** A piece that is never parted by the end of a page: a line, a picture. */
export interface Block {
  height: number;
  /** Room after it, which a page's end swallows. */
  gap: number;
  draw(x: number, y: number): void;
}

/** Where on which page the next thing goes. */
export class Sheet {
  readonly pdf: Pdf;
  y = PAGE.top;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.turnPage();
  }

  get room(): number {
    return PAGE.height - PAGE.bottom - this.y;
  }

  turnPage(): void {
    this.pdf.addPage();
    this.y = PAGE.top;
  }

  /** Leaves room, unless a page has just begun. */
  skip(height: number): void {
    if (this.y > PAGE.top) this.y += height;
  }

  /** Places blocks under each other, on as many pages as they need. */
  place(blocks: Block[], x = PAGE.side): void {
    for (const block of blocks) {
      if (block.height > this.room) this.turnPage();
      block.draw(x, this.y);
      this.y += block.height + block.gap;
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
