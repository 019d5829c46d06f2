/** What the built-in analyst, with the given weights, says of an example. */
import { showsCracks, weigh } from '../../supabase/functions/_shared/builtin/learned.ts';
import type { Evidence, Learned } from '../../supabase/functions/_shared/builtin/learned.ts';
import { probability } from '../../supabase/functions/_shared/builtin/pixels/boosted-trees.ts';
import { groupCracks } from '../../supabase/functions/_shared/builtin/pixels/crack-groups.ts';
import type { Example, Look } from '../training/load-examples.ts';
import { crackFeatures, hasCrack } from '../training/teach.ts';
import { countPixels } from './figures.ts';
import type { PixelCounts } from './figures.ts';

export interface Judged {
  example: Example;
  evidence: Evidence;
  /** Whether cracks are shown, unasked and when the person asks for them. */
  unasked: boolean;
  asked: boolean;
  /** Of a photo with a mask: how well the lines of all likely strokes lie on it. */
  pixels: PixelCounts | null;
}

/** Pixels of the working picture by which a drawn crack may be off. */
const TOLERANCE = 5;

export function judgeExample(learned: Learned, example: Example): Judged {
  const [look] = example.looks as [Look];
  const evidence = weigh(
    learned,
    crackFeatures(learned.strokes, look),
    example.layouts[0] as number[],
  );
  const shows = (isAsked: boolean) => example.fault === null && showsCracks(evidence, isAsked);
  return {
    example,
    evidence,
    unasked: shows(false),
    asked: shows(true),
    pixels: example.mask && countPixels(drawn(learned, look), example.mask, TOLERANCE),
  };
}

function drawn(learned: Learned, { light, found, rows }: Look) {
  const { width, height } = light;
  const likely = rows.map((row) => probability(learned.strokes, row));
  const data = new Uint8Array(width * height);
  for (const { strokes } of groupCracks(found, likely, light)) {
    for (const index of strokes) for (const i of found.strokes[index]?.pixels ?? []) data[i] = 1;
  }
  return { width, height, data };
}

/** Right and all cracks shown, all cracks there are, and scenes of which a crack is shown. */
export function tally(judged: readonly Judged[], isShown: (one: Judged) => boolean) {
  const shown = judged.filter(isShown);
  return {
    right: shown.filter(({ example }) => hasCrack(example)).length,
    shown: shown.length,
    cracks: judged.filter(({ example }) => hasCrack(example)).length,
    scenes: shown.filter(({ example }) => example.view === 'scene').length,
  };
}
