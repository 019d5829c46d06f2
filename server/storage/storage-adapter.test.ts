import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorageFolders } from './disk-storage.ts';
import {
  describeBackEnds,
  readBytes,
  listKeys,
  openTestStorage,
  storageFolders,
} from './object-storage.fixture.ts';
import type { ObjectMetadata } from './object-rows.ts';
import type { HostStorage } from './open-storage.ts';
import type { S3Place } from './s3/s3-place.ts';
import { storageFull } from './storage-failure.ts';
import { storageRequest } from './storage-request.ts';

const upload = ({ adapter }: HostStorage, key: string, body: Uint8Array | ReadableStream) =>
  adapter.uploadObject('b', key, undefined, body, 'image/jpeg', '');

describeBackEnds('an uploaded object', (makePlace) => {
  let folders: StorageFolders & { data: string };
  let place: S3Place | null;

  beforeEach(() => {
    folders = storageFolders();
    place = makePlace();
  });
  afterEach(() => rmSync(folders.data, { recursive: true }));

  const open = (row: ObjectMetadata | null = null) =>
    openTestStorage(folders, { place, describe: () => Promise.resolve(row) });

  it('has a size, and a tag that follows its bytes', async () => {
    const storage = await open();
    const stream = new Blob([new Uint8Array([1, 2])]).stream();
    const one = await upload(storage, 'u/r/1.jpg', stream);
    const two = await upload(storage, 'u/r/2.jpg', new Uint8Array([3]));
    expect(await readBytes(storage.objects, 'u/r/1.jpg')).toEqual([1, 2]);
    expect(one).toMatchObject({ size: 2, mimetype: 'image/jpeg' });
    expect(one.eTag).not.toBe(two.eTag);
  });

  it('keeps its bytes when the upload that would replace it fails after all @disk-storage-1', async () => {
    const first = await upload(await open(), 'u/r/1.jpg', new Uint8Array([1]));
    const storage = await open(first);
    const replace = (mark: number, status: number) =>
      storageRequest(async () => {
        await upload(storage, 'u/r/1.jpg', new Uint8Array([mark, mark]));
        return new Response(null, { status });
      });
    for (const status of [500, 409]) await replace(2, status);
    await expect(
      storageRequest(() => replace(3, 500).then(() => Promise.reject(new Error('gone')))),
    ).rejects.toThrow('gone');
    expect(await readBytes(storage.objects, 'u/r/1.jpg')).toEqual([1]);
    expect(await listKeys(storage.objects)).toHaveLength(1);
    expect(readdirSync(folders.unfinished)).toEqual([]);
    await replace(4, 200);
    expect(await readBytes(storage.objects, 'u/r/1.jpg')).toEqual([4, 4]);
    expect(await listKeys(storage.objects)).toHaveLength(1);
  });

  it('is gone at once when its row is refused, and stays while nobody knows', async () => {
    const storage = await open();
    const respond = async (name: string, status: number) => {
      await upload(storage, `u/r/${name}`, new Uint8Array([1]));
      return new Response(null, { status });
    };
    await storageRequest(() => respond('1.jpg', 409));
    await storageRequest(
      () => respond('2.jpg', 500),
      () => Promise.resolve(storageFull()),
    );
    expect(await listKeys(storage.objects)).toEqual([]);
    await storageRequest(() => respond('3.jpg', 500));
    await storageRequest(() => respond('4.jpg', 200));
    expect(await listKeys(storage.objects)).toEqual(['u/r/3.jpg', 'u/r/4.jpg']);
  });

  it('stays when its row is there after all', async () => {
    const row = await upload(await open(), 'u/r/0.jpg', new Uint8Array([1]));
    let rows: ObjectMetadata | null = null;
    const describeRow = () => Promise.resolve(rows);
    const storage = await openTestStorage(folders, { place, describe: describeRow });
    await storageRequest(async () => {
      await upload(storage, 'u/r/1.jpg', new Uint8Array([1]));
      rows = row;
      return new Response(null, { status: 409 });
    });
    expect(await listKeys(storage.objects)).toContain('u/r/1.jpg');
  });
});

describe('opening', () => {
  it('removes what an earlier process left unfinished', async () => {
    const folders = storageFolders();
    writeFileSync(join(folders.unfinished, 'half'), 'x');
    await openTestStorage(folders);
    expect(readdirSync(folders.unfinished)).toEqual([]);
    rmSync(folders.data, { recursive: true });
  });
});
