import { CONTENT_WIDTH, fittedBox } from '@/document/layout/page-layout';
import {
  DEFECT_PICTURE,
  GRID_GAP,
  MORE_DEFECT_PICTURE,
  photoPages,
} from '@/document/layout/photo-grid';
import { defectHeading, rowId } from '@/document/model/outline';
import type { Row, Schedule1 } from '@/document/model/report-content';
import { TEXT } from '@/document/pdf/text-styles';
import { type Block, stackHeight } from '@/document/pdf/pdf-sheet';
import { paragraphBlocks } from '@/document/pdf/pdf-blocks';
import { detailBlocks } from '@/document/pdf/details';
import { type Drawing, headingBlocks } from '@/document/pdf/drawing';
import { captionBlocks, reachedByReferences, shownPhoto } from '@/document/pdf/photo-cell';

const AFTER_CAPTION = 8;

/** Each defect on a page of its own; the first one beneath the schedule's heading. */
export function drawDefects(
  drawing: Drawing,
  { rows, textLabels }: Schedule1,
  lead: Block[],
): void {
  const { sheet } = drawing;
  rows.forEach((row, index) => {
    if (index > 0) sheet.beginPage();
    sheet.place([...(index === 0 ? lead : []), ...defectBlocks(drawing, row, textLabels)]);
  });
}

function defectBlocks(drawing: Drawing, row: Row, textLabels: Schedule1['textLabels']): Block[] {
  const { pdf, root } = drawing;
  const width = CONTENT_WIDTH;
  const heading = headingBlocks(drawing, 'section', defectHeading(row), rowId(row.number));
  const photo = shownPhoto(drawing, root, row, {
    width,
    boxOf: (size) => fittedBox(size, DEFECT_PICTURE),
  }).map((block) => ({ ...block, keepsWithNext: true }));
  const caption = captionBlocks(pdf, root, row, width).map((block) => ({
    ...block,
    gap: AFTER_CAPTION,
  }));
  const texts = (['element', 'defect', 'recommendation'] as const).flatMap((name) => {
    return [
      ...headingBlocks(drawing, 'label', textLabels[name]),
      ...paragraphBlocks(pdf, root, row[name], { look: TEXT, width, beneath: 4 }),
    ];
  });
  const shown = reachedByReferences(drawing, row.number, [...photo, ...caption]);
  return [
    ...heading,
    ...shown,
    ...morePhotos(drawing, row),
    ...detailBlocks(drawing, row.facts.lines),
    ...texts,
  ];
}

/** The finding's other photos, two beside each other. */
function morePhotos(drawing: Drawing, { more }: Row): Block[] {
  const { pdf, root } = drawing;
  const { width } = MORE_DEFECT_PICTURE;
  return photoPages(more, 2).map((pair) =>
    sideBySide(
      pair.map((photo) => {
        const parent = pdf.struct('Div');
        root.add(parent);
        return reachedByReferences(drawing, photo.number, [
          ...shownPhoto(drawing, parent, photo, {
            width,
            boxOf: (size) => fittedBox(size, MORE_DEFECT_PICTURE),
          }),
          ...captionBlocks(pdf, parent, photo, width),
        ]);
      }),
    ),
  );
}

/** Stacks of blocks beside each other as one that no page's end parts. */
function sideBySide(stacks: Block[][]): Block {
  return {
    height: Math.max(...stacks.map(stackHeight)),
    gap: AFTER_CAPTION,
    draw(x, y) {
      stacks.forEach((blocks, index) => {
        let top = y;
        for (const block of blocks) {
          block.draw(x + index * (MORE_DEFECT_PICTURE.width + GRID_GAP), top);
          top += block.height + block.gap;
        }
      });
    },
  };
}
