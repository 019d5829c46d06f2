/** Faults while data is moved: nothing is lost or overwritten, and a sentence says what happened. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { signIn } from '../../testing/people.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { newestMigration } from '../database/migration-files.ts';
import { startHost } from '../start-host.ts';
import { exportData, exportFrom } from './export-data.ts';
import { type Manifest, type Photo, exportFolder } from './export-folder.ts';
import { type Filled, fillData, newFolder, readEverything } from './filled-data.fixture.ts';
import { importData } from './import-data.ts';
import { type Places, openSource } from './open-data.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const say = () => undefined;
const made: string[] = [];
const newPath = () => {
  const folder = temporaryFolder();
  made.push(folder);
  return join(folder, 'export');
};

let filled: Filled;
/** A whole export of it. */
let whole: string;
let photos: Photo[];
let before: Awaited<ReturnType<typeof readEverything>>;

beforeAll(async () => {
  filled = await fillData({ reports: 2, photos: 6 });
  before = await readEverything(filled.places);
  whole = newPath();
  await exportData({ places: filled.places, folder: whole, say });
  photos = readFileSync(exportFolder(whole).photoList, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Photo);
});
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the export, to be spoiled. */
function copied(): string {
  const folder = newPath();
  cpSync(whole, folder, { recursive: true });
  return folder;
}

/** A copy of the data that the export was made of. */
function copyOfData(): Places {
  const dataDir = newPath();
  cpSync(filled.places.dataDir, dataDir, { recursive: true });
  return { ...filled.places, dataDir };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(exportFolder(folder).manifest, 'utf8')) as Manifest;
const buildPhotoPath = (folder: string, { bucket, name }: Photo) =>
  join(exportFolder(folder).photos, bucket, name);

async function ask<Row>(places: Places, sql: string): Promise<Row[]> {
  const { connection, close } = await openSource(places);
  const [result] = await connection.driver.exec(sql);
  await close();
  return (result?.rows ?? []) as Row[];
}

