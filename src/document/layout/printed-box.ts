import type { Size } from '@/lib/pictures/size';
import type { PlacedPhoto, Row, Schedule1 } from '../model/report-content';
import { photosPerPage } from '../model/report-layout';
import { columnWidths, textWidth } from './column-widths';
import { defectBox, defectPhotos } from './defect-photos';
import { fittedBox, pictureBox } from './page-layout';
import { MORE_SHARE, photoGrid } from './photo-grid';

/** The box that a photo of these pixels is printed in, in points. */
export type FitBox = (size: Size | null) => Size;

/** Returns the printed box of each photo in the report's arrangement. */
export function printedBoxes(schedule: Schedule1): (photo: PlacedPhoto, row: Row) => FitBox {
  const perPage = photosPerPage(schedule.arrangement);
  if (perPage !== null) {
    const { picture } = photoGrid(perPage);
    return () => (size) => fittedBox(size, picture);
  }
  if (schedule.arrangement === 'defects') return (_, row) => defectBox(defectPhotos(row));
  const width = textWidth(columnWidths(schedule)[0] ?? 0);
  return (photo, row) => (size) =>
    pictureBox(size, photo.number === row.number ? width : width * MORE_SHARE);
}

/** The largest box for a photo of any proportions. */
const widestBox = (fitBox: FitBox): Size => ({
  width: fitBox({ width: 1e6, height: 1 }).width,
  height: fitBox({ width: 1, height: 1e6 }).height,
});

/** Pixels to the inch of a photo in a file for e-mail: enough for a screen. */
const EMAIL_DOTS = 150;
const FEWEST_DOTS = 72;
/** The budget for all photos of an e-mail, which most servers accept; and the bytes of a pixel. */
const EMAIL_BYTES = 9_000_000;
const BYTES_PER_PIXEL = 0.25;

/** The most pixels of each photo in a file for e-mail; fewer where there are many. */
export function emailBounds(boxes: readonly FitBox[]): Size[] {
  const inPixels = (dots: number) =>
    boxes.map(widestBox).map(({ width, height }) => ({
      width: Math.ceil((width * dots) / 72),
      height: Math.ceil((height * dots) / 72),
    }));
  // Three by four, as most photos are.
  const bytes = inPixels(EMAIL_DOTS).reduce(
    (sum, { width, height }) => sum + width * Math.min(height, width * 0.75) * BYTES_PER_PIXEL,
    0,
  );
  const share = Math.min(1, Math.sqrt(EMAIL_BYTES / Math.max(bytes, 1)));
  return inPixels(Math.max(FEWEST_DOTS, EMAIL_DOTS * share));
}

/** The smallest letters on paper, in points. */
const LEAST_LETTERS = 7;

/** Converts that to pixels of a picture printed in such a box. */
export const leastLetters = (size: Size, fitBox: FitBox): number =>
  (LEAST_LETTERS * size.width) / fitBox(size).width;
