import type { Colour, Paint } from './surfaces.ts';

export const between = ({ random }: Paint, from: number, to: number) =>
  from + (to - from) * random();

/** A muted colour of the given lightness; every call another tint. */
export function tint(paint: Paint, lightness: number, strength = 40): Colour {
  return [0, 1, 2].map(() => lightness + strength * (paint.random() - 0.5)) as unknown as Colour;
}

export const darker = ([r, g, b]: Colour, by: number): Colour => [r * by, g * by, b * by];
