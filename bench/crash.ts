/**
 * Kills the host at random moments of a mixed load, thirty times on the same data, and looks each time
 * for what was acknowledged before. Ends with 1 when anything is lost. `npm run bench -- crash`.
 */
import { rmSync } from 'node:fs';
import { temporaryFolder } from '../testing/folders.ts';
import { killAtWork } from './load/killed-at-work.ts';
import { report } from './load/report.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 30);
const PEOPLE = 12;

const dataDir = temporaryFolder();
try {
  const { lost, acknowledged, restarts } = await killAtWork({
    rounds: ROUNDS,
    people: PEOPLE,
    settings: { DATA_DIR: dataDir },
  });
  for (const line of lost) console.error(line);
  report('crash_rounds', restarts.length, 'kills', ROUNDS);
  report('crash_acknowledged', acknowledged, 'writes', 0);
  report('crash_lost', lost.length, 'writes', 0);
  report('crash_restart_max', Math.max(...restarts), 'ms', 10_000);
  if (lost.length > 0) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
