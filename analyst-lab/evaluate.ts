/**
 * Measures an analyst on labelled photos:
 *   npm run eval -- [folder] [--analyst builtin|model] [--json] [--no-folds]
 * A model is configured like the product's own (AI_PROVIDER, AI_MODEL, provider key, AI_BASE_URL).
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Analyst } from '../supabase/functions/_shared/analyst.ts';
import { builtinAnalyst } from '../supabase/functions/_shared/builtin/builtin-analyst.ts';
import { createAnalyst } from '../supabase/functions/_shared/create-analyst.ts';
import type { AnalystSettings } from '../supabase/functions/_shared/create-analyst.ts';
import type { Judged } from './evaluation/figures.ts';
import {
  judgeByFolds,
  judgePhotos,
  measureMasks,
  pixelsByFolds,
} from './evaluation/judge-photos.ts';
import { printReport, reportOf } from './evaluation/report.ts';
import type { Report } from './evaluation/report.ts';
import { loadExamples } from './training/load-examples.ts';
import type { Example } from './training/load-examples.ts';
import { FOLDS, SHUFFLES } from './training/teach.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    analyst: { type: 'string', default: 'builtin' },
    json: { type: 'boolean', default: false },
    'no-folds': { type: 'boolean', default: false },
  },
});
const folder = positionals[0] ?? fileURLToPath(new URL('../../shared/photos', import.meta.url));
if (!existsSync(folder)) {
  console.error(`${folder} is not there. Name a folder with labels.csv (columns file, classes).`);
  process.exit(1);
}
const analyst = values.analyst === 'builtin' ? builtinAnalyst : modelFromEnvironment();
const reports: Report[] = [];
const judged: Judged[] = await judgePhotos(folder, analyst);
report(
  reportOf(
    analyst === builtinAnalyst ? 'as delivered (has seen these photos)' : analyst.name,
    judged,
    analyst === builtinAnalyst ? await measureMasks(folder) : null,
  ),
);
if (analyst === builtinAnalyst && !values['no-folds']) {
  const examples = await loadExamples(folder);
  const times = `${FOLDS} folds at most, ${SHUFFLES} times`;
  for (const [title, keyOf] of [
    ['cross-validated by photo', (example: Example) => example.file],
    ['cross-validated by series of near duplicates', (example: Example) => example.series],
    ['cross-validated by source', (example: Example) => example.source],
  ] as const) {
    const folds = judgeByFolds(examples, keyOf);
    report(reportOf(`${title} (${times})`, folds.judged, pixelsByFolds(folds.validated)));
  }
}
if (values.json) console.log(JSON.stringify(reports));

/** The folds take a quarter of an hour: what is known is said at once. */
function report(one: Report) {
  reports.push(one);
  if (!values.json) printReport(one);
}

function modelFromEnvironment(): Analyst {
  const { AI_PROVIDER, AI_MODEL, AI_BASE_URL } = process.env;
  return createAnalyst({
    provider: AI_PROVIDER as AnalystSettings['provider'],
    model: AI_MODEL,
    apiKey: ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY', 'AI_API_KEY']
      .map((name) => process.env[name])
      .find(Boolean),
    baseUrl: AI_BASE_URL,
  });
}
