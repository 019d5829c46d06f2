import { describe, expect, it } from 'vitest';
import { pictureBox } from './page-layout';

describe('pictureBox', () => {
  it.each([
    ['landscape', { width: 4000, height: 3000 }],
    ['portrait', { width: 3000, height: 4000 }],
    ['panorama', { width: 9000, height: 900 }],
    ['tower', { width: 100, height: 4000 }],
    ['dot', { width: 1, height: 1 }],
  ])('keeps proportions inside the cell: %s @page-layout-1', (_, size) => {
    const box = pictureBox(size);
    expect(box.width).toBeLessThanOrEqual(112.6);
    expect(box.height).toBeLessThanOrEqual(375);
    expect(box.width / box.height).toBeCloseTo(size.width / size.height, 5);
  });
  it('takes an unknown size for 500 x 500 @page-layout-2', () => {
    expect(pictureBox(null)).toEqual(pictureBox({ width: 500, height: 500 }));
  });
});
