import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the run's prepared database lies, for every process of it. */
const MADE_DATABASE = 'PLUMBLINE_MADE_DATABASE';

/**
 * Makes one database for a whole run of tests, whose hosts start on copies of it: making one takes
 * longer than most tests. The result removes it.
 */
export function makeDatabaseOnce(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-made-'));
  const maker = join(import.meta.dirname, 'make-database.ts');
  execFileSync(process.execPath, [maker, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env[MADE_DATABASE] = join(folder, 'database');
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Puts a copy of the run's database where a host will look for its own; nothing where there is one. */
export function copyMadeDatabase(dataDir: string): void {
  const made = process.env[MADE_DATABASE];
  const database = join(dataDir, 'database');
  if (made && !existsSync(database)) cpSync(made, database, { recursive: true });
}
