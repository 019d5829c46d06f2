/**
 * npm run fuzz -- [--minutes 60] [--seed 1]: looks for a request that costs too much, tells too much, or
 * changes what is another's. A host runs as a process of its own and is measured from outside. Each
 * finding is a JSON line with the request that repeats it; the figures come last.
 */
import { parseArgs } from 'node:util';
import { fuzz } from '../server/attacks/fuzz/fuzz.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
console.log(JSON.stringify({ name: 'fuzz_seed', value: seed, unit: 'seed' }));

const { findings, figures } = await fuzz({
  milliseconds: Number(values.minutes) * 60_000,
  seed,
  onFinding: (finding) => console.log(JSON.stringify({ finding })),
});
for (const [name, value, unit, baseline] of figures) {
  const ratio = baseline === 0 ? null : Math.round((value / baseline) * 1000) / 1000;
  console.log(JSON.stringify({ name, value, unit, baseline, ratio }));
}
process.exitCode = findings.length > 0 ? 1 : 0;
