/** All people's data from an embedded host to PostgreSQL and a bucket, and back: nothing of it differs. */
import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresCluster,
  postgresCluster,
  postgresPrograms,
} from '../../testing/databases/postgres-engine.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { signIn } from '../../testing/people.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { openServerDatabase } from '../database/postgres/open-server-database.ts';
import { startHost } from '../start-host.ts';
import { exportData } from './export-data.ts';
import { exportFolder } from './export-folder.ts';
import {
  type Filled,
  embedded,
  fillData,
  newFolder,
  readEverything,
} from './filled-data.fixture.ts';
import { importData } from './import-data.ts';
import { MOVED } from './moved-tables.ts';
import type { Places } from './open-data.ts';

/** `MOVE=whole` has as much as an office may bring. */
const AMOUNT =
  process.env['MOVE'] === 'whole' ? { reports: 50, photos: 500 } : { reports: 4, photos: 20 };

/** Enough for a busy machine. */
const LONG_MS = 15 * 60_000;

const folders: string[] = [];
const newExport = () => {
  const folder = temporaryFolder();
  folders.push(folder);
  return join(folder, 'export');
};
const say = () => undefined;

let filled: Filled;
let first: string;
let before: Awaited<ReturnType<typeof readEverything>>;

beforeAll(async () => {
  filled = await fillData(AMOUNT);
  before = await readEverything(filled.places);
  first = newExport();
  await exportData({ places: filled.places, folder: first, say });
}, LONG_MS);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(postgresPrograms() === null)('data that is moved', () => {
  let cluster: PostgresCluster;
  let bucket: S3Server;

  beforeAll(async () => {
    [cluster, bucket] = await Promise.all([
      postgresCluster(postgresPrograms() ?? ''),
      startS3Server(),
    ]);
    const admin = await openServerDatabase(cluster.buildUrl('postgres'));
    await admin.driver.exec(`create role office login;
      create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
      grant anon, authenticated, service_role to office`);
    await admin.close();
  });
  afterAll(async () => {
    await Promise.all([cluster.stop(), bucket.close()]);
  });

  /** A new database whose user owns it and no more, and a new bucket. */
  async function newServer(name: string): Promise<Places> {
    await cluster.create(name);
    const admin = await openServerDatabase(cluster.buildUrl(name));
    await admin.driver.exec(`alter database ${name} owner to office`);
    await admin.close();
    return {
      dataDir: temporaryFolder(),
      databaseUrl: cluster.buildUrl(name).replace('postgres@', 'office@'),
      storagePlace: bucket.makePlace(),
    };
  }

  it('is of each table', () => {
    expect(MOVED.filter(({ name }) => before[name]?.length === 0)).toEqual([]);
  });

  it(
    'is the same on a server, and the same again on an embedded host',
    async () => {
      const server = await newServer('there');
      await importData({ places: server, folder: first });
      expect(await readEverything(server)).toEqual(before);

      // A server's hosts continue while it is exported.
      const host = await startHost(testSettings(server));
      const [ada] = filled.people;
      const { client, id } = await signIn(host.url, ada?.email);
      expect(id).toBe(ada?.id);
      const second = newExport();
      await exportData({ places: server, folder: second, say });
      const { data } = await client
        .from('observations')
        .select('photo')
        .limit(1)
        .single()
        .throwOnError();
      expect((await fetch(`${host.url}${new URL(data.photo).pathname}`)).status).toBe(200);
      await host.close();
      const there = await readEverything(server);

      const back = embedded(temporaryFolder());
      await importData({ places: back, folder: second });
      const returned = await readEverything(back);
      expect(returned).toEqual(there);
      // All that signing in there has changed.
      const changed = Object.keys(before).filter(
        (name) => before[name]?.join() !== there[name]?.join(),
      );
      expect(changed).toEqual(['auth.users', 'auth.audit_log_entries']);
    },
    LONG_MS,
  );

  it('is not brought into a project of Supabase', async () => {
    const places = await newServer('project');
    const admin = await openServerDatabase(cluster.buildUrl('project'));
    await admin.driver.exec(
      'create role supabase_auth_admin; create schema auth; create table auth.users (); alter table auth.users owner to supabase_auth_admin',
    );
    await admin.close();
    await expect(importData({ places, folder: first })).rejects.toThrow(/project of Supabase/);
  });
});

describe('the commands', () => {
  const run = (program: string, places: Places, ...words: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, program), ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: places.dataDir },
    });

  it(
    'say what was moved, left out and kept, table by table',
    async () => {
      const folder = newExport();
      const exported = await run('export-main.ts', filled.places, folder);
      expect(exported.stdout).toContain(`public.reports: ${AMOUNT.reports + 1}\n`);
      expect(exported.stdout).toMatch(
        /auth\.sessions: \d+ left out \(everybody signs in once more\)\n/,
      );
      expect(exported.stdout).toMatch(/\d+ rows and \d+ photo files .* are in /);
      const places = newFolder();
      const imported = await run('import-main.ts', places, folder);
      expect(imported.stdout).toContain(
        `public.reports: ${AMOUNT.reports + 1} moved, 0 there already\n`,
      );
      expect(imported.stdout).toMatch(/npm run operator, and start it\.\n$/);
      const again = await run('import-main.ts', places, folder);
      expect(again.stdout).toMatch(/was there already; nothing changed\.\n$/);
      expect(existsSync(exportFolder(folder).unfinished)).toBe(false);
    },
    LONG_MS,
  );

  it('say in one line what is wrong', async () => {
    const failed = await run('import-main.ts', newFolder()).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: 'Use: npm run import-data -- <folder>\n' });
  });
});
