import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../../testing/hosts/host-process.ts';
import { shareDatabase } from '../../testing/hosts/two-hosts.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import type { Deed } from './inspector.ts';
import { listLosses, signInInspectors } from './people.ts';

const WAYS = ['fast', 'immediate', 'killed'] as const;
/** Every second one writes, the others upload. */
const DEEDS: Deed[][] = [['add', 'edit', 'edit', 'rows'], ['upload']];

interface RestartedDatabase {
  /** Writes that were acknowledged, and those that were refused while the database was away. */
  acknowledged: number;
  refused: number;
  /** Requests by the status of their answers, as the host counts them. */
  statuses: Record<string, number>;
  /** True when the host ended by itself. */
  hasEnded: boolean;
  /** Acknowledged words and photos that were not there afterwards, a line for each. */
  lost: string[];
}

/** Restarts the PostgreSQL of a host in three ways in turn, again and again, while so many people write and upload. */
export async function restartDatabase(options: {
  restarts: number;
  people: number;
}): Promise<RestartedDatabase> {
  const shared = await shareDatabase();
  const folder = temporaryFolder();
  const host = startProcess({
    DATABASE_URL: shared.cluster.buildUrl('shared'),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    AI_PROVIDER: 'builtin',
  });
  try {
    const people = await signInInspectors(await host.ready, options.people);
    let isOver = false;
    let refused = 0;
    const lanes = people.map(async (person, index) => {
      const deeds = DEEDS[index % DEEDS.length] ?? [];
      for (let count = 0; !isOver; count += 1)
        await person.do(deeds[count % deeds.length] ?? 'add').catch(() => (refused += 1));
    });
    for (let count = 0; count < options.restarts; count += 1) {
      await wait(500 + Math.random() * 1000);
      await shared.cluster.end(WAYS[count % WAYS.length] ?? 'fast');
      await wait(Math.random() * 500);
      await shared.cluster.begin();
    }
    await wait(1000);
    isOver = true;
    await Promise.all(lanes);
    const hasEnded = host.process.exitCode !== null || host.process.signalCode !== null;
    return {
      acknowledged: people.reduce((sum, person) => sum + person.acknowledged, 0),
      refused,
      statuses: countStatuses(host.output()),
      hasEnded,
      lost: hasEnded ? ['everything: the host has ended'] : await listLosses(people),
    };
  } finally {
    await host.end();
    await shared.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function countStatuses(log: string): Record<string, number> {
  const statuses: Record<string, number> = {};
  for (const [, status = ''] of log.matchAll(/"status":(\d+)/g))
    statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}
