import { expect, it } from 'vitest';
import { tableRows } from '../../../testing/table-rows';
import { EMBEDDED_BOX, PHOTO_BOX, photoBox, PREVIEW_BOX, RENDITION_BOX } from './bounds';
import { scaleToFit } from './size';

it('lets every stored rendition into a file as it is', () => {
  expect(scaleToFit(RENDITION_BOX, EMBEDDED_BOX)).toBe(1);
});

it('makes each smaller picture out of one that is large enough', () => {
  expect(scaleToFit(RENDITION_BOX, PHOTO_BOX)).toBe(1);
  expect(scaleToFit(PREVIEW_BOX, RENDITION_BOX)).toBe(1);
});

it.each(
  tableRows('comes-in/pictures.md', 'Sizes').map(({ Chosen, Stored }) => [
    Chosen ?? '',
    Stored ?? '',
  ]),
)('stores %s as %s, whichever way it is turned', (chosen, stored) => {
  const [width = 0, height = 0] = chosen.split(' x ').map(Number);
  for (const picture of [
    { width, height },
    { width: height, height: width },
  ]) {
    const scale = scaleToFit(picture, photoBox(picture));
    const edges = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    expect(picture.width === width ? edges : edges.toReversed()).toEqual(
      stored.split(' x ').map(Number),
    );
  }
});
