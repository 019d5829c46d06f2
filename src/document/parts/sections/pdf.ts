import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { headingId, scopeId, sectionId } from '@/document/model/outline';
import {
  type Block as ModelBlock,
  type Paragraph,
  type Section,
  listWords,
} from '@/document/model/report-text';
import { TEXT, TEXT_HEADING } from '@/document/pdf/text-styles';
import type { Block } from '@/document/pdf/pdf-sheet';
import { typedTexts } from '@/document/pdf/part-texts';
import { headingTag, paragraphBlocks } from '@/document/pdf/pdf-blocks';
import { beginWith, textBlocks, type TextTag } from '@/document/pdf/pdf-text';
import {
  type Drawing,
  headingBlocks,
  kept,
  type PdfPart,
  reachHeading,
} from '@/document/pdf/drawing';

const BEFORE_TEXT_HEADING = [8, 6, 6] as const;

export const pdfScope: PdfPart = {
  draw(drawing) {
    drawing.model.scope.forEach(({ heading, blocks }, index) => {
      const id = scopeId(index);
      drawing.sheet.place([
        ...headingBlocks(drawing, 'part', heading, id),
        ...textOf(drawing, { id, blocks, beneath: 2 }),
      ]);
    });
  },
  texts: ({ scope }) => textsOf(scope),
};

export const pdfSections: PdfPart = {
  draw: drawSections,
  texts({ schedule2: { heading, sections } }) {
    const { bold, regular } = textsOf(sections);
    return { bold: [heading, ...bold], regular };
  },
};

function textsOf(sections: readonly Section[]) {
  const { bold, regular } = typedTexts(sections.flatMap(({ blocks }) => blocks));
  return { bold: [...sections.map(({ heading }) => heading), ...bold], regular };
}

function drawSections(drawing: Drawing): void {
  const { heading, sections } = drawing.model.schedule2;
  // One after the other without a break: the first section's heading stays with the schedule's.
  const blocks = [
    ...headingBlocks(drawing, 'part', heading, 'schedule2'),
    ...sections.flatMap(({ heading: text, blocks }, index) => {
      const id = sectionId(index);
      return [
        ...headingBlocks(drawing, 'section', text, id),
        ...textOf(drawing, { id, blocks, beneath: 3 }),
      ];
    }),
  ];
  const endsInTable = sections.at(-1)?.blocks.at(-1)?.kind === 'table';
  const held = endsInTable ? blocks.length : startOfLast(blocks);
  drawing.sheet.place(blocks.slice(0, held));
  drawing.held = kept(blocks.slice(held));
}

/** Where the last paragraph begins, or the heading above it: lines within one leave no room after them. */
function startOfLast(blocks: readonly Block[]): number {
  const ends = blocks
    .slice(0, -1)
    .findLastIndex(({ gap, keepsWithNext }) => gap > 0 && !keepsWithNext);
  return ends + 1;
}

interface Text {
  id: string;
  blocks: readonly ModelBlock[];
  /** Which heading of the document it stands beneath. */
  beneath: 2 | 3;
}

/** A person's text; its own headings are among the document's. */
function textOf(drawing: Drawing, { id, blocks, beneath }: Text): Block[] {
  const { pdf, root } = drawing;
  const drawn: Block[] = [];
  let others: ModelBlock[] = [];
  const flush = () => {
    drawn.push(
      ...paragraphBlocks(pdf, root, others, { look: TEXT, width: CONTENT_WIDTH, beneath }),
    );
    others = [];
  };
  blocks.forEach((block, index) => {
    if (block.kind !== 'heading') {
      others.push(block);
      return;
    }
    flush();
    drawn.push(
      ...textHeading(drawing, headingId(id, index), {
        block,
        tag: headingTag(beneath, block.level),
      }),
    );
  });
  flush();
  return drawn;
}

function textHeading(
  drawing: Drawing,
  id: string,
  { block: { runs, level, isRightToLeft }, tag }: { block: Paragraph; tag: TextTag },
) {
  const { pdf, root } = drawing;
  const lines = textBlocks({
    ...{ pdf, parent: root, tag, runs, look: TEXT_HEADING, width: CONTENT_WIDTH },
    ...{ isRightToLeft, before: BEFORE_TEXT_HEADING[level], keepsWithNext: true },
  });
  return beginWith(lines, (_x, y) => {
    reachHeading(drawing, { id, level: 3, text: listWords(runs), y });
  });
}
