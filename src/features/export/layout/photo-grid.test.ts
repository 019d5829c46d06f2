import { describe, expect, it } from 'vitest';
import { CONTENT_WIDTH, PAGE } from './page-layout';
import { columnWidths } from './column-widths';
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

describe('columnWidths', () => {
  it('fills the page whatever the columns', () => {
    const beside = ['location', 'element', 'defect', 'recommendation', 'rating'] as const;
    for (const kinds of [
      ['photo', 'element', 'defect', 'recommendation'] as const,
      ['photo', ...beside] as const,
      ['number', ...beside] as const,
    ]) {
      const widths = columnWidths(kinds);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(CONTENT_WIDTH, 5);
    }
  });
  it('is the specification’s four quarters for its table', () => {
    const widths = columnWidths(['photo', 'element', 'defect', 'recommendation']);
    expect(new Set(widths)).toEqual(new Set([CONTENT_WIDTH / 4]));
  });
});
