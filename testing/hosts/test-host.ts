import { rmSync } from 'node:fs';
import type { HostSettings } from '../../server/settings.ts';
import { type Host, startHost } from '../../server/start-host.ts';
import { databaseParts } from '../databases/attacked-database.ts';
import { temporaryFolder } from '../folders.ts';
import { type SharedParts, openSharedParts } from './behind-front.ts';
import { testSettings } from './host-settings.ts';
import { readSetup } from './setup.ts';

type Changes = Partial<Omit<HostSettings, 'dataDir'>>;

/**
 * Starts a host in this process, on data of its own that go when it closes: one of this run's setup, or on the embedded
 * database with `parts` of its own.
 */
export async function startTestHost(
  changes: Changes = {},
  parts?: Parameters<typeof startHost>[1],
): Promise<Host> {
  const setup = readSetup();
  if (parts || setup === 'embedded') return startOne(changes, parts ?? databaseParts());
  const shared = await openSharedParts(setup);
  return startBehindFront(shared, changes);
}

async function startOne(
  changes: Partial<HostSettings>,
  parts?: Parameters<typeof startHost>[1],
): Promise<Host> {
  const dataDir = temporaryFolder();
  const host = await startHost(testSettings({ ...changes, dataDir }), parts);
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Several hosts of this process that share what there is to share; all but their address is the first one's. */
export async function startBehindFront(shared: SharedParts, changes: Changes): Promise<Host> {
  const { url, databaseUrl, storagePlace } = shared;
  const settings = { publicUrl: url, ...changes, databaseUrl, storagePlace };
  const hosts = await Promise.all(Array.from({ length: shared.count }, () => startOne(settings)));
  const [first] = hosts;
  if (!first) throw new Error('No host was started');
  const allowance = changes.allowance ?? testSettings({ dataDir: '', databaseUrl }).allowance;
  await shared.serve(
    hosts.map(({ localUrl }) => localUrl),
    {
      AI_DAILY_ANALYSES: String(allowance.analyses),
      AI_DAILY_GENERATIONS: String(allowance.generations),
    },
  );
  return {
    ...first,
    url,
    async close() {
      await Promise.all(hosts.map((host) => host.close()));
      await shared.close();
    },
  };
}
