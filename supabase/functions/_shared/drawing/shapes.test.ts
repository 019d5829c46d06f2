import { describe, expect, it } from 'vitest';
import { addMark, NO_DRAWING, readDrawing, type Drawing, type DrawnMark } from './drawing.ts';
import { drawingKey, drawingShapes, type LabelShape, type PathShape } from './shapes.ts';

const STORED = { width: 1000, height: 500 };
const mark = (changes: Partial<DrawnMark>): Omit<DrawnMark, 'number'> => ({
  id: 'a',
  kind: 'arrow',
  colour: 'red',
  text: '',
  points: [[0.2, 0.2], [0.6, 0.2]], // prettier-ignore
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

  it('keep a number with its unit', () => {
    for (const text of ['Crack at the sill of 2–4 mm', 'A void, and a loss of 30 %']) {
      const lines = labels(drawn({ kind: 'text', text, points: [[0.5, 0.5]] }));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.at(-1)?.text).toMatch(/\d (?:mm|%)$/u);
    }
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

/** A photo of 400 x 300 pixels in a column of 110 points: seven points are so many of its pixels. */
const SMALL = { width: 400, height: 300 };
const LEAST = (7 * SMALL.width) / 110;

describe('words on a small picture', () => {
  const TEXTS = [
    'crack',
    'Riss 2–4 mm',
    'Abplatzung mit freiliegender Bewehrung',
    'odspojenie',
    '剥落',
  ];
  const PLACES = [0.01, 0.3, 0.6, 0.99].flatMap((x) =>
    [0.01, 0.5, 0.99].map((y) => [x, y] as const),
  );

  it.each(TEXTS)('have the least size and stay inside, or stand in a key: %s', (text) => {
    for (const kind of ['text', 'arrow', 'rectangle', 'number'] as const)
      for (const [x, y] of PLACES) {
        const drawing = drawn({ kind, text, points: [[x, y], [1 - x, 1 - y]] }); // prettier-ignore
        const found = drawingShapes(drawing, SMALL, LEAST).filter((one) => one.kind === 'label');
        const words = found.filter(({ anchor }) => anchor !== 'middle');
        const said = words.map((label) => label.text).join(' ');
        expect([text, 'A']).toContain(said);
        expect(drawingKey(drawing, SMALL, LEAST)).toBe(said === 'A' ? `A ${text}` : '');
        for (const { size, at, anchor, text: line } of words) {
          const width = Array.from(line).length * size * 0.58;
          expect(size).toBeGreaterThanOrEqual(LEAST);
          expect(anchor === 'start' ? at[0] : at[0] - width).toBeGreaterThanOrEqual(-0.01);
          expect(anchor === 'start' ? at[0] + width : at[0]).toBeLessThanOrEqual(
            SMALL.width + 0.01,
          );
        }
        for (const figure of found.filter(({ anchor }) => anchor === 'middle'))
          expect(figure.size).toBeGreaterThanOrEqual(LEAST);
      }
  });

  it('are explained in the order of their marks', () => {
    const long = (text: string) => ({
      kind: 'text' as const,
      text: `${text} of the parapet above the stair`,
    });
    const drawing = drawn(long('crack'), { text: 'wet' }, long('spall'));
    expect(drawingKey(drawing, SMALL, LEAST)).toBe(
      'A crack of the parapet above the stair · B spall of the parapet above the stair',
    );
    expect(drawingKey(drawing, { width: 2000, height: 1500 }, 20)).toBe('');
  });

  it('of a mark that is cut away are not shown', () => {
    const drawing = {
      ...drawn({ text: 'crack' }),
      crop: { x: 0.7, y: 0.7, width: 0.3, height: 0.3 },
    };
    expect(drawingShapes(drawing, SMALL).filter(({ kind }) => kind === 'label')).toEqual([]);
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
