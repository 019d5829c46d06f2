import { decode, encode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { addMark, type Drawing, type DrawnMark, NO_DRAWING } from '../drawing.ts';
import { drawOnPhoto } from './draw-on-photo.ts';

const [GREY, RED, BLUE, WHITE] = ['grey', 'red', 'blue', 'white'];
/** 1600 x 800 pixels; its upper left quarter is green. */
const PHOTO = photo();

function photo(): Uint8Array {
  const [width, height] = [1600, 800];
  const data = new Uint8Array(width * height * 4).fill(128);
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < width / 2; x += 1) data.set([0, 200, 0, 255], (y * width + x) * 4);
  }
  return encode({ width, height, data }, 95).data;
}

const mark = (changes: Partial<DrawnMark>): Omit<DrawnMark, 'number'> => ({
  id: 'a',
  kind: 'line',
  colour: 'red',
  text: '',
  points: [[0.6, 0.8], [0.9, 0.8]], // prettier-ignore
  ...changes,
});
const drawn = (...marks: Partial<DrawnMark>[]): Drawing =>
  marks.reduce<Drawing>((drawing, changes) => addMark(drawing, mark(changes)), NO_DRAWING);

/** Draws on a photo, and names the colour at a place of it, in shares. */
function look(drawing: Drawing, longEdge = 1600) {
  const picture = decode(drawOnPhoto(PHOTO, drawing, longEdge), { useTArray: true });
  const { width, height, data } = picture;
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 220 && green > 220 && blue > 220) return WHITE;
    if (red > green + 60 && red > blue + 60) return RED;
    if (green > red + 60 && green > blue + 60) return 'green';
    return blue > red + 60 ? BLUE : GREY;
  };
  return { width, height, colourAt };
}

describe('a drawing on a photo', () => {
  it('lies where its points are, with its edge, and nowhere else', () => {
    const { width, height, colourAt } = look(drawn({}));
    expect([width, height]).toEqual([1600, 800]);
    expect([colourAt(0.6, 0.8), colourAt(0.75, 0.8), colourAt(0.9, 0.8)]).toEqual([RED, RED, RED]);
    expect([colourAt(0.75, 0.7), colourAt(0.5, 0.8), colourAt(0.95, 0.8)]).toEqual([
      GREY,
      GREY,
      GREY,
    ]);
    expect(colourAt(0.1, 0.1)).toBe('green');
  });

  it('fills a number’s circle, and writes the number', () => {
    const { colourAt } = look(
      drawn({ kind: 'number', colour: 'blue', points: [[0.75, 0.5]] }),
      1000,
    );
    const seen = Array.from({ length: 41 }, (_, index) => colourAt(0.72 + (index * 3) / 2000, 0.5));
    // The circle, the stem of the 1, and the circle again.
    expect(seen.join()).toMatch(/blue,.*white,.*blue/);
  });

  it('leaves the inside of a box, and follows a line by hand', () => {
    const freehand = [[0.05, 0.9], [0.2, 0.7], [0.35, 0.9]] as DrawnMark['points']; // prettier-ignore
    const box = [[0.6, 0.2], [0.9, 0.6]] as DrawnMark['points']; // prettier-ignore
    const { colourAt } = look(
      drawn({ kind: 'rectangle', points: box }, { kind: 'freehand', points: freehand }),
    );
    expect([colourAt(0.75, 0.2), colourAt(0.6, 0.4), colourAt(0.75, 0.4)]).toEqual([
      RED,
      RED,
      GREY,
    ]);
    expect([colourAt(0.2, 0.7), colourAt(0.2, 0.9)]).toEqual([RED, GREY]);
  });

  it.each([
    [0, 1600, 800, [0.1, 0.1]],
    [90, 800, 1600, [0.9, 0.1]],
    [180, 1600, 800, [0.9, 0.9]],
    [270, 800, 1600, [0.1, 0.9]],
  ] as const)('is turned with the photo: %i degrees', (turn, width, height, [x, y]) => {
    const seen = look({ ...drawn({ kind: 'ellipse', points: [[0.1, 0.1], [0.1, 0.1]] }), turn }); // prettier-ignore
    expect([seen.width, seen.height]).toEqual([width, height]);
    expect(seen.colourAt(x, y)).toBe(RED);
    expect(seen.colourAt(1 - x, 1 - y)).toBe(GREY);
  });

  it('is cut out with the photo, as large as is asked for', () => {
    const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
    const { width, height, colourAt } = look({ ...drawn({}), crop }, 800);
    expect([width, height]).toEqual([800, 400]);
    expect([colourAt(0.5, 0.6), colourAt(0.05, 0.05)]).toEqual([RED, GREY]);
  });

  it('may lie beyond what is shown', () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect(look({ ...drawn({}), crop }).colourAt(0.5, 0.5)).toBe('green');
  });
});
