import type { ColourSpace } from './colour-space';

/** Steps of light from black to white: in the darkest part four to a stored step. */
const STEPS = 16_384;
/** A difference out of 255 that no eye sees. */
const SAME = 1.5;

/** Converts RGBA pixels to sRGB in place; clips colours outside it. */
export function convertToSrgb(pixels: Uint8ClampedArray, { curves, toSrgb }: ColourSpace): void {
  const [reds, greens, blues] = curves.map((curve) =>
    Float32Array.from({ length: 256 }, (_, part) => curve(part / 255)),
  ) as [Float32Array, Float32Array, Float32Array];
  const [a, b, c, d, e, f, g, h, i] = toSrgb;
  const stored = Uint8ClampedArray.from(
    { length: STEPS + 1 },
    (_, step) => 255 * toPart(step / STEPS),
  );
  const part = (light: number) =>
    stored[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0] ?? 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const red = reds[pixels[at] ?? 0] ?? 0;
    const green = greens[pixels[at + 1] ?? 0] ?? 0;
    const blue = blues[pixels[at + 2] ?? 0] ?? 0;
    pixels[at] = part(a * red + b * green + c * blue);
    pixels[at + 1] = part(d * red + e * green + f * blue);
    pixels[at + 2] = part(g * red + h * green + i * blue);
  }
}

/** True when white, grey and the primaries are sRGB's: conversion would change nothing. */
export function isSrgb(space: ColourSpace): boolean {
  const tried = [
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 128, 128, 128, 255, 60, 60, 60, 255,
  ];
  const converted = Uint8ClampedArray.from(tried);
  convertToSrgb(converted, space);
  // Clipping would hide a larger red.
  const isWithin = space.toSrgb.every(
    (value, at) => Math.abs(value - (at % 4 === 0 ? 1 : 0)) < 0.01,
  );
  return isWithin && converted.every((part, at) => Math.abs(part - (tried[at] ?? 0)) <= SAME);
}

function toPart(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
