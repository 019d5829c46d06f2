/**
 * Measures an analyst on labelled photos:
 *   npm run eval -- [folder]                          the model that the settings name (AI_PROVIDER, AI_MODEL …)
 *       [--limit N] [--twice N] [--cache folder]
 *   npm run eval -- --compare A B [--cache folder]    two models' results, by name or file
 *   npm run eval -- --judge [--list labelled|blind]   which labelled sentences the model that judges marks, and code
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    judge: { type: 'boolean', default: false },
    list: { type: 'string', default: 'labelled' },
    compare: { type: 'boolean', default: false },
    limit: { type: 'string' },
    twice: { type: 'string', default: '10' },
    cache: { type: 'string' },
  },
});
const cache = values.cache ?? fileURLToPath(new URL('../.data/eval-cache', import.meta.url));

if (values.judge) {
  const { evaluateJudge } = await import('./sentences/evaluate-judge.ts');
  const { blindSentences } = await import('./sentences/blind-sentences.ts');
  const { labelledSentences } = await import('./sentences/labelled-sentences.ts');
  const { environmentWithFile } = await import('../server/settings.ts');
  const lists = new Map([
    ['labelled', labelledSentences],
    ['blind', blindSentences],
  ]);
  const list = lists.get(values.list) ?? stop('--list is labelled or blind.');
  const isWhole = await evaluateJudge(list(), cache, environmentWithFile(), console.log);
  process.exitCode = isWhole ? 0 : 1;
} else if (values.compare) {
  const { compareFiles } = await import('./model/compare-files.ts');
  const [a, b] = positionals;
  if (a === undefined || b === undefined) stop('--compare takes two results, by name or file.');
  console.log(compareFiles(a, b, cache));
} else {
  const folder = positionals[0] ?? fileURLToPath(new URL('../../shared/photos', import.meta.url));
  if (!['labels.csv', 'manifest.csv'].some((name) => existsSync(join(folder, name)))) {
    stop(`${folder} has no labels.csv. Name a folder with one (columns file, classes).`);
  }
  const { evaluateModel } = await import('./model/evaluate-model.ts');
  const { environmentWithFile } = await import('../server/settings.ts');
  const limit = values.limit === undefined ? Infinity : whole(values.limit, '--limit');
  const twice = whole(values.twice, '--twice');
  const isWhole = await evaluateModel(
    { folder, cache, limit, twice },
    environmentWithFile(),
    console.log,
  );
  process.exitCode = isWhole ? 0 : 1;
}

function whole(text: string, name: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 ? number : stop(`${name} takes a whole number.`);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
