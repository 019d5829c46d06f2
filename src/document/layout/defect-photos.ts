import type { Size } from '@/lib/pictures/size';
import { captionText, type Row } from '../model/report-content';
import { TEXT_FIELDS } from '@shared/row-words';
import { CONTENT_WIDTH, fittedBox, PAGE, SIZE, SPACE } from './page-layout';
import { DEFECT_PICTURE, GRID_GAP } from './photo-grid';
import { heightOfParagraphs, heightOfText } from './row-height';

/** How a finding's photos are arranged on its page. */
export interface DefectPhotos {
  columns: number;
  /** The largest box of each photo. */
  box: Size;
}

const LINE = 1.35;
const HEADING = SIZE.section * LINE + SPACE.beforeSection + SPACE.afterSection;
const DETAIL = SIZE.table * LINE + 7;
/** Room for the schedule's heading above the first finding; the others leave it blank, and all look alike. */
const SCHEDULE = SIZE.schedule * LINE + SPACE.beforeSchedule + SPACE.afterSchedule;
/** A photo is never lower than this; a longer text runs onto the next page. */
const LEAST = 110;

/**
 * Lays out one photo as wide as the page, or two or three side by side, all low enough for the finding to fit its page.
 * A text longer than a page leaves them half of the first.
 */
export function defectPhotos(row: Row): DefectPhotos {
  const count = 1 + row.more.length;
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3;
  const lines = Math.ceil(count / columns);
  const width = (CONTENT_WIDTH - GRID_GAP * (columns - 1)) / columns;
  const page = PAGE.height - PAGE.top - PAGE.bottom;
  const captions = [row, ...row.more].map((photo) =>
    heightOfText(captionText(photo), width, { size: SIZE.caption }),
  );
  const caption = Math.max(...captions) + SPACE.afterSchedule;
  const left = (page - SCHEDULE - heightOfTexts(row)) / lines - caption;
  const room = left >= LEAST ? left : page / 2 / lines - caption;
  return { columns, box: { width, height: Math.min(DEFECT_PICTURE.height, room) } };
}

export const defectBox =
  ({ box }: DefectPhotos) =>
  (size: Size | null): Size =>
    fittedBox(size, box);

function heightOfTexts({ facts, ...row }: Row): number {
  const texts = TEXT_FIELDS.map(
    (name) => HEADING + heightOfParagraphs(row[name], CONTENT_WIDTH, SIZE.body),
  );
  const heading = HEADING + heightOfText(facts.element, CONTENT_WIDTH, { size: SIZE.body });
  return texts.reduce(
    (sum, height) => sum + height,
    heading + DETAIL * facts.lines.flatMap(({ value }) => value.split('\n')).length,
  );
}
