import type { ColourPlanes } from './pixels/colour.ts';

/** Cells along the longer side: a damp patch is judged as a whole, not by its texture. */
const CELLS = 48;
/** Against the dry surface, which the brighter quarter of the cells show. */
const DARKER = 0.84;
/** Shadows of things are blacker than wet plaster ever is. */
const SHADOW = 0.4;

/**
 * Marks a darker patch with a definite edge on an otherwise plain surface of one colour: a tide mark
 * or a stain. Null when what is dark is a shadow, a gradient of light, another material, or scattered.
 */
export function findDamp({ light, redGreen, yellowBlue }: ColourPlanes): Uint8Array | null {
  const { width, height } = light;
  const size = Math.max(2, Math.ceil(Math.max(width, height) / CELLS));
  const across = Math.floor(width / size);
  const down = Math.floor(height / size);
  const cells = Array.from({ length: across * down }, (_, k) => {
    const left = (k % across) * size;
    const top = Math.floor(k / across) * size;
    let lightness = 0;
    let red = 0;
    let yellow = 0;
    for (let y = top; y < top + size; y++) {
      for (let i = y * width + left; i < y * width + left + size; i++) {
        lightness += light.data[i] as number;
        red += redGreen.data[i] as number;
        yellow += yellowBlue.data[i] as number;
      }
    }
    const tint = lightness + 1;
    return { lightness: lightness / (size * size), red: red / tint, yellow: yellow / tint };
  });
  const byLight = [...cells].sort((a, b) => a.lightness - b.lightness);
  const dry = byLight[Math.floor(0.75 * byLight.length)];
  if (!dry) return null;
  const isDark = cells.map(({ lightness }) => lightness < DARKER * dry.lightness);
  const dark = cells.filter((_, k) => isDark[k]);
  const share = dark.length / cells.length;
  if (share < 0.06 || share > 0.6) return null;
  const colourShift = mean(
    dark.map(({ red, yellow }) => Math.abs(red - dry.red) + Math.abs(yellow - dry.yellow)),
  );
  const shadow = dark.filter(({ lightness }) => lightness < SHADOW * dry.lightness).length;
  const glare = cells.filter(({ lightness }) => lightness > 1.25 * dry.lightness).length;
  if (colourShift > 0.09 || shadow > 0.02 * dark.length || glare > 0.05 * cells.length) return null;
  const drops = edgeDrops(cells, isDark, across);
  // A patch has a short outline for its area; speckle and courses have a long one.
  if (drops.length > 9 * Math.sqrt(dark.length) || drops.length === 0) return null;
  const middle = drops.sort((a, b) => a - b)[drops.length >> 1] as number;
  if (middle < 0.05 * dry.lightness) return null;
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const column = Math.min(across - 1, Math.floor((i % width) / size));
    const row = Math.min(down - 1, Math.floor(i / width / size));
    return isDark[row * across + column] ? 1 : 0;
  });
}

/** How far the lightness drops between neighbours on either side of the patch's outline. */
function edgeDrops(
  cells: readonly { lightness: number }[],
  isDark: readonly boolean[],
  across: number,
): number[] {
  const drops: number[] = [];
  cells.forEach(({ lightness }, k) => {
    const right = (k + 1) % across === 0 ? -1 : k + 1;
    for (const other of [right, k + across]) {
      const beside = cells[other];
      if (beside && isDark[k] !== isDark[other]) {
        drops.push(Math.abs(lightness - beside.lightness));
      }
    }
  });
  return drops;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
