import { CONTENT_WIDTH, PAGE } from '@/document/layout/page-layout';
import { COVER_PICTURE, LOGO_BOX } from '@/document/layout/photo-grid';
import { widthInLetters } from '@/document/model/clean-text';
import type { Cover } from './model';

/** Least height of a photo that is worth its place. */
const LEAST_PHOTO = 90;
/** A title's size by its width in letters. */
const TITLE_SIZES = [
  { most: 90, size: 26 },
  { most: 150, size: 20 },
  { most: Infinity, size: 16 },
];
/** The space that the title's style leaves around it. */
const AROUND_TITLE = 130;
const LETTERS_IN_DETAIL_LINE = 75;

/** A cover title's size in points: a long one is set smaller, to keep the cover on one page. */
export function coverTitleSize(title: string): number {
  return TITLE_SIZES.find(({ most }) => widthInLetters(title) <= most)?.size ?? 16;
}

export function coverPhotoHeight({ title, firm, details }: Cover): number {
  const countLines = (text: string, letters: number) =>
    Math.max(1, Math.ceil(widthInLetters(text) / letters));
  const firmWords = firm ? (firm.name === '' ? 0 : 18) + firm.lines.length * 13 : 0;
  const firmHeight = Math.max(firmWords, firm?.logo ? LOGO_BOX.height : 0);
  const size = coverTitleSize(title);
  const titleLines = countLines(title, Math.floor(CONTENT_WIDTH / (0.6 * size)));
  const titleHeight = AROUND_TITLE + 1.35 * size * titleLines;
  const detailLines = details.flatMap(({ value }) =>
    value.split('\n').map((line) => countLines(line, LETTERS_IN_DETAIL_LINE)),
  );
  const detailHeight = 40 + detailLines.reduce((sum, count) => sum + 15 * count, 0);
  const left = PAGE.height - PAGE.top - PAGE.bottom - firmHeight - titleHeight - detailHeight;
  return left < LEAST_PHOTO ? 0 : Math.min(COVER_PICTURE.height, left);
}
