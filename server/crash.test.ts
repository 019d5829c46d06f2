import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sitePhotoJpeg } from '../scripts/draw-site-photos.ts';
import { type Person, signIn } from './test-person.ts';
import { copyMadeDatabase } from './test-database.ts';
import { type HostProcess, startProcess } from './test-process.ts';
import { temporaryFolder } from './test-settings.ts';

const BUCKET = 'inspection_photos';
const ROUNDS = 3;
const ROWS_A_ROUND = 12;
/** Four starts and a kill in the middle of work take long on a machine that has other work. */
const LIMIT_MS = 240_000;
const photo = new Uint8Array(
  sitePhotoJpeg({ kind: 'concrete-crack', width: 640, height: 480, seed: 2 }),
);
const folder = temporaryFolder();
let host: HostProcess | undefined;

afterEach(async () => {
  host?.process.kill('SIGKILL');
  await host?.exited;
  rmSync(folder, { recursive: true });
});

/** Starts the host on the same data and port as before, as a person would after a power cut. */
async function start(port = '0'): Promise<string> {
  // The app is not looked at here, and nothing is to be built for it.
  writeFileSync(join(folder, 'index.html'), '');
  copyMadeDatabase(folder);
  host = startProcess({ DATA_DIR: folder, APP_DIR: folder, PORT: port });
  return host.ready;
}

/** Uploads photos and adds their rows, one after the other, until the host is gone. */
async function work(person: Person, report_id: string, lane: string, acknowledged: string[]) {
  for (let index = 0; ; index += 1) {
    const path = `${person.id}/${report_id}/${lane}_${index}.jpg`;
    const stored = await person.client.storage
      .from(BUCKET)
      .upload(path, new Blob([photo], { type: 'image/jpeg' }));
    if (stored.error) return;
    const url = person.client.storage.from(BUCKET).getPublicUrl(path).data.publicUrl;
    const row = { report_id, user_id: person.id, photo: url };
    const { error } = await person.client.from('observations').insert(row);
    if (error) return;
    acknowledged.push(url);
  }
}

it(
  'keeps every acknowledged row and photo when it is killed at work',
  async () => {
    const url = await start();
    const { port } = new URL(url);
    const person = await signIn(url, 'crash@example.com');
    const { data: report } = await person.client
      .from('reports')
      .insert({ user_id: person.id, title: 'Bridge' })
      .select('id')
      .single()
      .throwOnError();

    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = acknowledged.length;
      const lanes = ['a', 'b', 'c'].map((lane) =>
        work(person, report.id, `${round}${lane}`, acknowledged),
      );
      while (acknowledged.length < before + ROWS_A_ROUND)
        await new Promise((next) => setTimeout(next, 20));
      host?.process.kill('SIGKILL');
      await Promise.all(lanes);
      await host?.exited;
      await start(port);
    }

    const { data: rows } = await person.client
      .from('observations')
      .select('photo')
      .eq('report_id', report.id)
      .limit(10_000)
      .throwOnError();
    const found = new Set(rows.map((row: { photo: string }) => row.photo));
    expect(acknowledged.filter((one) => !found.has(one))).toEqual([]);
    for (const one of acknowledged) {
      const bytes = new Uint8Array(await (await fetch(one)).arrayBuffer());
      expect(Buffer.compare(bytes, photo), one).toBe(0);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ROWS_A_ROUND);
  },
  LIMIT_MS,
);
