import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { linkOrCopy } from '../../server/build/link-or-copy.ts';
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
  if (made) copyDatabase(join(made, 'database'), database);
}

/** Databases that every cluster has for making others; nothing writes to them, and they are most of its files. */
const TEMPLATES = ['1', '4'];

/** A copy to write in. Creating a file takes most of copying it, so it shares the templates' by links where it can. */
export function copyDatabase(from: string, to: string): void {
  const templates = TEMPLATES.map((name) => join('base', name));
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !templates.some((template) => path === join(from, template)),
  });
  for (const template of templates) {
    mkdirSync(join(to, template));
    for (const file of readdirSync(join(from, template))) {
      linkOrCopy(join(from, template, file), join(to, template, file));
    }
  }
}
