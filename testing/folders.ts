import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for one test, removed by anyone who made it. The name holds what names may hold. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plumbline höst '));
}
