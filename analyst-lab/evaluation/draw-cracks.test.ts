import { expect, it } from 'vitest';
import { drawSitePhoto } from '../../testing/drawing/draw-site-photo.ts';
import { drawCracks } from './draw-cracks.ts';

it('the crack mask marks a drawn crack from the top of the picture to its foot', () => {
  const { width, height, data } = drawSitePhoto({
    kind: 'concrete-crack',
    width: 640,
    height: 480,
    seed: 2,
  });
  const rgb = Uint8Array.from(data.filter((_, index) => index % 4 !== 3));
  const mask = drawCracks({ width, height, rgb });
  const rowsMarked = Array.from({ length: height }, (_, y) =>
    mask.subarray(y * width, (y + 1) * width).includes(1),
  ).filter(Boolean).length;
  expect(rowsMarked / height).toBeGreaterThan(0.6);
});
