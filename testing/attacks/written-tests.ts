import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { temporaryFolder } from '../folders.ts';
import type { Play, Played } from './suite.ts';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Plays the tests of these files by Vitest, in an order by chance in each round; one failure is one finding. */
export async function playTests(files: string[], play: Play): Promise<Played> {
  let tries = 0;
  for (let seed = play.seed; Date.now() < play.until; seed += 1) {
    tries += await playOnce(files, seed, play.report);
  }
  return { tries };
}

async function playOnce(files: string[], seed: number, report: Play['report']): Promise<number> {
  const folder = temporaryFolder();
  const written = join(folder, 'report.json');
  try {
    const vitest = join(PROJECT_FOLDER, 'node_modules/vitest/vitest.mjs');
    const order = ['--sequence.shuffle.tests', `--sequence.seed=${seed}`];
    const output = ['--reporter=json', `--outputFile=${written}`];
    const child = spawn(process.execPath, [vitest, 'run', ...order, ...output, ...files], {
      cwd: PROJECT_FOLDER,
      stdio: 'ignore',
    });
    await once(child, 'close');
    const { testResults } = reportSchema.parse(JSON.parse(readFileSync(written, 'utf8')));
    const broken = testResults.filter((file) => file.status === 'failed' && file.message !== '');
    for (const { message } of broken) report(`seed ${seed}: ${message}`);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const { fullName, status, failureMessages } of tests) {
      if (status !== 'failed') continue;
      report(`seed ${seed}: ${fullName}: ${(failureMessages ?? []).join('\n').slice(0, 2000)}`);
    }
    return tests.filter(({ status }) => ['passed', 'failed'].includes(status)).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
