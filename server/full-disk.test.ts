import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { copyMadeDatabase } from '../testing/databases/made-database.ts';
import { type SmallDisk, smallDisk } from '../testing/disks.ts';
import { openDatabase } from './database/open-database.ts';
import { type Person, signIn } from '../testing/people.ts';
import { type HostProcess, startProcess } from '../testing/hosts/host-process.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { seedReport } from '../testing/reports.ts';

const BUCKET = 'inspection_photos';
/** A new database takes 40 MB; what is left are photos, rows and Postgres' journal. */
const DISK_MB = 120;
/** Pages and journal that exist already take some more rows after the last free byte. */
const ROWS_UNTIL_FULL = 4000;
const LIMIT_MS = 240_000;
const photo = new Uint8Array(sitePhotoJpeg({ kind: 'damp', width: 320, height: 240, seed: 5 }));
const app = temporaryFolder();
const disks: SmallDisk[] = [];
let host: HostProcess | undefined;

afterAll(async () => {
  await host?.end();
  for (const disk of disks) disk.remove();
  rmSync(app, { recursive: true });
});

async function start(dataDir: string, port: string): Promise<string> {
  writeFileSync(join(app, 'index.html'), '');
  host = startProcess({ DATA_DIR: dataDir, APP_DIR: app, PORT: port, LOG_LEVEL: 'error' });
  return host.ready;
}

/** Uploads a photo and adds its row, as the product does; the error if one came. */
async function add(person: Person, report_id: string, name: string, stored: string[]) {
  const bucket = person.client.storage.from(BUCKET);
  const path = `${person.id}/${report_id}/${name}.jpg`;
  const upload = await bucket.upload(path, new Blob([photo], { type: 'image/jpeg' }));
  if (upload.error) return upload.error;
  const url = bucket.getPublicUrl(path).data.publicUrl;
  const row = { report_id, user_id: person.id, photo: url };
  const { error } = await person.client.from('observations').insert(row);
  if (!error) stored.push(url);
  return error;
}

it(
  'loses nothing acknowledged on a full disk, says so, and goes on once there is room @full-disk-1',
  async ({ skip }) => {
    const disk = smallDisk(DISK_MB);
    if (!disk) return skip('no disk can be mounted by this user');
    disks.push(disk);
    const dataDir = join(disk.path, 'data');
    mkdirSync(dataDir);
    copyMadeDatabase(dataDir);
    const url = await start(dataDir, '0');
    const person = await signIn(url, 'full@example.com');
    const report = await seedReport(person, 'Tower');
    const stored: string[] = [];
    expect(await add(person, report, 'before', stored)).toBe(null);

    const health = async () => {
      const answer = await fetch(`${url}/healthz`);
      return [answer.status, await answer.json()];
    };
    expect(await health()).toEqual([200, { ok: true }]);
    disk.fill();
    expect(await health()).toEqual([503, { ok: false, reason: 'disk' }]);
    const refused = await add(person, report, 'refused', stored);
    expect(refused?.message).toMatch(/storage is full.*Free some space/);
    const rows: string[] = [];
    let failure: { message: string } | null = null;
    for (let index = 0; !failure && index < ROWS_UNTIL_FULL; index += 1) {
      const id = crypto.randomUUID();
      const row = {
        id,
        report_id: report,
        user_id: person.id,
        photo: '',
        defect: 'x'.repeat(4000),
      };
      ({ error: failure } = await person.client.from('observations').insert(row));
      if (!failure) rows.push(id);
    }
    expect(failure?.message).toMatch(/disk of the server is full/);
    expect((await fetch(`${url}/`)).status).toBe(200);

    disk.free();
    await expect.poll(() => add(person, report, 'after', stored)).toBe(null);
    expect(await health()).toEqual([200, { ok: true }]);
    await host?.end();
    await start(dataDir, new URL(url).port);

    const { data: found } = await person.client
      .from('observations')
      .select('id, photo')
      .eq('report_id', report)
      .limit(1000)
      .throwOnError();
    const ids = new Set(found.map(({ id }) => id));
    expect(rows.filter((id) => !ids.has(id))).toEqual([]);
    const photos = new Set(found.map(({ photo }) => photo));
    for (const one of stored) {
      expect(photos).toContain(one);
      const bytes = new Uint8Array(await (await fetch(one)).arrayBuffer());
      expect(Buffer.compare(bytes, photo), one).toBe(0);
    }
  },
  LIMIT_MS,
);

it('goes on by itself after the journal of the database found no room', async ({ skip }) => {
  const disk = smallDisk(DISK_MB);
  if (!disk) return skip('no disk can be mounted by this user');
  disks.push(disk);
  copyMadeDatabase(disk.path);
  const connection = await openDatabase({ folder: join(disk.path, 'database') });
  const { driver } = connection;
  // The first row makes a page, which has room for the others.
  await driver.exec('create table note (line int); insert into note values (0); checkpoint');
  disk.fill();
  // Postgres ends at once when it cannot write its journal, which rows alone reach late.
  const megabyte = `select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`;
  let lines = 1;
  const filling = async () => {
    for (; ; lines += 1) await driver.exec(`insert into note values (${lines}); ${megabyte}`);
  };
  await expect(filling()).rejects.toMatchObject({ code: '57P02' });
  await expect(driver.query('select 1')).rejects.toMatchObject({ code: '57P03' });

  disk.free();
  const count = async () => (await driver.query('select line from note')).rows.length;
  await expect.poll(() => count().catch(() => null)).toBe(lines);
  await driver.exec('insert into note values (-1)');
  expect(lines).toBeGreaterThan(1);
  await connection.close();
});
