import { classFigures, confusion, falseAlarmShare } from './figures.ts';
import type { ClassFigures, Judged, PixelFigures } from './figures.ts';

const CLASSES = [
  'crack',
  'spalling',
  'corrosion',
  'growth',
  'efflorescence',
  'damp',
  'other',
  'none',
];

export interface Report {
  title: string;
  /** Photos judged; one judged several times counts as often. */
  photos: number;
  classes: Record<string, ClassFigures>;
  confusion: Record<string, Record<string, number>>;
  /** Share of the sound photos of which a defect was said. */
  falseAlarms: number;
  pixels: PixelFigures | null;
}

export function reportOf(
  title: string,
  judged: readonly Judged[],
  pixels: PixelFigures | null,
): Report {
  return {
    title,
    photos: judged.length,
    classes: Object.fromEntries(CLASSES.map((name) => [name, classFigures(judged, name)])),
    confusion: confusion(judged, CLASSES),
    falseAlarms: falseAlarmShare(judged),
    pixels,
  };
}

export function printReport({
  title,
  photos,
  classes,
  confusion,
  falseAlarms,
  pixels,
}: Report): void {
  console.log(`\n${title}: ${photos} judged`);
  console.log('class           precision  recall  found  wrong  missed');
  for (const [name, figures] of Object.entries(classes)) {
    const { precision, recall, found, wrong, missed } = figures;
    console.log(
      name.padEnd(15) +
        [found + wrong === 0 ? '-' : precision.toFixed(2), recall.toFixed(2), found, wrong, missed]
          .map((value, k) => String(value).padStart([10, 8, 7, 7, 8][k] ?? 8))
          .join(''),
    );
  }
  console.log('\nshown \\ said    ' + CLASSES.map((name) => name.slice(0, 8).padStart(9)).join(''));
  for (const [name, row] of Object.entries(confusion)) {
    console.log(
      name.padEnd(16) +
        Object.values(row)
          .map((n) => String(n).padStart(9))
          .join(''),
    );
  }
  console.log(`\nsound photos with a false alarm: ${(100 * falseAlarms).toFixed(0)} %`);
  if (pixels) {
    const { precision, recall, f, meanF } = pixels;
    console.log(
      `crack pixels (5 px): precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}, F ${f.toFixed(2)} pooled, ${meanF.toFixed(2)} mean of photos`,
    );
  }
}
