import type { Step } from 'fontkit';

/**
 * A path as PDF content, in one piece: the library keeps a buffer for each call until all pages are known, and marks
 * have hundreds of points.
 */
export function pathContent(steps: readonly Step[]): string {
  let [fromX, fromY] = [0, 0];
  return steps
    .map(({ command, args }) => {
      const [nextX, nextY] = [args.at(-2) ?? fromX, args.at(-1) ?? fromY];
      const places = command === 'quadraticCurveTo' ? cubic([fromX, fromY], args) : args;
      [fromX, fromY] = [nextX, nextY];
      return [...places.map(rounded), OPERATORS[command]].join(' ');
    })
    .join('\n');
}

const OPERATORS: Record<Step['command'], string> = {
  moveTo: 'm',
  lineTo: 'l',
  closePath: 'h',
  quadraticCurveTo: 'c',
  bezierCurveTo: 'c',
};

/** Converts a quadratic curve, as PDF has only cubic ones: each handle is two thirds of the way. */
function cubic([fromX, fromY]: [number, number], args: readonly number[]): number[] {
  const [handleX = 0, handleY = 0, toX = 0, toY = 0] = args;
  const between = (end: number, handle: number) => end + ((handle - end) * 2) / 3;
  return [
    between(fromX, handleX),
    between(fromY, handleY),
    between(toX, handleX),
    between(toY, handleY),
    toX,
    toY,
  ];
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);
