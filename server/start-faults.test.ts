import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataFolderFault } from './data-folder/data-folder-fault.ts';
import { newestMigration } from './database/migration-files.ts';
import { REPLACED_VERSIONS } from './database/replaced-versions.ts';
import { openDatabase } from './database/open-database.ts';
import { openStoredDatabase } from './database/open-stored-database.ts';
import { startHost } from './start-host.ts';
import { smallDisk } from '../testing/disks.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { testSettings } from '../testing/hosts/host-settings.ts';

const HISTORY = 'supabase_migrations.schema_migrations';
let made: string;
let folder: string;
let database: string;

beforeAll(async () => {
  made = temporaryFolder();
  const host = await startHost(testSettings({ dataDir: made }));
  await host.close();
});
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(made, folder, { recursive: true });
  database = join(folder, 'database');
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => rmSync(made, { recursive: true }));

/** With what is in the folder and nothing else. */
const settingsFor = (dataDir: string) => ({ ...testSettings({ dataDir: made }), dataDir });

/** The one line that a start on this folder ends with. */
async function readStartFault(dataDir: string): Promise<string> {
  const fault: unknown = await startHost(settingsFor(dataDir)).then(
    (host) => host.close(),
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(DataFolderFault);
  expect((fault as Error).message).toMatch(/^[^\n]{40,500}\.$/);
  return (fault as Error).message;
}

async function changed(statement: string): Promise<void> {
  const connection = await openDatabase({ folder: database });
  await connection.driver.exec(statement);
  await connection.close();
}

const listed = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(path, name)).size}`)
    .sort();

describe('a start ends in one line', () => {
  it('for a database that is damaged, and changes nothing in it @start-faults-1', async () => {
    const words = /cannot be opened; it may be damaged.*bring a backup back/;
    rmSync(join(database, 'PG_VERSION'));
    const before = listed(database);
    expect(await readStartFault(folder)).toMatch(words);
    expect(listed(database)).toEqual(before);
    truncateSync(join(database, 'global/pg_control'), 100);
    expect(await readStartFault(folder)).toMatch(words);
  });

  it('for photos without a database, which a sweep would remove', async () => {
    rmSync(database, { recursive: true });
    mkdirSync(join(folder, 'photos/inspection_photos'), { recursive: true });
    expect(await readStartFault(folder)).toMatch(
      /There are photos, but no database.*npm run restore/,
    );
  });

  it('for a database that a newer program migrated', async () => {
    await changed(`insert into ${HISTORY} (version, name) values ('29990101000000', 'later')`);
    expect(await readStartFault(folder)).toMatch(
      /newer version of Plumbline \(migration 29990101000000/,
    );
  });

  it('for a folder that a newer program migrated, before the database is opened @start-faults-2', async () => {
    const file = join(folder, 'version.json');
    const version = JSON.parse(readFileSync(file, 'utf8')) as object;
    expect(version).toMatchObject({ migration: newestMigration() });
    writeFileSync(file, JSON.stringify({ ...version, migration: '29990101000000' }));
    const before = listed(database);
    const opened = vi.fn(openStoredDatabase);
    await expect(startHost(settingsFor(folder), { openDatabase: opened })).rejects.toThrow(
      /newer version of Plumbline/,
    );
    expect(opened).not.toHaveBeenCalled();
    expect(listed(database)).toEqual(before);
  });

  it('that failed leaves the folder to the version that it was of @start-faults-3', async () => {
    const file = join(folder, 'version.json');
    writeFileSync(
      file,
      JSON.stringify({ format: 1, program: '0.0.1', migration: '20261121000000' }),
    );
    await changed(`delete from ${HISTORY} where version = (select min(version) from ${HISTORY})`);
    await readStartFault(folder);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 1,
      migration: '20261121000000',
    });
  });

  it('takes no folder from before the baseline for a newer one’s, whose date is later', async () => {
    const file = join(folder, 'version.json');
    const lastBefore = REPLACED_VERSIONS.at(-1);
    writeFileSync(file, JSON.stringify({ format: 1, program: '0.0.1', migration: lastBefore }));
    await (await startHost(settingsFor(folder))).close();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 2,
      migration: newestMigration(),
    });
  });

  it('for a migration that fails, which it names', async () => {
    await changed(`delete from ${HISTORY} where version = (select min(version) from ${HISTORY})`);
    expect(await readStartFault(folder)).toMatch(
      /migration \d{14}_\w+ failed \(42P0\d\)\. It is as it was/,
    );
  });

  it('for a disk that is full, and works once there is room', async ({ skip }) => {
    const disk = smallDisk(24);
    if (!disk) return skip('no disk can be mounted by this user');
    try {
      const dataDir = join(disk.path, 'data');
      expect(await readStartFault(dataDir)).toMatch(/is full.*Free some space, then start again/);
      disk.resize(200);
      const host = await startHost(settingsFor(dataDir));
      expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
      expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
      await host.close();
    } finally {
      disk.remove();
    }
  });
});
