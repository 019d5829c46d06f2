/**
 * node bench/editing.ts [--seconds 60] [--seed 1]: two browsers of one person edit one report at random, by
 * the requests that the screens send, and every text that was said to be saved is looked for afterwards.
 * node bench/editing.ts --pages [60] [--seed 1]: the same through the real pages in two Chromiums; needs
 * `npm run build` before.
 */
import { parseArgs } from 'node:util';
import { startProductHost } from '../testing/hosts/product-host.ts';
import { editInTwoPages } from './editing/pages.ts';
import { editInTwoBrowsers } from './editing/two-browsers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const seconds = Number(positionals[0] ?? values.seconds);

const host = await startProductHost({ LOG_LEVEL: 'silent' });
try {
  const { lost, faults, figures } = values.pages ? await byPages() : await byRequests();
  for (const [name, value] of Object.entries({ seed, seconds, ...figures })) {
    const unit = name === 'seconds' ? 's' : 'count';
    console.log(JSON.stringify({ name: `editing_${name}`, value, unit, baseline: 0, ratio: null }));
  }
  for (const text of lost) console.error(`Lost: ${text}`);
  for (const fault of faults) console.error(fault);
  process.exitCode = lost.length + faults.length > 0 ? 1 : 0;
} finally {
  await host.close();
}

async function byRequests() {
  const end = performance.now() + seconds * 1000;
  const outcome = await editInTwoBrowsers(host.url, seed, () => performance.now() < end);
  const { lost, saved, longestHistory, done } = outcome;
  const figures = { lost: lost.length, saved, longest_history: longestHistory, ...done };
  return { lost, faults: [], figures };
}

async function byPages() {
  const outcome = await editInTwoPages(host.url, seconds * 1000, seed);
  const { lost, faults, confirmed, givenUp, longestHistory, done } = outcome;
  const figures = {
    lost: lost.length,
    faults: faults.length,
    confirmed,
    given_up: givenUp,
    longest_history: longestHistory,
    ...done,
  };
  return { lost, faults, figures };
}
