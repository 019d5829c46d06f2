import type { Page } from '@playwright/test';
import { expectNoMetadata } from './stored-photos.ts';

/** Mean difference of brightness of the same picture, compressed twice; turned wrongly it is 30 and more. */
export const SAME_PICTURE = 8;

/** A picture as the browser decodes it. */
interface MeasuredPicture {
  width: number;
  height: number;
  /** Mean brightness (0 to 255) of each cell of a coarse grid, row by row. */
  brightness: number[];
}

/**
 * Has the page's browser decode a JPEG that has no note by which it would be turned. A decoder in JavaScript takes
 * many times as long.
 */
export function measurePicture(page: Page, bytes: Uint8Array): Promise<MeasuredPicture> {
  expectNoMetadata(bytes, 'the picture');
  return page.evaluate(async (base64) => {
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const picture = await createImageBitmap(file, { colorSpaceConversion: 'none' });
    const { width, height } = picture;
    const cells = 24;
    const pen = new OffscreenCanvas(cells, cells).getContext('2d');
    if (!pen) throw new Error('Nothing can be drawn in this browser');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, cells, cells);
    const { data } = pen.getImageData(0, 0, cells, cells);
    const brightness = Array.from({ length: cells ** 2 }, (_, cell) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(cell * 4);
      return (red + green + blue) / 3;
    });
    return { width, height, brightness };
  }, Buffer.from(bytes).toString('base64'));
}

/** Mean difference of brightness (0 to 255) between two pictures, on a coarse grid. */
export function measureDifference(one: MeasuredPicture, other: MeasuredPicture): number {
  const differences = one.brightness.map((here, cell) =>
    Math.abs(here - (other.brightness[cell] ?? 0)),
  );
  return differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
}
