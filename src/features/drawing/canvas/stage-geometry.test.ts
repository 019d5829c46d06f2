import { describe, expect, it } from 'vitest';
import type { Point, Rotation } from '@shared/drawing/drawing';
import { layOutStage, toPhoto, toPhotoWay, toStage, type Frame } from './stage-geometry';

const PICTURE = { width: 2560, height: 1920 };
const DESK = { width: 1280, height: 620 };
const PHONE = { width: 390, height: 560 };
const FRAMES = ([0, 90, 180, 270] as Rotation[]).flatMap((turn): Frame[] => [
  { turn, crop: null },
  { turn, crop: { x: 0.1, y: 0.3, width: 0.5, height: 0.4 } },
]);
const VIEW = { scale: 1.7, x: 20, y: -35 };

describe.each(FRAMES)('a photo turned by $turn and cut out as $crop', (frame) => {
  const points: Point[] = [[0.2, 0.4], [0.55, 0.65]]; // prettier-ignore

  it('has a point where it is shown, on every stage', () => {
    for (const stage of [DESK, PHONE]) {
      const geometry = layOutStage(stage, PICTURE, frame, VIEW);
      for (const point of points) {
        const [x, y] = toPhoto(geometry, toStage(geometry, point));
        expect(x).toBeCloseTo(point[0], 9);
        expect(y).toBeCloseTo(point[1], 9);
      }
    }
  });

  it('moves a mark as far on the stage as it was told to', () => {
    const geometry = layOutStage(PHONE, PICTURE, frame, VIEW);
    const [dx, dy] = toPhotoWay(geometry, [12, -5]);
    const before = toStage(geometry, points[0]!);
    const after = toStage(geometry, [points[0]![0] + dx, points[0]![1] + dy]);
    expect(after[0] - before[0]).toBeCloseTo(12, 6);
    expect(after[1] - before[1]).toBeCloseTo(-5, 6);
  });
});

it('lies in the middle of the stage, whole', () => {
  const { left, top, scale } = layOutStage(DESK, PICTURE, FRAMES[0]!, { scale: 1, x: 0, y: 0 });
  expect(scale * PICTURE.height).toBeCloseTo(DESK.height);
  expect([left * 2 + scale * PICTURE.width, top]).toEqual([DESK.width, 0]);
});
