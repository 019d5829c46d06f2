/** Cards on one page of the dashboard. */
export const REPORTS_PER_PAGE = 9;

export function pageCount(total: number): number {
  return Math.ceil(total / REPORTS_PER_PAGE);
}

/** The nearest existing page: at least 1, at most the last; anything but an integer is page 1. */
export function clampPage(page: number, total: number): number {
  if (!Number.isInteger(page)) return 1;
  return Math.min(Math.max(page, 1), Math.max(pageCount(total), 1));
}

/** First and last row of a page, both inclusive, as the data service counts them (from 0). */
export function rowsOfPage(page: number): { from: number; to: number } {
  const from = (page - 1) * REPORTS_PER_PAGE;
  return { from, to: from + REPORTS_PER_PAGE - 1 };
}

/** Reads `?page=`; anything invalid means page 1. */
export function pageFromSearch(value: string | null): number {
  const page = Number(value);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

export type PageItem = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/**
 * The items between Previous and Next: first and last page, the pages within one of the current page, and a gap
 * wherever pages are omitted.
 */
export function pageItems(current: number, pages: number): PageItem[] {
  const items: PageItem[] = [];
  let previous = 0;
  for (let page = 1; page <= pages; page++) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > 1) continue;
    if (page > previous + 1) items.push({ kind: 'gap', after: previous });
    items.push({ kind: 'page', page });
    previous = page;
  }
  return items;
}
