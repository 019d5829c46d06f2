import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DataFolderFault, diskIsFull } from './data-folder-fault.ts';

/** Another host uses the data folder. The message is one line that names it. */
export class FolderInUse extends Error {}

/** SQLite's codes. */
const BUSY = 5;
const FULL = 13;

/**
 * Locks a folder for this process: two on one PGlite folder destroy it. The lock is the operating
 * system's, on an SQLite file: it ends with its process, however that ends, and cannot be taken
 * from a living one. Returns a function that releases the folder. Throws FolderInUse.
 */
export function lockFolder(path: string): () => void {
  const holder = join(path, 'holder.json');
  const file = join(path, 'lock');
  // Also checks that the folder is writable: SQLite can lock a read-only file.
  writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
    writeFileSync(holder, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), {
      mode: 0o600,
    });
  } catch (error) {
    database.close();
    throw explained(error, path);
  }
  return () => {
    database.close();
  };
}

function explained(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const cause = { cause: error };
  if (error.errcode === FULL) return diskIsFull(path, error);
  if (error.errcode === BUSY) {
    const holder = describeHolder(join(path, 'holder.json'));
    return new FolderInUse(`The data folder ${path} is in use by ${holder}.`, cause);
  }
  return new DataFolderFault(
    `${join(path, 'lock')} cannot be used as a lock. Make sure that no other Plumbline runs on this folder, remove the file, then start again.`,
    cause,
  );
}

function describeHolder(file: string): string {
  try {
    const { pid, since } = z
      .object({ pid: z.number(), since: z.string() })
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    return `process ${pid} since ${since}`;
  } catch {
    return 'another process';
  }
}
