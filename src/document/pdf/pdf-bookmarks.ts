import { PAGE } from '../layout/page-layout';
import { type BookmarkInside, topBookmark } from './inside-pdfkit';
import type { Pdf } from './pdf-sheet';

export type Bookmark = Pdf['outline'];

/** About what a line of a reader's sidebar holds. */
const MOST_LETTERS = 80;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Adds a bookmark to `y` on the current page. */
export function addBookmark(under: Bookmark, title: string, y: number): Bookmark {
  const letters = Array.from(graphemes.segment(title), ({ segment }) => segment);
  const short =
    letters.length <= MOST_LETTERS ? title : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
  // The library counts `left` from the right edge of the page.
  const place = { top: y, left: PAGE.width - PAGE.side };
  return under.addItem(short, place as object) as unknown as Bookmark;
}

/** Counts the bookmarks open at first: all but the rows', which would bury the rest. */
export function countBookmarks(pdf: Pdf): void {
  const root = topBookmark(pdf);
  root.outlineData.Count = openLines(root);
}

/** More lines are too many for a glance. */
const MOST_OPEN = 12;

function openLines({ children }: BookmarkInside): number {
  return children.reduce((sum, child) => {
    const below = openLines(child);
    const isOpen = child.children.length <= MOST_OPEN;
    if (child.children.length > 0) child.outlineData.Count = isOpen ? below : -below;
    return sum + 1 + (isOpen ? below : 0);
  }, 0);
}
