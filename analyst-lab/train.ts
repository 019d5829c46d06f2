/**
 * Teaches the built-in analyst from a folder of labelled photos and writes the weights beside its
 * code: npm run train -- [folder]. The same photos give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VIEWS, loadExamples } from './training/load-examples.ts';
import { teach } from './training/teach.ts';

const target = fileURLToPath(
  new URL('../supabase/functions/_shared/builtin/learned-weights.ts', import.meta.url),
);
const folder = process.argv[2] ?? fileURLToPath(new URL('../../shared/photos', import.meta.url));
const examples = await loadExamples(folder);
const learned = teach(examples);
const short = JSON.stringify(learned, (_, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value,
);
writeFileSync(
  target,
  `import type { Learned } from '../bench/learned.ts';

/**
 * Made by analyst-lab/train.ts from ${examples.length} labelled site photos and crack masks, each seen in ${VIEWS} ways
 * (the photos themselves are no part of this repository). Numbers only; no picture can be told from them.
 */
export const LEARNED = JSON.parse(
  '${short}',
) as Learned;
`,
);
console.error(`Learned from ${examples.length} photos.`);
