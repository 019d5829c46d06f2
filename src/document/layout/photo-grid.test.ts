import { describe, expect, it } from 'vitest';
import { CONTENT_WIDTH, PAGE } from './page-layout';
import { GRID_GAP, photoGrid, photoPages } from './photo-grid';

describe('photoGrid', () => {
  it.each([1, 2, 4, 6] as const)('puts %i photos on one page', (perPage) => {
    const { columns, rows, cell, picture } = photoGrid(perPage);
    expect(columns * rows).toBe(perPage);
    expect(columns * cell.width + (columns - 1) * GRID_GAP).toBeCloseTo(CONTENT_WIDTH, 5);
    const height = rows * cell.height + (rows - 1) * GRID_GAP;
    expect(height).toBeLessThan(PAGE.height - PAGE.top - PAGE.bottom);
    expect(picture.height).toBeGreaterThan(150);
  });
  it('parts photos into pages, none lost and none twice', () => {
    const photos = Array.from({ length: 13 }, (_, index) => index);
    for (const perPage of [1, 2, 4, 6]) {
      const pages = photoPages(photos, perPage);
      expect(pages.flat()).toEqual(photos);
      expect(pages.every(({ length }) => length > 0 && length <= perPage)).toBe(true);
    }
  });
});
