import { expect, it } from 'vitest';
import type { Crop, Rotation } from '@shared/drawing/drawing';
import { cropOfPart, dragPart, handlePlace, movePart, partOfCrop, WHOLE } from './crop-part';

const CROP: Crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.25 };

it.each([0, 90, 180, 270] as Rotation[])('is the same part of a photo turned by %d', (turn) => {
  const again = cropOfPart(partOfCrop(CROP, turn), turn);
  expect(again?.x).toBeCloseTo(CROP.x, 4);
  expect(again?.y).toBeCloseTo(CROP.y, 4);
  expect(again?.width).toBeCloseTo(CROP.width, 4);
  expect(again?.height).toBeCloseTo(CROP.height, 4);
});

it('is none where it is all of the photo', () => {
  expect(cropOfPart(WHOLE, 90)).toBeNull();
  expect(partOfCrop(null, 90)).toEqual(WHOLE);
});

it('is dragged by a corner or a side, and never turned inside out', () => {
  const part = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };
  expect(dragPart(part, 0, [-0.5, 0.125])).toEqual({ ...part, left: 0, top: 0.375 });
  expect(dragPart(part, 0, [0.9, 0]).left).toBeCloseTo(0.7);
  expect(dragPart(part, 3, [-0.9, 0.5]).right).toBeCloseTo(0.3);
  expect(handlePlace(part, 5)).toEqual([0.5, 0.75]);
  expect(movePart(part, [0.5, -0.125])).toEqual({ left: 0.5, top: 0.125, right: 1, bottom: 0.625 });
});
