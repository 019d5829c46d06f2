import { sectionId } from '@/document/model/outline';
import { type Drawing, headingBlocks, kept, type PdfFace } from '@/document/pdf/drawing';
import type { Block } from '@/document/pdf/pdf-sheet';
import { sectionText, sectionTexts } from '@/document/pdf/section-text';
import type { Sections } from './model';

export const PDF: PdfFace<Sections> = {
  draw: drawSections,
  texts({ heading, sections }) {
    const { bold, regular } = sectionTexts(sections);
    return { bold: [heading, ...bold], regular };
  },
};

function drawSections(drawing: Drawing, { heading, sections }: Sections): void {
  // In one flow: the first section's heading stays with the schedule's.
  const blocks = [
    ...headingBlocks(drawing, 'part', heading, 'schedule2'),
    ...sections.flatMap(({ heading: text, blocks }, index) => {
      const id = sectionId(index);
      return [
        ...headingBlocks(drawing, 'section', text, id),
        ...sectionText(drawing, { id, blocks, beneath: 3 }),
      ];
    }),
  ];
  const endsInTable = sections.at(-1)?.blocks.at(-1)?.kind === 'table';
  const held = endsInTable ? blocks.length : startOfLast(blocks);
  drawing.sheet.place(blocks.slice(0, held));
  drawing.held = kept(blocks.slice(held));
}

/** Finds the last paragraph, or the heading above it: lines within one have no gap after them. */
function startOfLast(blocks: readonly Block[]): number {
  const ends = blocks
    .slice(0, -1)
    .findLastIndex(({ gap, keepsWithNext }) => gap > 0 && !keepsWithNext);
  return ends + 1;
}
