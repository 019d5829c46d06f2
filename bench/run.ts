/**
 * npm run bench [-- name ...]: runs the benchmarks one after the other, or only those named
 * of BENCHMARKS. Each prints JSON lines { name, value, unit, baseline, ratio }.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BENCHMARKS = [
  'bundle',
  'capacity',
  'crash',
  'editing',
  'export',
  'first-requests',
  'load',
  'photos',
  'rolling-restart',
  'rows',
  'scale',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHMARKS.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${BENCHMARKS.join(', ')}.`);
  process.exit(1);
}
const failed = BENCHMARKS.filter((name) => wanted.length === 0 || wanted.includes(name)).filter(
  (name) => {
    const script = join(import.meta.dirname, `${name}.ts`);
    return spawnSync('node', [script], { stdio: 'inherit' }).status !== 0;
  },
);
if (failed.length > 0) {
  console.error(`Did not finish: ${failed.join(', ')}.`);
  process.exit(1);
}
