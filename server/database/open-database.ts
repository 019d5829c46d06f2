import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { ExclusivePgliteConnection } from './exclusive-connection.ts';

// Types' numbers in Postgres' catalogue.
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

// Moments as Supabase writes them, `2026-01-31T10:00:00+00:00`. Postgres' own text has a blank and a short
// offset (`+00`, the session runs in UTC), which not every browser can read.
const withT = (text: string) => text.replace(' ', 'T');

/** The database in a folder, or in memory without one; `snapshot` starts it from a dumped one. */
export async function openDatabase(options: {
  folder?: string;
  snapshot?: Blob;
}): Promise<ExclusivePgliteConnection> {
  const { folder, snapshot } = options;
  // Stands beside a folder while its database is being made: what was cut off then is made anew.
  const unfinished = folder ? `${folder}.unfinished` : null;
  if (folder && unfinished) {
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await writeFile(unfinished, '', { flush: true });
    await mkdir(folder, { recursive: true });
  }
  const connection = new ExclusivePgliteConnection({
    ...(folder ? { url: folder } : {}),
    pgliteOptions: {
      parsers: { [TIMESTAMP]: withT, [TIMESTAMPTZ]: (text) => `${withT(text)}:00` },
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    },
  });
  await connection.driver.waitReady;
  if (unfinished) await rm(unfinished, { force: true });
  return connection;
}
