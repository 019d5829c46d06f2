import { pgliteEngine } from './pglite-engine.ts';
import { postgresEngine, postgresPrograms } from './postgres-engine.ts';

const programs = postgresPrograms();

/** What the migrations have to hold on: the embedded host's database, and a real PostgreSQL. */
export const ENGINES = [
  { name: 'PGlite', start: pgliteEngine, isMissing: false },
  {
    name: programs ? 'PostgreSQL' : 'PostgreSQL (skipped: it is not installed on this machine)',
    start: () => postgresEngine(programs ?? ''),
    isMissing: !programs,
  },
];
