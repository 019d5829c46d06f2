/**
 * Teaches the built-in analyst from a folder of labelled photos and from drawn ones, and writes the
 * weights beside its code: npm run train -- [folder]. The same photos give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DRAWN, loadExamples } from './training/load-examples.ts';
import { teach } from './training/teach.ts';

const target = fileURLToPath(
  new URL('../supabase/functions/_shared/builtin/learned-weights.ts', import.meta.url),
);
const folder = process.argv[2] ?? fileURLToPath(new URL('../../shared/photos', import.meta.url));
const examples = await loadExamples(folder);
const short = JSON.stringify(teach(examples), (_, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value,
);
const drawn = examples.filter(({ source }) => source === DRAWN).length;
writeFileSync(
  target,
  `import type { Learned } from './learned.ts';

/**
 * Made by analyst-lab/train.ts from ${examples.length - drawn} photos and ${drawn} drawn pictures
 * (the photos themselves are no part of this repository). Numbers only; no picture can be told from them.
 */
export const LEARNED = JSON.parse(
  '${short}',
) as Learned;
`,
);
console.error(`Learned from ${examples.length - drawn} photos and ${drawn} drawn pictures.`);
