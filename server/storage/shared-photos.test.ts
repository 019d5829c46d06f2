/** Photos of two hosts that share a database and a bucket. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SharingHosts,
  canShareDatabase,
  shareDatabase,
} from '../../testing/hosts/two-hosts.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { openServerDatabase } from '../database/postgres/open-server-database.ts';
import type { Host } from '../start-host.ts';
import { listKeys, openTestStorage, storageFolders } from './object-storage.fixture.ts';
import { objectRows } from './object-rows.ts';
import type { S3Place } from './s3/s3-place.ts';
import { orphanSweep } from './sweep-orphans.ts';
import {
  asBlob,
  BUCKET,
  openBucket,
  KILOBYTE,
  buildStoragePath,
  picture,
} from './uploads.fixture.ts';

const ROUNDS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

describe.skipIf(!canShareDatabase)('two hosts on one database and one bucket', () => {
  let server: S3Server;
  let shared: SharingHosts;
  let place: S3Place;
  let a: Host;
  let b: Host;
  /** The same person as they are signed in at each host. */
  let atA: Person;
  let atB: Person;

  beforeAll(async () => {
    [server, shared] = await Promise.all([startS3Server(), shareDatabase()]);
    place = server.makePlace();
    const settings = { storagePlace: place, storageQuotaPerPerson: 4000 * KILOBYTE };
    [a, b] = await Promise.all([shared.start(settings), shared.start(settings)]);
    atA = await signIn(a.url, 'shared@example.com');
    atB = await signIn(b.url, 'shared@example.com');
  });
  afterAll(async () => {
    await shared.close();
    await server.close();
  });

  const shown = async (at: Person, path: string) => {
    const answer = await fetch(openBucket(at).getPublicUrl(path).data.publicUrl);
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  it('show what the other one stored, and no longer what it removed', async () => {
    const path = buildStoragePath(atA, '1_facade (no. 1) & more+.jpg');
    const bytes = picture(1, 5000);
    expect((await openBucket(atA).upload(path, asBlob(bytes))).error).toBe(null);
    expect(await shown(atB, path)).toEqual({ status: 200, bytes });
    const range = await fetch(openBucket(atB).getPublicUrl(path).data.publicUrl, {
      headers: { range: 'bytes=4000-4001' },
    });
    expect(range.status).toBe(206);
    expect([...new Uint8Array(await range.arrayBuffer())]).toEqual([1, 1]);
    await openBucket(atB).remove([path]);
    expect((await shown(atA, path)).status).toBe(404);
    expect(await listKeysOfBucket()).toEqual([]);
  });

  it('keep the bytes of the upload that was acknowledged, whichever took it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const path = buildStoragePath(atA, `${round}_wall.jpg`);
      const sent = await Promise.all(
        [atA, atB, atA, atB].map(async (person, index) => {
          const bytes = picture(index + 1, 1000 + index);
          return { bytes, ...(await openBucket(person).upload(path, asBlob(bytes))) };
        }),
      );
      const accepted = sent.filter(({ error }) => error === null);
      expect(accepted).toHaveLength(1);
      expect((await shown(atB, path)).bytes, `round ${round}`).toEqual(accepted[0]?.bytes);
    }
  });

  it('count the room of one person together', async () => {
    const person = await signIn(a.url, 'room@example.com');
    const elsewhere = await signIn(b.url, 'room@example.com');
    const sent = await Promise.all(
      [person, elsewhere, person, elsewhere].map((one, index) =>
        openBucket(one).upload(
          buildStoragePath(one, `${index}.jpg`),
          asBlob(picture(1, 1900 * KILOBYTE)),
        ),
      ),
    );
    const refused = sent.flatMap(({ error }) => error ?? []);
    expect(refused).toHaveLength(2);
    for (const error of refused) expect(error).toMatchObject({ statusCode: '507' });
  });

  it('sweep at the same time, and remove what is nobody’s once', async () => {
    const url = shared.cluster.buildUrl('shared');
    const folders = [storageFolders(), storageFolders()];
    const connections = await Promise.all(folders.map(() => openServerDatabase(url)));
    const storages = await Promise.all(
      connections.map((connection, index) =>
        openTestStorage(folders[index] ?? storageFolders(), {
          place,
          describe: objectRows(connection.driver).describe,
          withLock: (name, work) => connection.withLock(name, work),
        }),
      ),
    );
    const sweeps = connections.map(({ driver: database }, index) =>
      orphanSweep({ database, storage: storages[index] ?? storages[0]! }),
    );
    const before = await listKeysOfBucket();
    expect(before.length).toBeGreaterThan(ROUNDS);
    const [lost] = storages;
    const orphan = `${randomUUID()}/r/1.jpg`;
    await lost?.adapter.uploadObject(BUCKET, orphan, undefined, picture(1), 'image/jpeg', '');
    const later = new Date(Date.now() + 2 * DAY_MS);
    for (const sweep of sweeps) expect(await sweep(later)).toBe(0);
    const removed = await Promise.all(sweeps.map((sweep) => sweep(later)));
    expect(removed.reduce((sum, count) => sum + count, 0)).toBe(before.length + 1);
    expect(await listKeysOfBucket()).toEqual([]);
    await Promise.all(connections.map((connection) => connection.close()));
    for (const { data } of folders) rmSync(data, { recursive: true });
  });

  async function listKeysOfBucket() {
    const folders = storageFolders();
    const { objects } = await openTestStorage(folders, { place });
    rmSync(folders.data, { recursive: true });
    return listKeys(objects, BUCKET);
  }
});
