import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { headingId } from '@/document/model/outline';
import {
  type Block as ModelBlock,
  type Paragraph,
  type Section,
  listWords,
} from '@/document/model/report-text';
import { TEXT, textHeadingStyle } from '@/document/pdf/text-styles';
import type { Block } from '@/document/pdf/pdf-sheet';
import { typedTexts } from '@/document/pdf/part-texts';
import { headingTag, paragraphBlocks } from '@/document/pdf/pdf-blocks';
import { beginWith, textBlocks, type TextTag } from '@/document/pdf/pdf-text';
import { type Drawing, reachHeading } from '@/document/pdf/drawing';

const BEFORE_TEXT_HEADING = [8, 6, 6] as const;

export function sectionTexts(sections: readonly Section[]) {
  const { bold, regular } = typedTexts(sections.flatMap(({ blocks }) => blocks));
  return { bold: [...sections.map(({ heading }) => heading), ...bold], regular };
}

interface Text {
  id: string;
  blocks: readonly ModelBlock[];
  /** The level of the document's heading above it. */
  beneath: 2 | 3;
}

/** A person's text; its headings join the document's outline. */
export function sectionText(drawing: Drawing, { id, blocks, beneath }: Text): Block[] {
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
    pdf,
    parent: root,
    tag,
    runs,
    width: CONTENT_WIDTH,
    look: textHeadingStyle(level, pdf.ranksHeadings),
    isRightToLeft,
    before: BEFORE_TEXT_HEADING[level],
    keepsWithNext: true,
  });
  return beginWith(lines, (_x, y) => {
    reachHeading(drawing, { id, level: 3, text: listWords(runs), y });
  });
}
