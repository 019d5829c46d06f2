import { join } from 'node:path';
import type { Annotation } from '../../supabase/functions/_shared/contract/stored.ts';
import {
  observePhoto,
  WORKING_EDGE,
} from '../../supabase/functions/_shared/builtin/observe-photo.ts';
import type { Pixels } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { rustShare } from '../../supabase/functions/_shared/builtin/pixels/rust.ts';
import { thresholdMask, readCrackMask } from '../photos/crack-masks.ts';
import { listPhotos, readPixels, type LabelledPhoto } from '../photos/labelled-photos.ts';
import {
  areaUnderCurve,
  countPixels,
  pixelFigures,
  type Mask,
  type PixelCounts,
} from './figures.ts';

interface Looked extends LabelledPhoto {
  hasCrack: boolean;
  /** True when lines are drawn, as for a person who looks for cracks. */
  isDrawn: boolean;
  /** For a photo with a mask: how well the lines lie on it. */
  onMask: PixelCounts | null;
  isFaulty: boolean;
  rust: number;
}

/** Pixels of the working picture by which a drawn line may be off. */
const TOLERANCE = 5;
/** Sources of fewer photos are shown as one. */
const LEAST_OF_A_SOURCE = 4;

/** Prints what the built-in analyst says of a folder's photos, and where it draws lines when asked, by source. */
export async function evaluateBuiltin(folder: string): Promise<void> {
  const looked: Looked[] = [];
  for (const photo of listPhotos(folder)) {
    const pixels = await readPixels(join(folder, photo.file), WORKING_EDGE).catch(() => null);
    if (pixels) looked.push(look(photo, pixels, await readCrackMask(folder, photo.file)));
    else console.error(`${photo.file}: left out, nothing here reads it.`);
  }
  // Nobody looks for cracks in a scene.
  const near = looked.filter(({ view }) => view === 'close');
  console.log(
    'source                        close views  with a crack  drawn  of these with a crack',
  );
  for (const [name, ones] of bySource(near)) print(name, ones);
  print('all close views', near);
  const masked = looked.flatMap(({ onMask }) => onMask ?? []);
  if (masked.length > 0) {
    const { precision, recall, f, meanF } = pixelFigures(masked);
    console.log(
      `\ncrack pixels within ${TOLERANCE} of ${masked.length} masks: precision ${two(precision)}, recall ${two(recall)}, F ${two(f)}, mean F of a photo ${two(meanF)}`,
    );
  }
  const faulty = looked.filter(({ isFaulty }) => isFaulty).map(({ file }) => file);
  console.log(`faults said of photos without one: ${faulty.join(', ') || 'none'}`);
  const rust = (isRusty: boolean) =>
    looked
      .filter(({ classes }) => classes.length > 0 && classes.includes('corrosion') === isRusty)
      .map((one) => one.rust);
  console.log(
    `rust colour for corrosion, area under the curve: ${two(areaUnderCurve(rust(true), rust(false)))}`,
  );
}

function look(photo: LabelledPhoto, pixels: Pixels, crack: Pixels | null): Looked {
  const { outcome, marks } = observePhoto(pixels, { lookForCracks: true, language: 'en' });
  const mask = crack && thresholdMask(crack);
  return {
    ...photo,
    hasCrack: mask !== null || photo.classes.includes('crack'),
    isDrawn: marks.length > 0,
    onMask: mask && countPixels(drawnOn(mask, marks), mask, TOLERANCE),
    isFaulty: outcome === 'nothing_inspectable',
    rust: rustShare(pixels),
  };
}

/** The lines as pixels of a picture of the mask's size. */
function drawnOn({ width, height }: Mask, marks: readonly Annotation[]): Mask {
  const data = new Uint8Array(width * height);
  for (const { points } of marks) {
    points.slice(1).forEach(([toX, toY], k) => {
      const [fromX, fromY] = points[k] as [number, number];
      const steps = Math.ceil(Math.hypot((toX - fromX) * width, (toY - fromY) * height)) + 1;
      for (let step = 0; step <= steps; step++) {
        const at = (from: number, to: number, length: number) =>
          Math.min(length - 1, Math.floor((from + ((to - from) * step) / steps) * length));
        data[at(fromY, toY, height) * width + at(fromX, toX, width)] = 1;
      }
    });
  }
  return { width, height, data };
}

function bySource(all: readonly Looked[]): [string, Looked[]][] {
  const groups = [...new Set(all.map(({ source }) => source))].map((source) => ({
    name: source.replace(/^.*\//, ''),
    ones: all.filter((one) => one.source === source),
  }));
  const small = groups.filter(({ ones }) => ones.length < LEAST_OF_A_SOURCE);
  return [
    ...groups
      .filter((group) => !small.includes(group))
      .map(({ name, ones }): [string, Looked[]] => [name, ones]),
    ['smaller sources', small.flatMap(({ ones }) => ones)],
  ];
}

function print(name: string, ones: readonly Looked[]): void {
  const drawn = ones.filter(({ isDrawn }) => isDrawn);
  const cracks = (of: readonly Looked[]) => String(of.filter(({ hasCrack }) => hasCrack).length);
  console.log(
    name.slice(0, 30).padEnd(30) +
      String(ones.length).padEnd(13) +
      cracks(ones).padEnd(14) +
      String(drawn.length).padEnd(7) +
      cracks(drawn),
  );
}

function two(value: number): string {
  return value.toFixed(2);
}
