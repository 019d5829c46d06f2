import { describe, expect, it } from 'vitest';
import {
  clampPage,
  pageCount,
  pageFromSearch,
  pageItems,
  REPORTS_PER_PAGE,
  rowsOfPage,
} from './pagination';

/** '1 … 4 [5] 6 … 9' */
function drawn(current: number, pages: number): string {
  return pageItems(current, pages)
    .map((item) =>
      item.kind === 'gap' ? '…' : item.page === current ? `[${item.page}]` : `${item.page}`,
    )
    .join(' ');
}

describe('pages of reports', () => {
  it('hold nine cards each @pagination-1', () => {
    expect(REPORTS_PER_PAGE).toBe(9);
    expect([0, 1, 9, 10, 18, 19].map(pageCount)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('are read as rows from 0, both ends included', () => {
    expect(rowsOfPage(1)).toEqual({ from: 0, to: 8 });
    expect(rowsOfPage(3)).toEqual({ from: 18, to: 26 });
  });

  it('end with the last page that has a card', () => {
    expect(clampPage(4, 19)).toBe(3);
    expect(clampPage(3, 18)).toBe(2);
    expect(clampPage(2, 19)).toBe(2);
  });

  it('begin with page 1, also when there is no report', () => {
    expect(clampPage(0, 19)).toBe(1);
    expect(clampPage(-3, 19)).toBe(1);
    expect(clampPage(5, 0)).toBe(1);
    expect(clampPage(1.5, 19)).toBe(1);
    expect(clampPage(Number.NaN, 19)).toBe(1);
  });
});

describe('the page in the address', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['2', 2],
    ['99', 99],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['two', 1],
    ['1e400', 1],
  ])('%s means page %i @pagination-2', (value, page) => {
    expect(pageFromSearch(value)).toBe(page);
  });
});

describe('what stands between Previous and Next', () => {
  it.each([
    [1, 1, '[1]'],
    [1, 2, '[1] 2'],
    [2, 3, '1 [2] 3'],
    [1, 3, '[1] 2 3'],
    [1, 4, '[1] 2 … 4'],
    [2, 4, '1 [2] 3 4'],
    [3, 4, '1 2 [3] 4'],
    [4, 4, '1 … 3 [4]'],
    [1, 9, '[1] 2 … 9'],
    [2, 9, '1 [2] 3 … 9'],
    [3, 9, '1 2 [3] 4 … 9'],
    [4, 9, '1 … 3 [4] 5 … 9'],
    [5, 9, '1 … 4 [5] 6 … 9'],
    [7, 9, '1 … 6 [7] 8 9'],
    [8, 9, '1 … 7 [8] 9'],
    [9, 9, '1 … 8 [9]'],
  ])('page %i of %i: %s', (current, pages, expected) => {
    expect(drawn(current, pages)).toBe(expected);
  });

  it('always names the first page, the last, and every page within one of the current @pagination-3', () => {
    for (let pages = 1; pages <= 14; pages++) {
      for (let current = 1; current <= pages; current++) {
        const named = pageItems(current, pages).flatMap((item) =>
          item.kind === 'page' ? [item.page] : [],
        );
        const wanted = [1, current - 1, current, current + 1, pages].filter(
          (page) => page >= 1 && page <= pages,
        );
        expect(named).toEqual([...new Set(wanted)].sort((a, b) => a - b));
      }
    }
  });

  it('puts a gap exactly where pages are left out @pagination-4', () => {
    const items = pageItems(6, 12);
    expect(items.filter((item) => item.kind === 'gap')).toEqual([
      { kind: 'gap', after: 1 },
      { kind: 'gap', after: 7 },
    ]);
  });
});
