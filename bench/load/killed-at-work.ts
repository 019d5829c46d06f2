import { setTimeout as wait } from 'node:timers/promises';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import { listLosses, signInInspectors } from './people.ts';

/** A round's work, in milliseconds: from before the first answer to well into the work. */
const SHORTEST = 100;
const LONGEST = 2500;

interface KillOptions {
  rounds: number;
  people: number;
  /** The host's settings, its data folder among them. */
  settings: Record<string, string>;
}

interface KillResult {
  /** Writes that were acknowledged and were not there afterwards, a line for each. */
  lost: string[];
  acknowledged: number;
  /** Milliseconds of every start after a kill. */
  restarts: number[];
}

/**
 * Kills a host at random moments of a mixed load, round after round on the same data, and looks each
 * time for what was acknowledged before.
 */
export async function killAtWork({
  rounds,
  people: count,
  settings,
}: KillOptions): Promise<KillResult> {
  let host: HostProcess | undefined;
  const start = (port = '0') => {
    host = startProcess({ ...settings, PORT: port, LOG_LEVEL: 'silent' });
    return host;
  };
  try {
    const { port, origin } = new URL(await start().ready);
    const people = await signInInspectors(origin, count);
    const result: KillResult = { lost: [], acknowledged: 0, restarts: [] };
    for (let round = 1; round <= rounds; round += 1) {
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
      result.restarts.push(performance.now() - begun);
      for (const line of await listLosses(people)) result.lost.push(`round ${round}: ${line}`);
    }
    result.acknowledged = people.reduce((sum, person) => sum + person.acknowledged, 0);
    return result;
  } finally {
    await host?.end();
  }
}
