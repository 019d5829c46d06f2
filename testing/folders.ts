import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable with the folder that all processes of a run of tests share. */
export const RUN_FOLDER = 'PLUMBLINE_TEST_RUN';

/** The folder of the run that this process belongs to; undefined for a script that runs by itself. */
export const runFolder = () => process.env[RUN_FOLDER];

/** A folder of its own for one test, removed by anyone who made it. The name holds what names may hold. */
export function temporaryFolder(name = 'plumbline höst '): string {
  return mkdtempSync(join(runFolder() ?? tmpdir(), name));
}
