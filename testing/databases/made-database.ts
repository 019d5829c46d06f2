import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillOnce, withoutRun } from '../run-folder.ts';

/**
 * Puts a database where a host will look for its own; nothing where there is one. It is a copy of one that is
 * made once in a run, by whichever process asks first: making one takes longer than most tests.
 */
export function copyMadeDatabase(dataDir: string): void {
  const database = join(dataDir, 'database');
  if (existsSync(database)) return;
  const made = fillOnce('made', (folder) => {
    const maker = join(import.meta.dirname, 'make-database.ts');
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    execFileSync(process.execPath, [maker, folder], { env: withoutRun(), stdio: [...stdio] });
  });
  if (made) cpSync(join(made, 'database'), database, { recursive: true });
}
