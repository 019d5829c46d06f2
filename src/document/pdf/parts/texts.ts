import { CONTENT_WIDTH, SPACE } from '@/document/layout/page-layout';
import { headingId, scopeId, sectionId } from '@/document/model/outline';
import { type Block as ModelBlock, type Paragraph, wordsIn } from '@/document/model/report-text';
import { SCHEDULE, SECTION, TEXT, TEXT_HEADING } from '../looks';
import type { Block } from '../pdf-sheet';
import { headingTag, paragraphBlocks } from '../pdf-blocks';
import { beginWith, textBlocks, type TextTag } from '../pdf-text';
import { type Drawing, headingBlocks, kept, reachHeading } from './drawing';

const BEFORE_TEXT_HEADING = [8, 6, 6] as const;

export function drawScope(drawing: Drawing): void {
  drawing.model.scope.forEach(({ heading: text, blocks }, index) => {
    const id = scopeId(index);
    const place = { id, level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
    drawing.sheet.place([
      ...headingBlocks(drawing, { ...place, text, look: SCHEDULE }),
      ...textOf(drawing, { id, blocks, beneath: 2 }),
    ]);
  });
}

export function drawSections(drawing: Drawing): void {
  const { heading, sections } = drawing.model.schedule2;
  const top = { id: 'schedule2', level: 1, tag: 'H2', before: SPACE.beforeSchedule } as const;
  // One after the other without a break: the first section's heading stays with the schedule's.
  const blocks = [
    ...headingBlocks(drawing, { ...top, text: heading, look: SCHEDULE }),
    ...sections.flatMap(({ heading: text, blocks }, index) => {
      const id = sectionId(index);
      const place = { id, level: 2, tag: 'H3', before: SPACE.beforeSection } as const;
      return [
        ...headingBlocks(drawing, { ...place, text, look: SECTION }),
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
    reachHeading(drawing, { id, level: 3, text: wordsIn(runs), y });
  });
}
