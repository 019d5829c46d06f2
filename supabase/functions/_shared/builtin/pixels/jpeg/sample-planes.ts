/** Converts each colour's samples to pixels. */
import type { Pixels } from '../raster.ts';
import type { BlockEdge } from './inverse-transform.ts';
import type { Frame } from './jpeg-segments.ts';

export interface SamplePlane {
  stride: number;
  data: Uint8Array;
}

/** A picture's layout: units of blocks, each drawn as `edge` x `edge` pixels. */
export interface Layout {
  edge: BlockEdge;
  /** The most blocks of any colour in a unit, in both directions. */
  most: { across: number; down: number };
  unitsAcross: number;
  unitsDown: number;
}

/** Picks the smallest blocks whose picture still reaches `longEdge`. */
export function layOut({ width, height, components }: Frame, longEdge: number): Layout {
  let edge: BlockEdge = 8;
  while (edge > 1 && (Math.max(width, height) * edge) / 16 >= longEdge)
    edge = (edge >> 1) as BlockEdge;
  const most = {
    across: Math.max(...components.map(({ across }) => across)),
    down: Math.max(...components.map(({ down }) => down)),
  };
  return {
    edge,
    most,
    unitsAcross: Math.ceil(width / (8 * most.across)),
    unitsDown: Math.ceil(height / (8 * most.down)),
  };
}

export function makePlanes({ components }: Frame, layout: Layout): SamplePlane[] {
  const { edge, unitsAcross, unitsDown } = layout;
  return components.map(({ across, down }) => {
    const stride = unitsAcross * across * edge;
    return { stride, data: new Uint8Array(stride * unitsDown * down * edge) };
  });
}

/** `adobeTransform` tells how four colours were stored (see JpegSegments). */
export function toPixels(
  frame: Frame,
  { edge, most }: Layout,
  planes: SamplePlane[],
  adobeTransform: number | null,
): Pixels {
  const { components } = frame;
  const width = Math.ceil((frame.width * edge) / 8);
  const height = Math.ceil((frame.height * edge) / 8);
  const rgb = new Uint8Array(width * height * 3);
  const stepX = components.map(({ across }) => most.across / across);
  const stepY = components.map(({ down }) => most.down / down);
  const wide = (samples: Uint8Array, c: number) => spread(samples, stepX[c], width);
  for (let y = 0; y < height; y++) {
    const row = rgb.subarray(y * width * 3, (y + 1) * width * 3);
    const [first, second, third, fourth] = planes.map(({ stride, data }, c) =>
      data.subarray(Math.floor(y / stepY[c]) * stride),
    ) as [Uint8Array, Uint8Array?, Uint8Array?, Uint8Array?];
    if (!second || !third) greyRow(wide(first, 0), row);
    else if (!fourth) colourRow(wide(first, 0), second, third, stepX[1], row);
    else {
      const inks = [wide(first, 0), wide(second, 1), wide(third, 2)] as const;
      if (adobeTransform === 0) mixRow(...inks, row);
      else {
        colourRow(...inks, 1, row);
        for (let k = 0; k < row.length; k++) row[k] = 255 - row[k];
      }
      darkenRow(wide(fourth, 3), row);
    }
  }
  return { width, height, rgb };
}

/** Repeats a row's samples to a width of `width`. */
function spread(samples: Uint8Array, step: number, width: number): Uint8Array {
  if (step === 1) return samples.subarray(0, width);
  return Uint8Array.from({ length: width }, (_, x) => samples[Math.floor(x / step)]);
}

function greyRow(light: Uint8Array, rgb: Uint8Array): void {
  for (let x = 0; x < light.length; x++) rgb.fill(light[x], 3 * x, 3 * x + 3);
}

/** ITU T.871: full-range YCbCr; `step` pixels share a sample of both colours. */
function colourRow(
  light: Uint8Array,
  blueness: Uint8Array,
  redness: Uint8Array,
  step: number,
  rgb: Uint8Array,
): void {
  for (let x = 0, to = 0; x < light.length; x++, to += 3) {
    const at = step === 1 ? x : step === 2 ? x >> 1 : Math.floor(x / step);
    const luma = light[x];
    const cb = blueness[at] - 128;
    const cr = redness[at] - 128;
    const red = luma + 1.402 * cr;
    const green = luma - 0.344136 * cb - 0.714136 * cr;
    const blue = luma + 1.772 * cb;
    rgb[to] = red < 0 ? 0 : red > 255 ? 255 : red;
    rgb[to + 1] = green < 0 ? 0 : green > 255 ? 255 : green;
    rgb[to + 2] = blue < 0 ? 0 : blue > 255 ? 255 : blue;
  }
}

function mixRow(red: Uint8Array, green: Uint8Array, blue: Uint8Array, rgb: Uint8Array): void {
  for (let x = 0, to = 0; x < red.length; x++, to += 3) {
    rgb[to] = red[x];
    rgb[to + 1] = green[x];
    rgb[to + 2] = blue[x];
  }
}

/** Inks are stored inverted: 255 is none. */
function darkenRow(black: Uint8Array, rgb: Uint8Array): void {
  for (let k = 0; k < rgb.length; k++) {
    rgb[k] = (rgb[k] * black[Math.floor(k / 3)]) / 255;
  }
}
