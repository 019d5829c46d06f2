import type { Size } from './size';

/** A stored picture's rotation and reflection: the value of EXIF 2.3, tag 274. 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export function isOrientation(value: number): value is Orientation {
  return Number.isInteger(value) && value >= 1 && value <= 8;
}

/** True when turning upright swaps width and height. */
export function isSideways(orientation: Orientation): boolean {
  return orientation >= 5;
}

/** As a canvas takes it: a, b, c, d, e, f. */
export type Matrix = [number, number, number, number, number, number];

/** Turns a picture of this orientation upright on a canvas of the given size. */
export function uprightMatrix(orientation: Orientation, { width, height }: Size): Matrix {
  const matrices: Record<Orientation, Matrix> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return matrices[orientation];
}
