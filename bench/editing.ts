/**
 * node bench/editing.ts [--seconds 60] [--seed 1]: two browsers of one person edit one report at random, by
 * the requests that the screens send, and every text that was said to be saved is looked for afterwards.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../testing/folders.ts';
import { startProcess } from '../testing/hosts/host-process.ts';
import { editInTwoBrowsers } from './editing/two-browsers.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const folder = temporaryFolder();
const host = startProcess({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
try {
  const url = await host.ready;
  const outcome = await editInTwoBrowsers(url, Number(values.seconds) * 1000, seed);
  const { lost, saved, longestHistory, done } = outcome;
  const figures = {
    ...{ seed, lost: lost.length, saved, longest_history: longestHistory },
    ...done,
  };
  for (const [name, value] of Object.entries(figures)) {
    console.log(
      JSON.stringify({ name: `editing_${name}`, value, unit: 'count', baseline: 0, ratio: null }),
    );
  }
  for (const text of lost) console.error(`Lost: ${text}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
} finally {
  await host.end();
  rmSync(folder, { recursive: true, force: true });
}
