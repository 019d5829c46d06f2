import { expect, it } from 'vitest';
import type { Annotation } from '../../../supabase/functions/_shared/contract/stored';
import { CELL_WIDTH, MARK } from '../layout/page-layout';
import { drawAnnotations, type Pen } from './draw-annotations';

/** A pen that writes down what it is told. */
function recordingPen() {
  const drawn: string[] = [];
  const pen = {
    lineCap: 'butt',
    lineJoin: 'miter',
    lineWidth: 1,
    strokeStyle: '',
    setTransform: (...matrix: number[]) => drawn.push(`matrix ${matrix.join(' ')}`),
    beginPath: () => drawn.push('begin'),
    moveTo: (x: number, y: number) => drawn.push(`from ${x} ${y}`),
    lineTo: (x: number, y: number) => drawn.push(`to ${x} ${y}`),
    stroke() {
      drawn.push(`stroke ${this.strokeStyle} ${this.lineWidth.toFixed(2)}`);
    },
  };
  return { pen: pen as unknown as Pen, drawn };
}

const SIZE = { width: 1000, height: 500 };
const line = (...points: [number, number][]): Annotation => ({ kind: 'crack', points });

it('draws each line through its points, in the picture’s own pixels', () => {
  const { pen, drawn } = recordingPen();
  drawAnnotations(pen, SIZE, [line([0, 0], [0.5, 0.25], [1, 1])]);
  expect(drawn[0]).toBe('matrix 1 0 0 1 0 0');
  expect(drawn.slice(1, 5)).toEqual(['begin', 'from 0 0', 'to 500 125', 'to 1000 500']);
});

it('lays all casings beneath all lines', () => {
  const { pen, drawn } = recordingPen();
  drawAnnotations(pen, SIZE, [line([0, 0], [1, 1]), line([0, 1], [1, 0])]);
  const strokes = drawn
    .filter((step) => step.startsWith('stroke'))
    .map((step) => step.slice(7, 14));
  const [casing, colour] = [`#${MARK.casingColour}`, `#${MARK.colour}`];
  expect(strokes).toEqual([casing, casing, colour, colour]);
});

it.each([
  ['a small picture', { width: 400, height: 300 }],
  ['a large one', { width: 1500, height: 1000 }],
  ['a high one', { width: 500, height: 1000 }],
])('draws lines that are as thick in print whatever the pixels: %s', (_, size) => {
  const { pen, drawn } = recordingPen();
  drawAnnotations(pen, size, [line([0, 0], [1, 1])]);
  const printed = size.width / CELL_WIDTH;
  expect(drawn.at(-1)).toBe(`stroke #${MARK.colour} ${(MARK.line * printed).toFixed(2)}`);
});
