import { expect, it } from 'vitest';
import { sha256 } from '../sha256.ts';
import { addMark, type Drawing, NO_DRAWING } from './drawing.ts';
import { drawnPicturePath, isDrawnPicture } from './drawn-picture.ts';

const PHOTO = 'ada/report/1_wall-0f.jpg';
const DRAWING = addMark(NO_DRAWING, {
  id: 'a',
  kind: 'arrow',
  colour: 'red',
  text: 'Spall',
  points: [[0.1, 0.2], [0.3, 0.4]], // prettier-ignore
});
const pathOf = (drawing: unknown, photo = PHOTO) => drawnPicturePath(photo, { drawing }, sha256);

it('lies beside its photo, under a name that says which drawing is on it', async () => {
  const path = await pathOf(DRAWING);
  expect(path).toMatch(/^ada\/report\/1_wall-0f\.[0-9a-f]{16}\.drawn\.jpg$/);
  expect(isDrawnPicture(path ?? '')).toBe(true);
  expect(isDrawnPicture(PHOTO)).toBe(false);
  const others: Drawing[] = [
    { ...DRAWING, turn: 90 },
    { ...DRAWING, crop: { x: 0, y: 0, width: 0.5, height: 1 } },
    { ...DRAWING, marks: DRAWING.marks.map((mark) => ({ ...mark, colour: 'blue' })) },
  ];
  const paths = await Promise.all([DRAWING, ...others].map((drawing) => pathOf(drawing)));
  expect(new Set([...paths, await pathOf(DRAWING, 'ada/report/2_wall-0f.jpg')]).size).toBe(5);
});

it('is the same for the drawing as the database gives it back, whatever number was the last', async () => {
  const stored = JSON.parse(
    '{"crop": null, "turn": 0, "last": 7, "marks": [{"kind": "arrow", "points": [[0.10, 0.2], [3e-1, 0.4]], "id": "a", "text": "Spall", "number": null, "colour": "red"}]}',
  ) as unknown;
  expect(await pathOf(stored)).toBe(await pathOf(DRAWING));
});

it.each([null, NO_DRAWING, { marks: 'none' }])('is not there for %j', async (drawing) => {
  expect(await pathOf(drawing)).toBeNull();
});
