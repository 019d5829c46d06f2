import { expect, it } from 'vitest';
import type { Annotation } from '@shared/contract/stored';
import { NO_DRAWING } from '@shared/drawing/drawing';
import type { PathShape } from '@shared/drawing/shapes';
import { CELL_WIDTH, MARK } from '../layout/page-layout';
import { shapesOver } from './shapes-over';

const SIZE = { width: 1000, height: 500 };
const line = (...points: [number, number][]): Annotation => ({ kind: 'crack', points });
const pathsOver = (suggestedLines: Annotation[], size = SIZE) =>
  shapesOver({ suggestedLines, drawing: NO_DRAWING }, size) as PathShape[];

it('draws each line through its points, in the picture’s own pixels', () => {
  const [casing] = pathsOver([line([0, 0], [0.5, 0.25], [1, 1])]);
  expect(casing?.points).toEqual([[0, 0], [500, 125], [1000, 500]]); // prettier-ignore
});

it('lays all casings beneath all lines', () => {
  const paths = pathsOver([line([0, 0], [1, 1]), line([0, 1], [1, 0])]);
  const { casingColour: casing, colour } = MARK;
  expect(paths.map(({ look }) => look.colour)).toEqual([casing, casing, colour, colour]);
});

it.each([
  ['a small picture', { width: 400, height: 300 }],
  ['a large one', { width: 1500, height: 1000 }],
  ['a high one', { width: 500, height: 1000 }],
])('draws lines that are as thick in print whatever the pixels: %s', (_, size) => {
  const printed = size.width / CELL_WIDTH;
  expect(pathsOver([line([0, 0], [1, 1])], size).at(-1)?.width).toBeCloseTo(MARK.line * printed);
});

it('lays what the person drew over the lines, both as the photo is cut out and turned', () => {
  const mark = { id: 'a', kind: 'line', colour: 'red', text: '', number: null } as const;
  const drawing = { marks: [{ ...mark, points: [[0.5, 0.5], [1, 0.5]] as [number, number][] }],
    last: 0, turn: 90 as const, crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
  }; // prettier-ignore
  const shapes = shapesOver(
    { suggestedLines: [line([0.5, 0.5], [1, 0.5])], drawing },
    SIZE,
  ) as PathShape[];
  expect(shapes.map(({ points }) => points)).toEqual([
    [[500, 0], [500, 500]],
    [[500, 0], [500, 500]],
    [[500, 0], [500, 500]],
  ]); // prettier-ignore
  expect(shapes.at(-1)?.look.colour).toBe('D92116');
});
