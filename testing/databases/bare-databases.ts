import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostConnection } from '../../server/database/host-connection.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openServerDatabase } from '../../server/database/postgres/open-server-database.ts';
import { ON_EVERY_ENGINE } from './engines.ts';
import { clusterUrl, connectTo, postgresCluster, postgresPrograms } from './postgres-engine.ts';

const HISTORY = `create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`;

const readText = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Makes databases as a project has them before its first migration. */
export interface BareEngine {
  open(): Promise<HostConnection>;
  /** The database's address for another program; absent where one program has it alone. */
  findUrl?(connection: HostConnection): string;
  stop(): Promise<void>;
}

/** The embedded host's database, in memory. */
async function barePglite(): Promise<BareEngine> {
  return {
    async open() {
      const connection = await openDatabase({});
      await connection.driver.exec(`${readText('plain-postgres.sql')}; ${HISTORY}`);
      return connection;
    },
    stop: () => Promise.resolve(),
  };
}

/** A real PostgreSQL, whose migrations are run by a role that owns as little as Supabase's does. */
async function barePostgres(programs: string): Promise<BareEngine> {
  const cluster = await postgresCluster(programs);
  await cluster.create('bare');
  const bare = connectTo(cluster.folder, 'bare');
  for (const file of ['plain-postgres.sql', 'supabase-ownership.sql']) {
    await bare.query(readText(file));
  }
  await bare.query(HISTORY);
  await bare.query('alter schema supabase_migrations owner to project_owner');
  await bare.query('alter table supabase_migrations.schema_migrations owner to project_owner');
  await bare.end();
  const server = connectTo(cluster.folder, 'postgres');
  const urls = new Map<HostConnection, string>();
  return {
    async open() {
      const name = `copy_${urls.size}`;
      await cluster.create(name, 'bare');
      await server.query(`grant all on database ${name} to project_owner`);
      const url = clusterUrl(cluster.folder, name, 'project_owner');
      const connection = await openServerDatabase(url);
      urls.set(connection, url);
      return connection;
    },
    findUrl: (connection) => urls.get(connection) ?? '',
    async stop() {
      await server.end();
      await cluster.stop();
    },
  };
}

const programs = postgresPrograms();

/** The databases that migrations are run on, before any has run. */
export const BARE_ENGINES = [
  { name: 'PGlite', start: barePglite, isMissing: false },
  {
    name: programs ? 'PostgreSQL' : 'PostgreSQL (skipped: it is not installed on this machine)',
    start: () => barePostgres(programs ?? ''),
    isMissing: !programs,
  },
];

/** False for a database on which a run tries only the main cases: each night tries them all on both (`engines.ts`). */
export const isTriedWhole = (name: string) =>
  ON_EVERY_ENGINE || name === BARE_ENGINES.findLast(({ isMissing }) => !isMissing)?.name;
