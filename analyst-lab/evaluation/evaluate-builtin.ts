import { LEARNED } from '../../supabase/functions/_shared/builtin/learned-weights.ts';
import { areaUnderCurve, pixelFigures } from './figures.ts';
import { judgeExample, tally } from './judge-example.ts';
import type { Judged } from './judge-example.ts';
import { DRAWN, loadExamples } from '../training/load-examples.ts';
import type { Example } from '../training/load-examples.ts';
import { sizesOfSources, teach } from '../training/teach.ts';

/** Sources of fewer photos are left out together: harder than one by one, and much sooner done. */
const LEAST_OF_A_SOURCE = 4;

/**
 * Measures what the built-in analyst claims of a folder's photos, by source, with what was learned without
 * that source; delivered, by the weights in the product, which have seen the photos.
 */
export async function evaluateBuiltin(folder: string, isDelivered: boolean): Promise<void> {
  const examples = await loadExamples(folder);
  const judged: Judged[] = [];
  console.log(
    'source                        photos  cracks unasked  asked  close views passed  scenes passed',
  );
  for (const [name, fold] of foldsOf(examples)) {
    const learned = isDelivered ? LEARNED : teach(examples.filter((one) => !fold.includes(one)));
    const ones = fold.map((example) => judgeExample(learned, example));
    judged.push(...ones);
    print(name, ones);
  }
  const photos = judged.filter(({ example }) => example.source !== DRAWN);
  print('all photos', photos);
  console.log(
    `\nclose view or scene, area under the curve: ${curve(photos)} photos, ${curve(judged)} with drawn ones`,
  );
  const masked = photos.flatMap(({ pixels }) => pixels ?? []);
  if (masked.length > 0) {
    const { precision, recall, f } = pixelFigures(masked);
    console.log(
      `crack pixels within 5: precision ${two(precision)}, recall ${two(recall)}, F ${two(f)}`,
    );
  }
  console.log(
    `faults said of photos without one: ${names(photos.filter(({ example }) => example.fault))}`,
  );
  const rust = (isRusty: boolean) =>
    photos
      .filter(
        ({ example: { classes } }) =>
          classes.length > 0 && classes.includes('corrosion') === isRusty,
      )
      .map(({ example }) => example.rust);
  console.log(
    `rust colour for corrosion, area under the curve: ${two(areaUnderCurve(rust(true), rust(false)))}`,
  );
  console.log(
    `wrong unasked: ${names(photos.filter((one) => one.unasked && !one.example.classes.includes('crack')))}`,
  );
  console.log(
    `wrong asked: ${names(photos.filter((one) => one.asked && one.example.view === 'close' && !one.example.classes.includes('crack')))}`,
  );
}

function foldsOf(all: readonly Example[]): [string, Example[]][] {
  const large = sizesOfSources(all).filter(({ size }) => size >= LEAST_OF_A_SOURCE);
  const isLarge = (source: string) => large.some((one) => one.source === source);
  return [
    ...large.map(({ source }): [string, Example[]] => [
      source.replace(/^.*\//, ''),
      all.filter((example) => example.source === source),
    ]),
    ['smaller sources', all.filter(({ source }) => !isLarge(source))],
  ];
}

function print(name: string, ones: readonly Judged[]): void {
  const unasked = tally(ones, (one) => one.unasked);
  // Nobody asks for the cracks of a scene.
  const near = ones.filter(({ example }) => example.view === 'close');
  const asked = tally(near, (one) => one.asked);
  const passed = (view: Example['view']) => {
    const of = ones.filter(({ example }) => example.view === view);
    return `${of.filter(({ evidence }) => evidence.closeView > 1).length}/${of.length}`;
  };
  console.log(
    [
      name.slice(0, 30).padEnd(30),
      String(ones.length).padEnd(8),
      `${unasked.right}/${unasked.shown} of ${unasked.cracks}, scenes ${unasked.scenes}`.padEnd(24),
      `${asked.right}/${asked.shown} of ${asked.cracks}`.padEnd(16),
      passed('close').padEnd(8),
      passed('scene'),
    ].join(''),
  );
}

function scoresOf(view: Example['view'], of: readonly Judged[]): number[] {
  return of
    .filter(({ example }) => example.view === view)
    .map(({ evidence }) => evidence.closeView);
}

function curve(of: readonly Judged[]): string {
  return two(areaUnderCurve(scoresOf('close', of), scoresOf('scene', of)));
}

function names(ones: readonly Judged[]): string {
  return ones.length === 0 ? 'none' : ones.map(({ example }) => example.file).join(', ');
}

function two(value: number): string {
  return value.toFixed(2);
}
