import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import { openDataFolder } from '../data-folder/open-data-folder.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { seedReport } from '../../testing/reports.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

// Programs are started here, which takes long on a machine that has other work.
vi.setConfig({ testTimeout: 240_000 });

const BUCKET = 'inspection_photos';
const photo = new Uint8Array(sitePhotoJpeg({ kind: 'damp', width: 320, height: 240, seed: 7 }));
const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const archive = join(folder, 'office.tar');
let host: HostProcess | undefined;
let port = '0';

async function start(on: string): Promise<string> {
  host = startProcess({ DATA_DIR: on, APP_DIR: folder, PORT: port, LOG_LEVEL: 'error' });
  const url = await host.ready;
  ({ port } = new URL(url));
  return url;
}

async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  await host?.end(signal);
  host = undefined;
}

/** As `npm run backup` and `npm run restore` do: its exit code and all that it says. */
async function command(name: string, on: string, ...given: string[]) {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(PROJECT_FOLDER, `server/backup/${name}-main.ts`), ...given],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], DATA_DIR: on },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

/** Uploads photos and adds their rows, one after the other, until it is stopped. */
async function work(
  person: Person,
  report_id: string,
  lane: string,
  stored: string[],
  isOver: () => boolean,
) {
  const bucket = person.client.storage.from(BUCKET);
  for (let index = 0; !isOver(); index += 1) {
    const path = `${person.id}/${report_id}/${lane}_${index}.jpg`;
    await bucket.upload(path, new Blob([photo], { type: 'image/jpeg' }));
    const url = bucket.getPublicUrl(path).data.publicUrl;
    const row = { report_id, user_id: person.id, photo: url };
    await person.client.from('observations').insert(row).throwOnError();
    stored.push(url);
  }
}

async function readPhotos(person: Person): Promise<string[]> {
  const { data } = await person.client
    .from('observations')
    .select('photo')
    .limit(1000)
    .throwOnError();
  return data.map(({ photo }) => photo);
}

beforeAll(() => {
  writeFileSync(join(folder, 'index.html'), '');
  mkdirSync(dataDir);
  copyMadeDatabase(dataDir);
  openDataFolder(dataDir).release();
  // As an earlier program left it.
  rmSync(join(dataDir, 'version.json'));
});
afterEach(() => stop('SIGKILL'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a backup of a host at work', () => {
  it('brings back every row of that moment with its photo, and the sessions', async () => {
    const url = await start(dataDir);
    const person = await signIn(url, 'backup@example.com');
    const report = await seedReport(person, 'Bridge');
    const stored: string[] = [];
    let isOver = false;
    const lanes = ['a', 'b', 'c'].map((lane) => work(person, report, lane, stored, () => isOver));
    while (stored.length < 20) await wait(20);
    const before = [...stored];
    const { code, said } = await command('backup', dataDir, 'office.tar');
    isOver = true;
    await Promise.all(lanes);
    expect(said).toMatch(/^The backup is .*office\.tar \(\d+\.\d MB\)\. .*secrets too.*\n$/);
    expect(code).toBe(0);
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(
      readdirSync(join(dataDir, 'backup')).filter(
        (name) => !/^(lock|holder|last-backup)/.test(name),
      ),
    ).toEqual([]);
    await stop();

    const restored = join(folder, 'elsewhere');
    const back = await command('restore', restored, archive);
    expect(back.said).toMatch(
      /^The backup of 20\S+ is back in .*elsewhere, with \d+ stored files\.\n$/,
    );
    await start(restored);
    // The same client with the same tokens.
    const photos = await readPhotos(person);
    expect(before.filter((one) => !photos.includes(one))).toEqual([]);
    expect(photos.length).toBeLessThanOrEqual(stored.length);
    for (const one of photos) {
      const bytes = new Uint8Array(await (await fetch(one)).arrayBuffer());
      expect(Buffer.compare(bytes, photo), one).toBe(0);
    }
    expect((await person.client.auth.refreshSession()).error).toBe(null);
    expect(await readPhotos(person)).toEqual(photos);
  });
});

describe('a backup of a host that stands still', () => {
  it('is the same, and goes over what is there only when told, which it keeps', async () => {
    const file = join(folder, 'quiet.tar');
    await makeBackup(dataDir, file);
    await expect(makeBackup(dataDir, file)).rejects.toThrow(/is there already/);

    const marker = join(dataDir, 'photos/of-before.jpg');
    writeFileSync(marker, 'of before');
    const restore = (isForced: boolean) => restoreBackup({ file, dataDir, isForced });
    await expect(restore(false)).rejects.toThrow(/not empty.*--force/);
    expect(readFileSync(marker, 'utf8')).toBe('of before');

    const { movedTo } = await restore(true);
    expect(readFileSync(join(movedTo ?? '', 'photos/of-before.jpg'), 'utf8')).toBe('of before');
    expect(existsSync(join(movedTo ?? '', 'database/PG_VERSION'))).toBe(true);
    expect(existsSync(marker)).toBe(false);
    expect((await fetch(`${await start(dataDir)}/healthz`)).status).toBe(200);
    await expect(restore(true)).rejects.toThrow(/in use by process/);
  });
});
