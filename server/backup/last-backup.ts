import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../data-folder/write-whole.ts';

const schema = z.object({ at: z.coerce.date(), bytes: z.int().nonnegative() });

/** When a complete backup was last written, and its size. */
export type LastBackup = z.infer<typeof schema>;

const buildPath = (dataDir: string) => join(dataDir, 'backup', 'last-backup.json');

/** Records the last backup, for the host and the operator. */
export function writeLastBackup(dataDir: string, last: LastBackup): void {
  writeWhole(buildPath(dataDir), JSON.stringify(last));
}

export function readLastBackup(dataDir: string): LastBackup | null {
  try {
    return schema.parse(JSON.parse(readFileSync(buildPath(dataDir), 'utf8')));
  } catch {
    // None yet, or the file was edited.
    return null;
  }
}
