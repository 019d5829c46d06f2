import { expect, it } from 'vitest';
import { parseCsv } from '../photos/labelled-photos.ts';
import { classesOf } from './classes-of.ts';
import {
  classFigures,
  confusion,
  countPixels,
  falseAlarmShare,
  growMask,
  pixelFigures,
} from './figures.ts';

const judged = [
  { file: 'a', actual: ['crack'], predicted: ['crack', 'damp'] },
  { file: 'b', actual: ['crack', 'spalling'], predicted: ['spalling'] },
  { file: 'c', actual: ['none'], predicted: ['crack'] },
  { file: 'd', actual: ['none'], predicted: ['none'] },
];

it('counts what was found, invented and missed', () => {
  expect(classFigures(judged, 'crack')).toMatchObject({ found: 1, wrong: 1, missed: 1 });
  expect(classFigures(judged, 'crack').precision).toBe(0.5);
  expect(confusion(judged, ['crack', 'none'])['none']).toEqual({ crack: 1, none: 1 });
  expect(falseAlarmShare(judged)).toBe(0.5);
});

it('a drawn line may be off by the tolerance and no more', () => {
  const line = (x: number) => ({
    width: 40,
    height: 20,
    data: Uint8Array.from({ length: 800 }, (_, i) => (i % 40 === x ? 1 : 0)),
  });
  expect(pixelFigures([countPixels(line(15), line(20), 5)]).f).toBe(1);
  expect(pixelFigures([countPixels(line(14), line(20), 5)]).f).toBe(0);
  expect(growMask(line(3), 0).data).toEqual(line(3).data);
});

it.each([
  [
    'A vertical crack across the frame. The cause is not visible; consistent with corrosion.',
    ['crack'],
  ],
  ['No visible defect in the area shown.', ['none']],
  ['No cracks; rust staining below the sill.', ['corrosion']],
  [
    'Spalled concrete with exposed reinforcement and rust, moss on the ledge',
    ['spalling', 'corrosion', 'growth'],
  ],
  [
    'White deposits (efflorescence) in small patches. May indicate water ingress, moisture.',
    ['efflorescence'],
  ],
])('reads the classes of "%s"', (defect, classes) => {
  expect(classesOf({ defect })).toEqual(classes);
});

it('reads quoted CSV fields', () => {
  expect(parseCsv('file,note\r\na.jpg,"one, ""two"""\r\n')).toEqual([
    { file: 'a.jpg', note: 'one, "two"' },
  ]);
});
