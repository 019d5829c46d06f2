import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyMadeDatabase } from '../testing/databases/made-database.ts';
import { signIn } from '../testing/people.ts';
import { type HostProcess, startProcess } from '../testing/hosts/host-process.ts';
import { temporaryFolder } from '../testing/folders.ts';

const BUCKET = 'inspection_photos';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const LIMIT_MS = 120_000;
const folder = temporaryFolder();
const clock = join(folder, 'clock');
let host: HostProcess | undefined;

/** Loaded before the program, in each of its threads: the clock is wrong by what the file says. */
const WRONG_CLOCK = `
  import { readFileSync } from 'node:fs';
  const Right = Date;
  const now = () => Right.now() + Number(readFileSync(process.env.TEST_CLOCK, 'utf8'));
  globalThis.Date = class Date extends Right {
    constructor(...given) { super(...(given.length ? given : [now()])); }
    static now() { return now(); }
  };`;

const JPEG_HEAD = Uint8Array.of(0xff, 0xd8, 0xff);

afterAll(async () => {
  await host?.end();
  rmSync(folder, { recursive: true });
});

const setClockWrongBy = (milliseconds: number) => writeFileSync(clock, String(milliseconds));

it(
  'keeps sessions, rows and photos when the clock jumps a year and back',
  async () => {
    setClockWrongBy(0);
    writeFileSync(join(folder, 'index.html'), '');
    copyMadeDatabase(folder);
    host = startProcess({
      DATA_DIR: folder,
      APP_DIR: folder,
      TEST_CLOCK: clock,
      // A year ahead is a year of disuse as well, which ends sessions otherwise.
      SESSION_DAYS: '1000',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}`,
    });
    const url = await host.ready;
    const { id, client } = await signIn(url, 'clock@example.com');
    const bucket = client.storage.from(BUCKET);
    const urls: string[] = [];
    const titles: string[] = [];

    for (const years of [0, 1, -1, 0]) {
      setClockWrongBy(years * YEAR_MS);
      const renewed = await client.auth.refreshSession();
      expect(renewed.error, String(years)).toBe(null);
      const title = `Bridge ${titles.length}`;
      const { error } = await client.from('reports').insert({ user_id: id, title });
      expect(error, String(years)).toBe(null);
      titles.push(title);
      const path = `${id}/r/${titles.length}.jpg`;
      const upload = await bucket.upload(path, new Blob([JPEG_HEAD, path], { type: 'image/jpeg' }));
      expect(upload.error, String(years)).toBe(null);
      urls.push(bucket.getPublicUrl(path).data.publicUrl);
    }
    const { data } = await client.from('reports').select('title, created_at').throwOnError();
    const kept = data as { title: string; created_at: string }[];
    expect(kept.map(({ title }) => title).sort()).toEqual(titles);
    // The clock was wrong indeed, in the database too.
    expect(new Set(kept.map((row) => row.created_at.slice(0, 4))).size).toBeGreaterThan(2);
    for (const one of urls) expect((await fetch(one)).status).toBe(200);
  },
  LIMIT_MS,
);
