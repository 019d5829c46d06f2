/**
 * node bench/editing.ts [--seconds 60] [--seed 1]: two Chromiums of one person edit one report at random on the built
 * pages (`npm run build` before), and every text that a page said was saved is looked for afterwards.
 */
import { parseArgs } from 'node:util';
import { startProductHost } from '../testing/hosts/product-host.ts';
import { editInTwoPages } from './editing/pages.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const seconds = Number(values.seconds);

const host = await startProductHost({ LOG_LEVEL: 'silent' });
try {
  const { lost, faults, done, ...counts } = await editInTwoPages(host.url, seconds * 1000, seed);
  const figures = { seed, seconds, lost: lost.length, faults: faults.length, ...counts, ...done };
  for (const [name, value] of Object.entries(figures)) {
    const unit = name === 'seconds' ? 's' : 'count';
    console.log(JSON.stringify({ name: `editing_${name}`, value, unit, baseline: 0, ratio: null }));
  }
  for (const text of lost) console.error(`Lost: ${text}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = lost.length + faults.length > 0 ? 1 : 0;
} finally {
  await host.close();
}
