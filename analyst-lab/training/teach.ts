/** Teaches the built-in analyst from examples: strokes first, then what they add up to, and the view. */
import type { Learned } from '../../supabase/functions/_shared/builtin/learned.ts';
import { probability } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import type { Trees } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import { measureCracks } from '../../supabase/functions/_shared/builtin/pixels/crack-evidence.ts';
import { groupCracks } from '../../supabase/functions/_shared/builtin/pixels/crack-groups.ts';
import { growBag, growTrees } from './grow-trees.ts';
import type { Example as Row } from './grow-trees.ts';
import { DRAWN } from './load-examples.ts';
import type { Example, Look } from './load-examples.ts';

const STROKE_GROWTH = { trees: 60, depth: 3, rate: 0.12, l2: 5, minLeaf: 8 };
/** Few photos, many features: no tree may lean on one photo or one feature that happens to fit. */
const PHOTO_GROWTH = { trees: 50, depth: 3, rate: 0.08, l2: 1, minLeaf: 0.5, exampleShare: 0.6 };
const BAG = 6;
/** Of each look at a photo about so many strokes that are no crack are learned from, and stand for the rest. */
const STROKES_OF_A_LOOK = 80;
/** Drawn pictures repeat themselves. */
const DRAWN_COUNTS = 0.2;
const INNER_FOLDS = 3;

export function teach(examples: readonly Example[]): Learned {
  return {
    strokes: teachStrokes(examples),
    crack: teachCrack(examples),
    closeView: teachCloseView(examples),
  };
}

export function hasCrack({ classes }: Example): boolean {
  return classes.includes('crack');
}

/** What measureCracks says of one look, by the given opinion on strokes. */
export function crackFeatures(strokes: Trees, { light, found, rows }: Look): number[] {
  const likely = rows.map((row) => probability(strokes, row));
  return measureCracks(light, found, likely, groupCracks(found, likely, light));
}

/** Traced by mask: exact. By hand: nearly. What shows no crack teaches what is none, by how surely it shows none. */
function teachStrokes(examples: readonly Example[]): Trees {
  return growTrees(
    examples.flatMap((example): Row[] => {
      const isTraced = hasCrack(example) && example.mask === null;
      const trust = example.mask
        ? 1
        : isTraced
          ? 0.7
          : example.classes.includes('none')
            ? 0.3
            : 0.1;
      return example.looks.flatMap(({ isCrack, rows }, look) => {
        const every = Math.max(1, Math.floor(rows.length / STROKES_OF_A_LOOK));
        return rows.flatMap((features, k): Row[] => {
          const label = isCrack?.[k] ?? -1;
          if (label === -1 || (label === 0 && k % every !== 0)) return [];
          const times = label === 0 ? every : isTraced ? 2 : 1;
          const weight = trust * times * (look === 0 ? 1 : 0.5) * counts(example);
          return [{ features, isPositive: label === 1, weight }];
        });
      });
    }),
    STROKE_GROWTH,
  );
}

function counts({ source }: Example): number {
  return source === DRAWN ? DRAWN_COUNTS : 1;
}

/** Learns from stroke probabilities as new photos would give them: from sources not learned from. */
function teachCrack(examples: readonly Example[]): Trees {
  const shown = examples.filter(({ view, classes }) => view !== null || classes.length > 0);
  const rows = dealt(examples).flatMap((fold) => {
    const strokes = teachStrokes(examples.filter((example) => !fold.has(example.source)));
    return shown
      .filter(({ source }) => fold.has(source))
      .flatMap((example) =>
        example.looks.map((look) => ({
          features: crackFeatures(strokes, look),
          isPositive: hasCrack(example),
          weight:
            (counts(example) * alike(shown, example, hasCrack) ** -0.3) / example.looks.length,
        })),
      );
  });
  return growBag(balanced(rows), { ...PHOTO_GROWTH, featureShare: 0.25 }, BAG);
}

function teachCloseView(examples: readonly Example[]): Trees {
  const seen = examples.filter(({ view }) => view !== null);
  const rows = seen.flatMap((example) =>
    example.layouts.map((features) => ({
      features,
      isPositive: example.view === 'close',
      weight: alike(seen, example, ({ view }) => view) ** -0.5 / example.layouts.length,
    })),
  );
  return growBag(balanced(rows), { ...PHOTO_GROWTH, featureShare: 0.15 }, BAG);
}

/** How many photos of the same source say the same: a source counts for less than its number of photos. */
function alike(examples: readonly Example[], one: Example, of: (example: Example) => unknown) {
  return examples.filter((other) => other.source === one.source && of(other) === of(one)).length;
}

/** The sources, dealt to a few folds of about the same number of photos. */
function dealt(examples: readonly Example[]): Set<string>[] {
  const folds = Array.from({ length: INNER_FOLDS }, () => ({
    sources: new Set<string>(),
    size: 0,
  }));
  const bySize = sizesOfSources(examples).sort((a, b) => b.size - a.size);
  for (const { source, size } of bySize) {
    const least = folds.reduce((best, fold) => (fold.size < best.size ? fold : best));
    least.sources.add(source);
    least.size += size;
  }
  return folds.map(({ sources }) => sources);
}

export function sizesOfSources(examples: readonly Example[]): { source: string; size: number }[] {
  return [...new Set(examples.map(({ source }) => source))].map((source) => ({
    source,
    size: examples.filter((example) => example.source === source).length,
  }));
}

/** The same total weight on both answers. */
function balanced(rows: readonly Row[]): Row[] {
  const total = (answer: boolean) =>
    rows.reduce((sum, { isPositive, weight }) => sum + (isPositive === answer ? weight : 0), 0);
  const [yes, no] = [total(true), total(false)];
  return rows.map((row) => ({
    ...row,
    weight: (row.weight * (yes + no)) / 2 / (row.isPositive ? yes : no),
  }));
}
