import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../folders.ts';
import { withoutRun } from '../run-folder.ts';
import {
  type PostgresCluster,
  clusterUrl,
  connectTo,
  postgresPrograms,
  preparedCluster,
} from './postgres-engine.ts';

/** A database of a PostgreSQL server of its own, as README has an office make it for its hosts. */
export interface ServerDatabase {
  /** For hosts, whose user owns it and is no superuser. */
  url: string;
  /** For anyone who needs every right. */
  adminUrl: string;
  stop(): Promise<void>;
}

const NAME = 'office';
const OWNER = 'plumbline';

/** One that a host has prepared; that is done once in a run. Rejects where no PostgreSQL is installed. */
export async function serverDatabase(): Promise<ServerDatabase> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('This needs PostgreSQL, which is not installed on this machine.');
  const cluster = await preparedCluster(programs, 'server-database', prepare);
  return {
    url: clusterUrl(cluster.folder, NAME, OWNER),
    adminUrl: clusterUrl(cluster.folder, NAME),
    stop: () => cluster.stop(),
  };
}

async function prepare({ folder }: PostgresCluster): Promise<void> {
  const server = connectTo(folder, 'postgres');
  for (const statement of [
    `create role ${OWNER} login`,
    `create database ${NAME} owner ${OWNER}`,
    'create role anon nologin',
    'create role authenticated nologin',
    'create role service_role nologin bypassrls',
    `grant anon, authenticated, service_role to ${OWNER}`,
  ]) {
    await server.query(statement);
  }
  await server.end();
  const dataDir = temporaryFolder();
  const maker = join(import.meta.dirname, 'make-database.ts');
  execFileSync(process.execPath, [maker, dataDir, clusterUrl(folder, NAME, OWNER)], {
    env: withoutRun(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(dataDir, { recursive: true, force: true });
}
