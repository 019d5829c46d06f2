import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { writeWhole } from '../data-folder/write-whole.ts';

/** Beside the database and not in it: it is named for a host that runs, and belongs to that host alone. */
export const operatorsFile = (dataDir: string) => join(dataDir, 'operators.json');

const namedSchema = z.array(z.email());

/** Addresses of the people who were named to run this host, in small letters. Throws DataFolderFault. */
export function readOperators(dataDir: string): string[] {
  const file = operatorsFile(dataDir);
  if (!existsSync(file)) return [];
  try {
    return namedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new DataFolderFault(`${file} is damaged. Remove it and name the operators again.`);
  }
}

/** Replaces them all. A host that runs on the folder asks anew each time. */
export function writeOperators(dataDir: string, addresses: readonly string[]): void {
  writeWhole(operatorsFile(dataDir), JSON.stringify([...new Set(addresses)].sort(), null, 2));
}
