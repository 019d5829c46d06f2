import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { readSetup } from '../hosts/setup.ts';
import { pgliteEngine } from './pglite-engine.ts';
import { postgres18Programs, postgresEngine, postgresPrograms } from './postgres-engine.ts';
import type { DatabaseEngine, TestDatabase } from './test-database.ts';

const programs = postgresPrograms();

const ALL = [
  { name: 'PGlite', start: pgliteEngine, isMissing: false },
  {
    name: programs ? 'PostgreSQL' : 'PostgreSQL (skipped: it is not installed on this machine)',
    start: () => postgresEngine(programs ?? ''),
    isMissing: !programs,
  },
];

/** Set, a run tries on the embedded host's database too what it has tried on PostgreSQL. */
export const ON_EVERY_ENGINE = Boolean(process.env['EVERY_ENGINE']);

/** Both, for what hangs on the engine: who may do what, and what is refused; only PostgreSQL in its setups. */
export const BOTH_ENGINES = readSetup() === 'embedded' ? ALL : ALL.slice(1);

/**
 * The databases that tests of the migrations run on. What is SQL alone answers alike on both, so a run takes
 * PostgreSQL, whose answers come in less than half the time, and the embedded host's where there is none; each night
 * takes both.
 */
export const ENGINES = ON_EVERY_ENGINE || !programs ? BOTH_ENGINES : ALL.slice(1);

const programsOf18 = postgres18Programs();

/** The version beside that of Debian, for what hangs on the version; with POSTGRES=18 it is every suite's. */
export const POSTGRES_18 = {
  name: programsOf18
    ? 'PostgreSQL 18'
    : 'PostgreSQL 18 (skipped: it cannot be run on this machine)',
  start: () => postgresEngine(programsOf18 ?? ''),
  isMissing: !programsOf18,
};

/** A database of its own, prepared again, for each test of the suite that calls this; the same object for all. */
export function freshDatabase(
  start: () => Promise<DatabaseEngine>,
  prepare: (db: TestDatabase) => Promise<void>,
): Omit<TestDatabase, 'close'> {
  let engine: DatabaseEngine;
  let db: TestDatabase;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    db = await engine.open();
    await prepare(db);
  });
  afterEach(() => db.close());
  return {
    admin: (sql, values) => db.admin(sql, values),
    as: (uid, sql, values) => db.as(uid, sql, values),
    storage: {
      admin: (sql, values) => db.storage.admin(sql, values),
      as: (uid, sql, values) => db.storage.as(uid, sql, values),
    },
  };
}
