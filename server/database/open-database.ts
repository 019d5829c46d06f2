import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { EngineConnection, type EngineOptions } from './engine-connection.ts';

/** The database in a folder, or in memory without one; `snapshot` starts it from a dumped one. */
export async function openDatabase(options: EngineOptions): Promise<EngineConnection> {
  const { folder } = options;
  // Stands beside a folder while its database is being made: what was cut off then is made anew.
  const unfinished = folder ? `${folder}.unfinished` : null;
  if (folder && unfinished) {
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await writeFile(unfinished, '', { flush: true });
    await mkdir(folder, { recursive: true });
  }
  const connection = new EngineConnection(options);
  await connection.driver.waitReady;
  if (unfinished) await rm(unfinished, { force: true });
  return connection;
}