describe('an import', () => {
  it('that is made twice changes nothing the second time, and says so', async () => {
    const places = newFolder();
    const first = await importData({ places, folder: whole });
    expect(first.photos.moved).toBe(photos.length);
    const second = await importData({ places, folder: whole });
    expect(second.tables.map(({ moved }) => moved).filter(Boolean)).toEqual([]);
    expect(second.tables.map(({ present }) => present)).toEqual(
      first.tables.map(({ moved }) => moved),
    );
    expect(second.photos).toMatchObject({ moved: 0, present: photos.length });
    expect(await readEverything(places)).toEqual(before);
  });

  it('leaves people who sign in as before, and numbers that go on', async () => {
    const places = newFolder();
    await importData({ places, folder: whole });
    const acts = await ask<{ id: number }>(
      places,
      `insert into private.administrator_acts (administrator, act) values ('a@example.com', 'invited') returning id`,
    );
    expect(acts[0]?.id).toBe(4);
    const host = await startHost(testSettings({ dataDir: places.dataDir }));
    const [ada] = filled.people;
    const { client, id } = await signIn(host.url, ada?.email);
    expect(id).toBe(ada?.id);
    const { data: rows } = await client.from('observations').select('photo').throwOnError();
    expect(rows).toHaveLength(2);
    for (const { photo } of rows) {
      const shown = await fetch(`${host.url}${new URL(photo).pathname}`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    // Triggers are at work again.
    const { id: report_id } = (await client.from('reports').select('id').single().throwOnError())
      .data;
    await client
      .from('observations')
      .update({ defect: 'Narrow' })
      .eq('report_id', report_id)
      .throwOnError();
    const versions = await client.from('versions').select('kept').throwOnError();
    expect(JSON.stringify(versions.data)).toContain('Wide crack');
    await host.close();
  });

  it.each([
    [
      'a row that says something else',
      `update public.sections set paragraph = 'Typed here' where report_id = (select min(report_id::text) from public.sections)::uuid`,
      /public\.sections \{"id".*the row there says something else/,
    ],
    [
      'an account of the same address',
      `delete from auth.users; insert into auth.users (id, email, is_sso_user) values (gen_random_uuid(), 'ada@example.com', false)`,
      /auth\.users \{"id".*another row has what only one may have/,
    ],
  ])('names %s, and changes nothing', async (_, change, sentence) => {
    const places = copyOfData();
    await ask(places, change);
    const there = await readEverything(places);
    await expect(importData({ places, folder: whole })).rejects.toThrow(sentence);
    expect(await readEverything(places)).toEqual(there);
  });

  const places = newFolder();
  it.each([
    [
      'a table that was changed',
      (folder: string) => writeFileSync(exportFolder(folder).table('public.reports'), '{}\n'),
      /public\.reports\.jsonl is missing or not as it was written/,
    ],
    [
      'a photo that was changed',
      (folder: string, photo: Photo) => {
        const bytes = readFileSync(buildPhotoPath(folder, photo));
        bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
        writeFileSync(buildPhotoPath(folder, photo), bytes);
      },
      /\.jpg: damaged in the export\nCopy these photos again/,
    ],
    [
      'a photo that is missing',
      (folder: string, photo: Photo) => rmSync(buildPhotoPath(folder, photo)),
      /\.jpg: the export lacks it/,
    ],
    [
      'an older version',
      (folder: string) => rewriteManifest(folder, { migration: '20261121000000' }),
      /older version .* Start this version once where/,
    ],
    [
      'a version from before the baseline',
      (folder: string) => rewriteManifest(folder, { migration: '20261210000200' }),
      /older version .* Start this version once where/,
    ],
    [
      'a newer version',
      (folder: string) => rewriteManifest(folder, { migration: '29991231000000' }),
      /another version .* Use the version here that made it/,
    ],
    [
      'other columns',
      (folder: string) => {
        const [first, ...others] = readManifest(folder).tables;
        if (first) rewriteManifest(folder, { tables: [{ ...first, columns: ['id'] }, ...others] });
      },
      /other columns of auth\.users/,
    ],
    ['no manifest', (folder: string) => rmSync(exportFolder(folder).manifest), /is no export/],
  ])('refuses %s', async (_, spoil, sentence) => {
    const folder = copied();
    const [photo] = photos;
    if (photo) spoil(folder, photo);
    await expect(importData({ places, folder })).rejects.toThrow(sentence);
  });

  it('has written no row of all that it refused', async () => {
    expect(await ask(places, 'select id from auth.users')).toEqual([]);
  });
});

function rewriteManifest(folder: string, changes: Partial<Manifest>): void {
  const manifest = { ...readManifest(folder), ...changes };
  writeFileSync(exportFolder(folder).manifest, JSON.stringify(manifest));
}

describe('what was cut off', () => {
  const bucket = openForSuite(startS3Server);

  /** The storage goes away after so many photos were read or written. */
  const failAfter = (count: number, method: string) => {
    let left = count;
    bucket.fail(({ method: asked, path }) =>
      asked === method && path.endsWith('.jpg') && (left -= 1) < 0
        ? { kind: 'refusal', status: 403, code: 'AccessDenied' }
        : null,
    );
  };
  const asked = (method: string) =>
    bucket.asked.filter((one) => one.method === method && one.path.endsWith('.jpg')).length;

  it('goes on where it was, in both directions', async () => {
    const places = { ...newFolder(), storagePlace: bucket.makePlace() };
    failAfter(3, 'PUT');
    await expect(importData({ places, folder: whole })).rejects.toThrow(/cannot be reached/);
    expect(await ask(places, 'select id from auth.users')).toEqual([]);
    bucket.fail(null);
    await importData({ places, folder: whole });
    expect(asked('PUT')).toBe(photos.length - 3);
    expect(await readEverything(places)).toEqual(before);

    const folder = newPath();
    failAfter(3, 'GET');
    await expect(exportData({ places, folder, say })).rejects.toThrow(/cannot be reached/);
    await expect(importData({ places: newFolder(), folder })).rejects.toThrow(/not finished/);
    bucket.fail(null);
    await exportData({ places, folder, say });
    expect(asked('GET')).toBe(photos.length - 3);
    expect({ ...readManifest(folder), madeAt: '' }).toEqual({ ...readManifest(whole), madeAt: '' });
  });
});

describe('an export', () => {
  it('is refused while a host has the data, and where it would mix with something else', async () => {
    const { places } = filled;
    const host = await startHost(testSettings({ dataDir: places.dataDir }));
    await expect(exportData({ places, folder: newPath(), say })).rejects.toThrow(
      /is in use by .* Stop Plumbline first/,
    );
    await host.close();
    await expect(exportData({ places, folder: whole, say })).rejects.toThrow(
      /whole export already/,
    );
    const other = newPath();
    mkdirSync(join(other, 'letters'), { recursive: true });
    await expect(exportData({ places, folder: other, say })).rejects.toThrow(/is not empty/);
    const nothing = { ...places, dataDir: temporaryFolder() };
    await expect(exportData({ places: nothing, folder: other, say })).rejects.toThrow(/no data in/);
  });

  it('is refused of a database of another version', async () => {
    const places = copyOfData();
    await ask(
      places,
      `delete from supabase_migrations.schema_migrations where version = '${newestMigration()}'`,
    );
    await expect(exportData({ places, folder: newPath(), say })).rejects.toThrow(
      /not of this version/,
    );
  });

  it('names a photo that has no file, and moves the rest', async () => {
    const places = copyOfData();
    const name = photos[0]?.name ?? '';
    rmSync(join(places.dataDir, 'photos/inspection_photos', name));
    const folder = newPath();
    expect((await exportData({ places, folder, say })).missing).toEqual([name]);
    const moved = await importData({ places: newFolder(), folder });
    expect(moved.photos).toMatchObject({ moved: photos.length - 1, missing: 1 });
  });

  it('is refused where no photo is found, as with a setting forgotten', async () => {
    const places = copyOfData();
    rmSync(join(places.dataDir, 'photos'), { recursive: true });
    await expect(exportData({ places, folder: newPath(), say })).rejects.toThrow(
      /None of \d+ photos is where DATA_DIR or STORAGE_URL says/,
    );
  });

  it('takes the rows again where somebody deletes a photo meanwhile', async () => {
    const places = copyOfData();
    const source = await openSource(places);
    // No original has its name.
    const name = photos.find((photo) => photo.name.endsWith('.small.jpg'))?.name ?? '';
    const { objects, connection } = source;
    const stat: typeof objects.stat = async (bucket, key) => {
      if (key === name) {
        await connection.driver.query('delete from storage.objects where name = $1', [name]);
        await objects.delete(bucket, key);
      }
      return objects.stat(bucket, key);
    };
    const folder = newPath();
    const exported = await exportFrom({ ...source, objects: { ...objects, stat } }, folder, say);
    await source.close();
    expect(exported.photos).toMatchObject({ files: photos.length - 1, missing: 0 });
    expect(readFileSync(exportFolder(folder).photoList, 'utf8')).not.toContain(name);
  });
});
