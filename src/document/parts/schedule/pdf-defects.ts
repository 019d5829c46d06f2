import { TEXT_FIELDS } from '@shared/row-words';
import { defectBox, defectPhotos } from '@/document/layout/defect-photos';
import { CONTENT_WIDTH } from '@/document/layout/page-layout';
import { GRID_GAP, photoPages } from '@/document/layout/photo-grid';
import { defectHeading, rowId } from '@/document/model/outline';
import type { PlacedPhoto, Row, Schedule1 } from '@/document/model/report-content';
import { TEXT } from '@/document/pdf/text-styles';
import { type Block, drawStack, stackHeight } from '@/document/pdf/pdf-sheet';
import { paragraphBlocks } from '@/document/pdf/pdf-blocks';
import { detailBlocks } from '@/document/pdf/details';
import { type Drawing, headingBlocks } from '@/document/pdf/drawing';
import { captionBlocks, reachedByReferences, shownPhoto } from '@/document/pdf/photo-cell';

const AFTER_CAPTION = 8;
/** The distance that Word leaves after a table of photos. */
const AFTER_TABLE_OF_PHOTOS = 7.15;

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
  const texts = TEXT_FIELDS.flatMap((name) => {
    return [
      ...headingBlocks(drawing, 'label', textLabels[name]),
      ...paragraphBlocks(pdf, root, row[name], { look: TEXT, width, beneath: 4 }),
    ];
  });
  return [
    ...heading,
    ...photoBlocks(drawing, row),
    ...detailBlocks(drawing, row.facts.lines),
    ...texts,
  ];
}

/** The finding's photos side by side, on the page of its heading. */
function photoBlocks(drawing: Drawing, row: Row): Block[] {
  const { pdf, root } = drawing;
  const photos = defectPhotos(row);
  const { width } = photos.box;
  return photoPages<PlacedPhoto>([row, ...row.more], photos.columns).map((line) =>
    sideBySide(
      width + GRID_GAP,
      line.map((photo) => {
        const parent = line.length === 1 ? root : pdf.struct('Div');
        if (parent !== root) root.add(parent);
        return reachedByReferences(drawing, photo.number, [
          ...shownPhoto(drawing, parent, photo, { width, fitBox: defectBox(photos) }),
          ...captionBlocks(pdf, parent, photo, width),
        ]);
      }),
    ),
  );
}

/** Places stacks of blocks side by side as one block that no page break splits. */
function sideBySide(step: number, stacks: Block[][]): Block {
  return {
    height: Math.max(...stacks.map((blocks) => stackHeight(blocks))),
    gap: AFTER_CAPTION + (stacks.length > 1 ? AFTER_TABLE_OF_PHOTOS : 0),
    keepsWithNext: true,
    draw(x, y) {
      stacks.forEach((blocks, index) => {
        drawStack(blocks, x + index * step, y);
      });
    },
  };
}
