import type { Cover } from '../model/report-parts';
import { PAGE } from './page-layout';
import { COVER_PICTURE, LOGO_BOX } from './photo-grid';

/** Least height of a photo that is worth its place. */
const LEAST_PHOTO = 90;
const LETTERS_IN_TITLE_LINE = 30;
const LETTERS_IN_DETAIL_LINE = 75;

/** What the words leave of the page: a cover is one page, however long a title or an address is. */
export function coverPhotoHeight({ firm, details }: Cover, title: string): number {
  const linesOf = (text: string, letters: number) =>
    Math.max(1, Math.ceil(widthIn(text) / letters));
  const firmWords = firm ? (firm.name === '' ? 0 : 18) + firm.lines.length * 13 : 0;
  const firmHeight = Math.max(firmWords, firm?.logo ? LOGO_BOX.height : 0);
  const titleHeight = 130 + 34 * linesOf(title, LETTERS_IN_TITLE_LINE);
  const detailLines = details.map(({ value }) => linesOf(value, LETTERS_IN_DETAIL_LINE));
  const detailHeight = 40 + detailLines.reduce((sum, count) => sum + 15 * count, 0);
  const room = PAGE.height - PAGE.top - PAGE.bottom;
  const left = room - firmHeight - titleHeight - detailHeight;
  return Math.min(COVER_PICTURE.height, Math.max(LEAST_PHOTO, left));
}

/** Letters of Chinese, Japanese and Korean are as wide as two of ours. */
function widthIn(text: string): number {
  return (
    Array.from(text).length +
    (text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uff60]/g)?.length ?? 0)
  );
}
