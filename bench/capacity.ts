/**
 * Measures the processor time of a request of the mixed load, at 1, 10, 50 and 200 clients who do not rest: the
 * embedded database, one host on PostgreSQL, two. On two cores that the clients use as well, the requests of a second
 * say little; the time of one thread for each says how many of them it can serve. Only on Linux can threads be told
 * apart. `npm run bench -- capacity`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PostgresCluster,
  postgresCluster,
  postgresPrograms,
} from '../testing/databases/postgres-engine.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { type HostProcess, startProcess } from '../testing/hosts/host-process.ts';
import type { Inspector } from './load/inspector.ts';
import { quantile } from './load/mixed-load.ts';
import { signInInspectors } from './load/people.ts';
import { childrensTime, threadTimes } from './load/processor-time.ts';
import { report } from './load/report.ts';

const CLIENTS = [1, 10, 50, 200];
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 10);
/** Requests to a host before counting begins: after a start its thread is busy with compiling. */
const WARMING_DEEDS = 1500;
const ONE_HOST_AT_LEAST = 2.5;
const TWO_HOSTS_AT_LEAST = 1.7;

interface Figures {
  deeds: number;
  errors: string[];
  medianMs: number;
  /** Processor time of a deed: of all hosts, of the database's server, and of the busiest thread of each host. */
  hostMs: number;
  serverMs: number;
  busiestMs: number[];
}

/** Deeds a second that the busiest threads could do, each with a core of its own. */
const estimateCapacity = ({ busiestMs }: Figures) => 1000 / Math.max(...busiestMs);

async function warm(clients: Inspector[]): Promise<void> {
  let begun = 0;
  await Promise.all(
    clients.slice(0, 20).map(async (client) => {
      while (++begun <= WARMING_DEEDS) await client.doSomething();
    }),
  );
}

async function measure(
  clients: Inspector[],
  hosts: HostProcess[],
  server: number,
): Promise<Figures> {
  const pids = hosts.map(({ process: { pid = 0 } }) => pid);
  const before = { threads: pids.map(threadTimes), server: server ? childrensTime(server) : 0 };
  const times: number[] = [];
  const errors: string[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const begun = performance.now();
        await client.doSomething().then(
          () => times.push(performance.now() - begun),
          (error: unknown) => errors.push(error instanceof Error ? error.message : String(error)),
        );
      }
    }),
  );
  const spent = pids.map((pid, index) =>
    [...threadTimes(pid)].map(([id, ms]) => ms - (before.threads[index]?.get(id) ?? 0)),
  );
  const deeds = times.length;
  return {
    deeds,
    errors,
    medianMs: quantile(times, 0.5),
    hostMs: spent.flat().reduce((sum, ms) => sum + ms, 0) / deeds,
    serverMs: server ? (childrensTime(server) - before.server) / deeds : 0,
    // By all deeds: a host of two does half of them.
    busiestMs: spent.map((threads) => Math.max(...threads) / deeds),
  };
}

async function measureRung(
  name: string,
  count: number,
  cluster: PostgresCluster | null,
): Promise<Figures[]> {
  const folders: string[] = [];
  const hosts = Array.from({ length: count }, () => {
    const dataDir = temporaryFolder();
    folders.push(dataDir);
    const database: Record<string, string> = cluster
      ? { DATABASE_URL: cluster.buildUrl(`rung_${count}`) }
      : {};
    return startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...database });
  });
  try {
    const urls = await Promise.all(hosts.map(({ ready }) => ready));
    const each = Math.ceil(Math.max(...CLIENTS) / count);
    const people = await Promise.all(urls.map((url) => signInInspectors(url, each)));
    await Promise.all(people.map(warm));
    const server = cluster ? readPostmasterId(cluster) : 0;
    const all: Figures[] = [];
    for (const clients of CLIENTS) {
      // Two hosts serve half each.
      const chosen = Array.from(
        { length: clients },
        (_, index) => people[index % count]?.[Math.floor(index / count)],
      ).filter((person) => person !== undefined);
      const figures = await measure(chosen, hosts, server);
      const line = `capacity_${name}_${clients}`;
      report(`${line}_deeds`, figures.deeds / SECONDS, 'deeds/s', 0);
      report(`${line}_median`, figures.medianMs, 'ms', 0);
      report(`${line}_host`, figures.hostMs, 'ms of processor', 0);
      report(`${line}_server`, figures.serverMs, 'ms of processor', 0);
      report(`${line}_busiest_thread`, Math.max(...figures.busiestMs), 'ms of processor', 0);
      report(`${line}_errors`, figures.errors.length, 'errors', 0);
      for (const error of new Set(figures.errors)) console.error(error);
      if (figures.errors.length > 0) process.exitCode = 1;
      all.push(figures);
    }
    return all;
  } finally {
    for (const host of hosts) await host.end('SIGTERM');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

function readPostmasterId({ folder }: PostgresCluster): number {
  const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
  return Number(pid);
}

const programs = postgresPrograms();
if (!programs) throw new Error('This needs PostgreSQL: apt-get install postgresql.');
const cluster = await postgresCluster(programs);
try {
  for (const count of [1, 2]) await cluster.create(`rung_${count}`);
  const embedded = await measureRung('embedded', 1, null);
  const one = await measureRung('one_host', 1, cluster);
  const two = await measureRung('two_hosts', 2, cluster);
  for (const [index, clients] of CLIENTS.entries()) {
    const [own, single, double] = [embedded, one, two].map((all) => estimateCapacity(all[index]!));
    report(`capacity_one_host_to_embedded_${clients}`, single! / own!, 'times', ONE_HOST_AT_LEAST);
    if (clients > 1)
      report(
        `capacity_two_hosts_to_one_${clients}`,
        double! / single!,
        'times',
        TWO_HOSTS_AT_LEAST,
      );
  }
} finally {
  await cluster.stop();
}
