import type { OutlineEntry } from '../model/outline';
import type { ReportContent } from '../model/report-content';
import { measureWidth } from './fit-words';
import { CONTENT_WIDTH, DETAIL_LABEL_WIDTH, LEADING, LINE, PAGE, SIZE, SPACE } from './page-layout';

/** Room in a list of contents, in points: before an entry of the first level, and after each. */
export interface ContentsGaps {
  before: number;
  after: number;
  /** Line spacing, as in LINE. */
  line: number;
}

const LOOSE: ContentsGaps = { before: 5, after: 2, line: LINE.table };
const TIGHT: ContentsGaps = { before: 2, after: 0, line: LINE.single };
/** Room for the page number. */
export const NUMBER_ROOM = 22;
/** Leading as a share of the size; Chinese and Japanese characters are taller. */
const leading = (text: string, line: number) =>
  ((line * LEADING.table) / LINE.table) * (/[\u2e80-\uffff]/u.test(text) ? TALL : 1);
const TALL = 1.26;

/** Tightens a list that would otherwise run a few lines onto another page. */
export function contentsGaps(
  report: Pick<ReportContent, 'title' | 'details'>,
  outline: readonly OutlineEntry[],
): ContentsGaps {
  const pages = (gaps: ContentsGaps) => {
    const entries = outline.map(
      ({ level, text }) =>
        estimateHeight(text, {
          width: CONTENT_WIDTH - NUMBER_ROOM,
          size: SIZE.body,
          line: gaps.line,
        }) + (level === 1 ? Math.max(gaps.before, gaps.after) : gaps.after),
    );
    // One line more: the height above the list is an estimate.
    const height = entries.reduce((sum, entry) => sum + entry, heightAbove(report) + SIZE.body);
    return Math.ceil(height / (PAGE.height - PAGE.top - PAGE.bottom));
  };
  return pages(TIGHT) < pages(LOOSE) ? TIGHT : LOOSE;
}

function estimateHeight(
  text: string,
  { width, size, line }: Record<'width' | 'size' | 'line', number>,
) {
  const lines = Math.max(1, Math.ceil((measureWidth(text) * size) / width));
  return lines * size * leading(text, line);
}

/** The title, the details and the list's heading. */
function heightAbove({ title, details }: Pick<ReportContent, 'title' | 'details'>): number {
  const whole = { width: CONTENT_WIDTH, size: SIZE.title, line: LINE.text };
  const beside = { width: CONTENT_WIDTH - DETAIL_LABEL_WIDTH, size: SIZE.table, line: LINE.table };
  const heading = SIZE.schedule * LEADING.text + SPACE.beforeSchedule + SPACE.afterSchedule;
  return details
    .flatMap(({ label, value }) => [
      2 * SPACE.aroundDetail,
      ...value.split('\n').map((row) => estimateHeight(row || label, beside)),
    ])
    .reduce((sum, part) => sum + part, estimateHeight(title, whole) + SPACE.afterTitle + heading);
}
