import type { AskedPhoto } from './ask-about-photos.ts';
import { type Judgement, judgeAnswer } from './judge-answer.ts';
import { CLASSES } from './label-words.ts';
import { loadResults, type ModelResults } from './model-results.ts';

/** The points on which an answer is right or wrong; null where the label does not say. */
const MEASURES: Record<string, (is: Judgement) => boolean | null> = {
  element: ({ element }) => element,
  'a defect or none': ({ defect }) => defect,
  ...Object.fromEntries(
    CLASSES.map((name) => [
      name,
      ({ classes }: Judgement) => classes[name]?.labelled === classes[name]?.said,
    ]),
  ),
  severity: ({ severity }) => severity,
  'nothing invented': ({ invented }) => !invented,
};

export interface Comparison {
  measure: string;
  both: number;
  onlyA: number;
  onlyB: number;
  neither: number;
  /** How likely so uneven a split is by chance: McNemar's test, exact. */
  chance: number;
}

/** Two models on the photos that both of them answered, pair by pair. */
function compareResults(a: ModelResults, b: ModelResults): Comparison[] {
  const others = new Map(b.photos.map((photo) => [photo.file, photo]));
  const pairs = a.photos.flatMap((photo) => {
    const [one, other] = [judged(photo), judged(others.get(photo.file))];
    return one && other ? [{ one, other }] : [];
  });
  return Object.entries(MEASURES).map(([measure, isRight]) => {
    const counts = { both: 0, onlyA: 0, onlyB: 0, neither: 0 };
    for (const { one, other } of pairs) {
      const [inA, inB] = [isRight(one), isRight(other)];
      if (inA === null || inB === null) continue;
      counts[inA ? (inB ? 'both' : 'onlyA') : inB ? 'onlyB' : 'neither'] += 1;
    }
    return { measure, ...counts, chance: exactMcNemar(counts.onlyA, counts.onlyB) };
  });
}

/** Both sides of the binomial of a fair coin thrown for each photo that tells the two apart. */
function exactMcNemar(onlyA: number, onlyB: number): number {
  const thrown = onlyA + onlyB;
  let term = 0.5 ** thrown;
  let tail = 0;
  for (let k = 0; k <= Math.min(onlyA, onlyB); k++) {
    tail += term;
    term *= (thrown - k) / (k + 1);
  }
  return Math.min(1, 2 * tail);
}

/** The comparison of two kept results as lines for a person. */
export function compareFiles(a: string, b: string, cache: string): string {
  const [one, other] = [loadResults(a, cache), loadResults(b, cache)];
  const rows = compareResults(one, other).map(({ measure, both, onlyA, onlyB, neither, chance }) =>
    [
      measure.padEnd(18),
      ...[both, onlyA, onlyB, neither].map((count) => String(count).padStart(10)),
      chance.toFixed(3).padStart(10),
    ].join(''),
  );
  return [
    `A ${one.model} (${one.promptVersion ?? 'none'}), B ${other.model} (${other.promptVersion ?? 'none'})`,
    `${'right'.padEnd(18)}      both    only A    only B   neither    chance`,
    ...rows,
  ].join('\n');
}

function judged(photo: AskedPhoto | undefined): Judgement | null {
  const [first] = photo?.answers ?? [];
  return photo && first && 'finding' in first && first.finding
    ? judgeAnswer(photo, first.finding)
    : null;
}
