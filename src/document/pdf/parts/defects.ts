import { CONTENT_WIDTH, fittedBox, SPACE } from '@/document/layout/page-layout';
import { DEFECT_PICTURE } from '@/document/layout/photo-grid';
import { defectHeading, rowId } from '@/document/model/outline';
import type { Row } from '@/document/model/report-model';
import { SECTION, TEXT } from '../looks';
import type { Block } from '../pdf-sheet';
import { paragraphBlocks } from '../pdf-blocks';
import { detailBlocks } from './details';
import { type Drawing, headingBlocks } from './drawing';
import { captionBlocks, reachedByReferences, shownPhoto } from './photo-cell';

const AFTER_CAPTION = 8;

/** Each defect on a page of its own; the first one beneath the schedule's heading. */
export function drawDefects(drawing: Drawing, lead: Block[]): void {
  const { sheet, model } = drawing;
  model.schedule1.rows.forEach((row, index) => {
    if (index > 0) sheet.beginPage();
    sheet.place([...(index === 0 ? lead : []), ...defectBlocks(drawing, row)]);
  });
}

function defectBlocks(drawing: Drawing, row: Row): Block[] {
  const { pdf, root, model } = drawing;
  const width = CONTENT_WIDTH;
  const { textLabels } = model.schedule1;
  const place = {
    id: rowId(row.number),
    level: 2,
    tag: 'H3',
    before: SPACE.beforeSection,
  } as const;
  const heading = headingBlocks(drawing, { ...place, text: defectHeading(row), look: SECTION });
  const photo = shownPhoto(drawing, root, row, {
    width,
    boxOf: (size) => fittedBox(size, DEFECT_PICTURE),
  }).map((block) => ({ ...block, keepsWithNext: true }));
  const caption = captionBlocks(pdf, root, row, width).map((block) => ({
    ...block,
    gap: AFTER_CAPTION,
  }));
  const texts = (['element', 'defect', 'recommendation'] as const).flatMap((name) => {
    const label = { id: null, level: 3, tag: 'H4', before: SPACE.beforeSection } as const;
    return [
      ...headingBlocks(drawing, { ...label, text: textLabels[name], look: SECTION }),
      ...paragraphBlocks(pdf, root, row[name], { look: TEXT, width, beneath: 4 }),
    ];
  });
  const shown = reachedByReferences(drawing, row.number, [...photo, ...caption]);
  return [...heading, ...shown, ...detailBlocks(drawing, row.facts.lines), ...texts];
}
