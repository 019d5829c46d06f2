/**
 * The first 120 requests after a start, all at once, by forty people who were signed in before it: how long the
 * last and the median one waits, and the same 120 once more. `npm run bench -- first-requests`.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../testing/hosts/host-process.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { readAccessToken, publishableKey, signIn } from '../testing/people.ts';
import { quantile } from './load/mixed-load.ts';
import { report } from './load/report.ts';

const PEOPLE = 40;
const QUESTIONS = [
  '/rest/v1/reports?select=*',
  '/rest/v1/observations?select=id',
  '/auth/v1/user',
] as const;

const dataDir = temporaryFolder();
writeFileSync(join(dataDir, 'index.html'), '');
const start = () => startProcess({ DATA_DIR: dataDir, APP_DIR: dataDir, LOG_LEVEL: 'silent' });
let host = start();
try {
  let url = await host.ready;
  const apikey = await publishableKey(url);
  const tokens = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) =>
      readAccessToken(await signIn(url, `first-${index}@example.com`)),
    ),
  );
  await host.end('SIGTERM');
  host = start();
  url = await host.ready;
  for (const round of ['first', 'second']) {
    const waits = await Promise.all(
      QUESTIONS.flatMap((path) => tokens.map((token) => timed(url + path, token, apikey))),
    );
    report(`${round}_requests_median`, quantile(waits, 0.5), 'ms', 1000);
    report(`${round}_requests_last`, Math.max(...waits), 'ms', 1000);
  }
} finally {
  await host.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Milliseconds until the answer is there. Throws for a refusal. */
async function timed(address: string, token: string, apikey: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address, { headers: { apikey, authorization: `Bearer ${token}` } });
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return performance.now() - begun;
}
