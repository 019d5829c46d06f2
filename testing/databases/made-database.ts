import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeRunFolder, runFolder } from '../run-folder.ts';

const PLACE = 'made';

/**
 * Makes one database for a whole run of tests, whose hosts start on copies of it: making one takes
 * longer than most tests. The result removes it.
 */
export function makeDatabaseOnce(): () => void {
  const remove = makeRunFolder();
  const maker = join(import.meta.dirname, 'make-database.ts');
  const folder = join(runFolder() ?? '', PLACE);
  execFileSync(process.execPath, [maker, folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return remove;
}

/** Puts a copy of the run's database where a host will look for its own; nothing where there is one. */
export function copyMadeDatabase(dataDir: string): void {
  const made = join(runFolder() ?? '', PLACE, 'database');
  const database = join(dataDir, 'database');
  if (runFolder() && existsSync(made) && !existsSync(database))
    cpSync(made, database, { recursive: true });
}
