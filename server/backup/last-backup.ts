import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../data-folder/write-whole.ts';

const schema = z.object({ at: z.coerce.date(), bytes: z.int().nonnegative() });

/** When a whole backup was last written somewhere, and its size. */
export type LastBackup = z.infer<typeof schema>;

const buildPath = (dataDir: string) => join(dataDir, 'backup', 'last-backup.json');

/** Writes the last backup's outcome for the host and for a person. */
export function writeLastBackup(dataDir: string, last: LastBackup): void {
  writeWhole(buildPath(dataDir), JSON.stringify(last));
}

/** Null where none is known. */
export function readLastBackup(dataDir: string): LastBackup | null {
  try {
    return schema.parse(JSON.parse(readFileSync(buildPath(dataDir), 'utf8')));
  } catch {
    // None yet, or a file that somebody has changed.
    return null;
  }
}
