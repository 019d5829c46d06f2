import { expect, it } from 'vitest';
import { EMBEDDED_BOX, PHOTO_BOX, PREVIEW_BOX, RENDITION_BOX } from './bounds';
import { scaleToFit } from './size';

it('lets every stored rendition into a file as it is', () => {
  expect(scaleToFit(RENDITION_BOX, EMBEDDED_BOX)).toBe(1);
});

it('makes each smaller picture out of one that is large enough', () => {
  expect(scaleToFit(RENDITION_BOX, PHOTO_BOX)).toBe(1);
  expect(scaleToFit(PREVIEW_BOX, RENDITION_BOX)).toBe(1);
});
