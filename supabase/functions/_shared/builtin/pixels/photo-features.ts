import { measureColours, measureExtremes } from './colour-features.ts';
import type { ColourPlanes } from './colour.ts';
import { findRhythms } from './periodicity.ts';
import type { Strokes } from './strokes.ts';

/** What is measured on the whole photo, by name; the learned weights are tied to these names. */
export type PhotoFeatures = Record<string, number>;

/** Frame cells along the longer side on which textures and colours are compared with each other. */
const CELLS = 16;

/** Measures texture, rhythm and colour of the whole frame; crack-evidence.ts adds what the lines say. */
export function measureSurface(colours: ColourPlanes, found: Strokes): PhotoFeatures {
  return {
    ...measureRhythm(found),
    ...measureCells(colours),
    ...measureColours(colours),
    ...measureExtremes(colours),
  };
}

function measureRhythm({ ridges }: Strokes): PhotoFeatures {
  const { rows, columns } = findRhythms(ridges.strength);
  return {
    rowRhythm: rows.strength,
    rowContrast: rows.contrast,
    columnRhythm: columns.strength,
    columnContrast: columns.contrast,
  };
}

interface Cell {
  mean: number;
  deviation: number;
  roughness: number;
  red: number;
  yellow: number;
}

function measureCells(colours: ColourPlanes): PhotoFeatures {
  const cells = cellsOf(colours);
  const by = (value: (cell: Cell) => number) => cells.map(value).sort((a, b) => a - b);
  const at = (sorted: number[], share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = by((cell) => cell.mean);
  const deviation = by((cell) => Math.log(cell.deviation + 1));
  const roughness = by((cell) => Math.log(cell.roughness + 1));
  const red = by((cell) => cell.red);
  const yellow = by((cell) => cell.yellow);
  const spread = (sorted: number[]) => at(sorted, 0.9) - at(sorted, 0.1);
  const ratio = by((cell) => cell.roughness / (cell.deviation + 1));
  return {
    cellLightSpread: spread(mean),
    cellDarkest: at(mean, 0.03) - at(mean, 0.5),
    cellBrightest: at(mean, 0.97) - at(mean, 0.5),
    deviationLow: at(deviation, 0.1),
    deviationMiddle: at(deviation, 0.5),
    deviationHigh: at(deviation, 0.9),
    deviationSpread: spread(deviation),
    roughnessLow: at(roughness, 0.1),
    roughnessMiddle: at(roughness, 0.5),
    roughnessHigh: at(roughness, 0.95),
    roughnessSpread: spread(roughness),
    grainMiddle: at(ratio, 0.5),
    grainLow: at(ratio, 0.1),
    redSpread: spread(red),
    yellowSpread: spread(yellow),
    redMiddle: at(red, 0.5),
    yellowMiddle: at(yellow, 0.5),
  };
}

function cellsOf({ light, redGreen, yellowBlue }: ColourPlanes): Cell[] {
  const { width, height, data } = light;
  const size = Math.max(6, Math.ceil(Math.max(width, height) / CELLS));
  const cells: Cell[] = [];
  for (let top = 0; top + size / 2 < height; top += size) {
    for (let left = 0; left + size / 2 < width; left += size) {
      let n = 0;
      let sum = 0;
      let squares = 0;
      let rough = 0;
      let red = 0;
      let yellow = 0;
      for (let y = top; y < Math.min(height - 1, top + size); y++) {
        for (let x = left; x < Math.min(width - 1, left + size); x++) {
          const i = y * width + x;
          const value = data[i];
          n++;
          sum += value;
          squares += value * value;
          rough += Math.abs(data[i + 1] - value) + Math.abs(data[i + width] - value);
          red += redGreen.data[i];
          yellow += yellowBlue.data[i];
        }
      }
      if (n === 0) continue;
      const mean = sum / n;
      cells.push({
        mean,
        deviation: Math.sqrt(Math.max(0, squares / n - mean * mean)),
        roughness: rough / n,
        red: red / n,
        yellow: yellow / n,
      });
    }
  }
  return cells;
}
