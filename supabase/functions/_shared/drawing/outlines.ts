import type { Point } from './drawing.ts';

const ELLIPSE_POINTS = 96;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundingBox(one: Point, other: Point): Box {
  return {
    left: Math.min(one[0], other[0]),
    top: Math.min(one[1], other[1]),
    right: Math.max(one[0], other[0]),
    bottom: Math.max(one[1], other[1]),
  };
}

export function corners({ left, top, right, bottom }: Box): Point[] {
  return [[left, top], [right, top], [right, bottom], [left, bottom]]; // prettier-ignore
}

/** A polygon with enough corners to look round at 300 dpi. */
export function ellipse({ left, top, right, bottom }: Box): Point[] {
  return Array.from({ length: ELLIPSE_POINTS }, (_, index): Point => {
    const angle = (index / ELLIPSE_POINTS) * 2 * Math.PI;
    return [
      (left + right) / 2 + (Math.cos(angle) * (right - left)) / 2,
      (top + bottom) / 2 + (Math.sin(angle) * (bottom - top)) / 2,
    ];
  });
}
