import { PAGE } from '../layout/page-layout';
import type { Pdf } from './pdf-sheet';

export type Bookmark = Pdf['outline'];

/** A line of a reader's side bar holds about as much. */
const MOST_LETTERS = 80;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A bookmark that lands at `y` of the page that is being drawn. */
export function addBookmark(under: Bookmark, title: string, y: number): Bookmark {
  const letters = Array.from(graphemes.segment(title), ({ segment }) => segment);
  const short =
    letters.length <= MOST_LETTERS ? title : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
  // The library counts `left` from the right edge of the page.
  const place = { top: y, left: PAGE.width - PAGE.side };
  return under.addItem(short, place as object) as unknown as Bookmark;
}

interface Item {
  children: Item[];
  outlineData: { Count?: number };
}

/** How many lines of bookmarks are open to begin with: the report, its schedules and sections; its rows are not. */
export function countBookmarks(pdf: Pdf): void {
  const root = pdf.outline as unknown as Item;
  const [report] = root.children;
  if (!report) return;
  const schedules = report.children;
  const rows = schedules[0]?.children ?? [];
  for (const { outlineData, children } of schedules) {
    if (children.length > 0) outlineData.Count = children === rows ? -rows.length : children.length;
  }
  const sections = schedules.slice(1).reduce((sum, { children }) => sum + children.length, 0);
  report.outlineData.Count = schedules.length + sections;
  root.outlineData.Count = report.outlineData.Count + 1;
}
