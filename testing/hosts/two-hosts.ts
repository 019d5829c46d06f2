import { rmSync } from 'node:fs';
import type { HostSettings } from '../../server/settings.ts';
import { type Host, startHost } from '../../server/start-host.ts';
import {
  type PostgresCluster,
  connectTo,
  postgresCluster,
  postgresPrograms,
  readLastRows,
} from '../databases/postgres-engine.ts';
import { temporaryFolder } from '../folders.ts';
import { testSettings } from './host-settings.ts';

/** True when this machine has a PostgreSQL for several hosts to share. */
export const canShareDatabase = postgresPrograms() !== null;

/** Hosts of this process that share a database, each with a data folder of its own. */
export interface SharingHosts {
  cluster: PostgresCluster;
  start(changes?: Partial<HostSettings>): Promise<Host>;
  /** Asks the database past all hosts. */
  ask(script: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A new database that no host has prepared yet. */
export async function shareDatabase(): Promise<SharingHosts> {
  const cluster = await postgresCluster(postgresPrograms() ?? '');
  await cluster.create('shared');
  const databaseUrl = cluster.buildUrl('shared');
  const admin = connectTo(cluster.folder, 'shared');
  const closing: (() => Promise<void>)[] = [];
  return {
    cluster,
    ask: async (script) => readLastRows(await admin.query(script)),
    async start(changes = {}) {
      const dataDir = temporaryFolder();
      const host = await startHost(testSettings({ dataDir, databaseUrl, ...changes }));
      let closed: Promise<void> | undefined;
      const close = () =>
        (closed ??= host.close().then(() => rmSync(dataDir, { recursive: true, force: true })));
      closing.push(close);
      return { ...host, close };
    },
    async close() {
      await Promise.all(closing.map((end) => end()));
      await admin.end();
      await cluster.stop();
    },
  };
}
