import { resolve } from 'node:path';
import { BackupFault } from '../backup/backup-fault.ts';
import { runCommand } from '../backup/command.ts';
import { DatabaseError } from '../database/database-error.ts';
import { captureConsole } from '../log/capture-console.ts';
import { createLogger } from '../log/logger.ts';
import { environmentWithFile, readPlaces } from '../settings.ts';
import { StorageFailure } from '../storage/storage-failure.ts';
import type { Places } from './open-data.ts';

/** Runs a command with one folder as its argument, on the data that the host's settings name. */
export function runMove(
  use: string,
  move: (places: Places, folder: string) => Promise<string>,
): Promise<void> {
  // A library's output may hold text that people typed.
  captureConsole(createLogger('silent'));
  return runCommand(async ({ words: [name, ...others], workingFolder }) => {
    if (!name || name.startsWith('--') || others.length > 0) throw new BackupFault(`Use: ${use}`);
    const folder = resolve(workingFolder, name);
    return move(readPlaces(environmentWithFile()), folder).catch((error: unknown) => {
      throw explained(error, folder);
    });
  });
}

/** Prints a line at the terminal while the work continues. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function explained(error: unknown, folder: string): unknown {
  const again = 'Run the same command again: it goes on where it was.';
  if (error instanceof StorageFailure) {
    return new BackupFault(`${error.message} ${again}`, { cause: error });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof DatabaseError) {
    const reason = code === '42501' ? 'its user does not own the tables' : error.message;
    return new BackupFault(`The database did not do it: ${reason} (${code}). ${again}`, {
      cause: error,
    });
  }
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new BackupFault(
    `${folder} cannot be read or written (${code}). See to its rights and its disk. ${again}`,
    { cause: error },
  );
}
