/**
 * Kills the host at random moments of a mixed load, thirty times on the same data, and looks each time
 * for what was acknowledged before. Ends with 1 when anything is lost. `npm run bench -- crash`.
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type HostProcess, startProcess } from '../server/test-process.ts';
import { temporaryFolder } from '../server/test-settings.ts';
import { signInInspectors } from './load/people.ts';
import { report } from './load/report.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 30);
const PEOPLE = 12;
/** A round's work, in milliseconds: from before the first answer to well into the work. */
const SHORTEST = 100;
const LONGEST = 2500;

const dataDir = temporaryFolder();
let host: HostProcess | undefined;
const start = (port = '0') => {
  host = startProcess({ DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent' });
  return host;
};

try {
  const { port, origin } = new URL(await start().ready);
  const people = await signInInspectors(origin, PEOPLE);
  const restarts: number[] = [];
  let lost = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = host!;
    let isUp = true;
    const lanes = people.map(async (person) => {
      while (isUp) await person.doSomething().catch(() => undefined);
    });
    await wait(SHORTEST + Math.random() * (LONGEST - SHORTEST));
    running.process.kill('SIGKILL');
    isUp = false;
    await Promise.all(lanes);
    await running.exited;
    const begun = performance.now();
    await start(port).ready;
    restarts.push(performance.now() - begun);
    const found = (await Promise.all(people.map((person) => person.losses()))).flat();
    for (const line of found) console.error(`round ${round + 1}: ${line}`);
    lost += found.length;
  }
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged, 0);
  report('crash_rounds', ROUNDS, 'kills', ROUNDS);
  report('crash_acknowledged', acknowledged, 'writes', acknowledged);
  report('crash_lost', lost, 'writes', 0);
  report('crash_restart_max', Math.max(...restarts), 'ms', 10_000);
  if (lost > 0) process.exitCode = 1;
} finally {
  host?.process.kill('SIGKILL');
  await host?.exited;
  rmSync(dataDir, { recursive: true, force: true });
}
