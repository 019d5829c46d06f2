import { describe, expect, it } from 'vitest';
import { addMark, NO_DRAWING, readDrawing, type Drawing, type DrawnMark } from './drawing.ts';
import { drawingShapes, type LabelShape, type PathShape } from './shapes.ts';

const STORED = { width: 1000, height: 500 };
const mark = (changes: Partial<DrawnMark>): Omit<DrawnMark, 'number'> => ({
  ...{ id: 'a', kind: 'arrow', colour: 'red', text: '', points: [[0.2, 0.2], [0.6, 0.2]] }, // prettier-ignore
  ...changes,
});
const drawn = (...marks: Partial<DrawnMark>[]): Drawing =>
  marks.reduce<Drawing>((drawing, changes) => addMark(drawing, mark(changes)), NO_DRAWING);
const paths = (drawing: Drawing) =>
  drawingShapes(drawing, STORED).filter((shape): shape is PathShape => shape.kind === 'path');
const labels = (drawing: Drawing) =>
  drawingShapes(drawing, STORED).filter((shape): shape is LabelShape => shape.kind === 'label');

describe('the shapes of a drawing', () => {
  it('have an arrow’s tip where it points', () => {
    const head = paths(drawn({})).find(({ isFilled }) => isFilled);
    expect(head?.points[0]).toEqual([600, 100]);
  });

  it('fill the box between two corners, whichever they are', () => {
    const points = [[0.6, 0.8], [0.2, 0.4]] as DrawnMark['points']; // prettier-ignore
    for (const kind of ['rectangle', 'ellipse'] as const) {
      const way = paths(drawn({ kind, points })).flatMap((path) => path.points);
      expect(Math.min(...way.map(([x]) => x))).toBeCloseTo(200, 0);
      expect(Math.max(...way.map(([x]) => x))).toBeCloseTo(600, 0);
      expect(Math.min(...way.map(([, y]) => y))).toBeCloseTo(200, 0);
      expect(Math.max(...way.map(([, y]) => y))).toBeCloseTo(400, 0);
    }
  });

  it('lie on what is shown where the photo is cut out and turned', () => {
    const drawing: Drawing = {
      ...drawn({ kind: 'line', points: [[0.5, 0.5], [0.75, 0.5]] }), // prettier-ignore
      turn: 90,
      crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
    };
    // Shown are 500 x 500 pixels: what lay to the right lies below.
    expect(paths(drawing)[0]?.points).toEqual([[250, 0], [250, 250]]); // prettier-ignore
  });

  it('number a number, and nothing else', () => {
    const drawing = drawn({ kind: 'number' }, {}, { kind: 'number' });
    expect(labels(drawing).map(({ text }) => text)).toEqual(['1', '2']);
  });

  it('write words in lines, inside the picture', () => {
    const text = 'Crack follows the joint down to the sill of the window';
    const lines = labels(drawn({ kind: 'text', text, points: [[0.95, 0.99]] }));
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ anchor }) => anchor === 'end')).toBe(true);
    expect(Math.max(...lines.map(({ at }) => at[1]))).toBeLessThanOrEqual(STORED.height);
  });
});

describe('a drawing', () => {
  it('never gives a number twice', () => {
    const two = drawn({ kind: 'number' }, { kind: 'number', id: 'b' });
    const left = { ...two, marks: two.marks.slice(0, 1) };
    expect(addMark(left, mark({ kind: 'number', id: 'c' })).marks.at(-1)?.number).toBe(3);
  });

  it.each([null, 'x', [], { marks: 'x' }, { marks: [{ kind: 'arrow' }] }])(
    'is none where what is stored is no drawing: %j',
    (drawing) => {
      expect(readDrawing({ drawing }).marks).toEqual([]);
    },
  );
});
