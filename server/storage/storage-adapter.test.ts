import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorageFolders } from './disk-storage.ts';
import { readBytes, listKeys, storageFolders } from './object-storage.fixture.ts';
import type { ObjectMetadata } from './object-rows.ts';
import { type HostStorage, openStorage } from './open-storage.ts';
import { storageRequest } from './storage-request.ts';

let folders: StorageFolders & { data: string };

beforeEach(() => {
  folders = storageFolders();
});
afterEach(() => rmSync(folders.data, { recursive: true }));

const open = (bytes: number | null, row: ObjectMetadata | null = null) =>
  openStorage({
    folders,
    limits: { bytes, bytesPerPerson: Infinity },
    describe: () => Promise.resolve(row),
  });

const upload = ({ adapter }: HostStorage, key: string, body: Uint8Array | ReadableStream) =>
  adapter.uploadObject('b', key, undefined, body, 'image/jpeg', '');

describe('an uploaded object', () => {
  it('has a size, and a tag that follows its bytes', async () => {
    const storage = await open(null);
    const stream = new Blob([new Uint8Array([1, 2])]).stream();
    const one = await upload(storage, 'u/r/1.jpg', stream);
    const two = await upload(storage, 'u/r/2.jpg', new Uint8Array([3]));
    expect(await readBytes(storage.objects, 'u/r/1.jpg')).toEqual([1, 2]);
    expect(one).toMatchObject({ size: 2, mimetype: 'image/jpeg' });
    expect(one.eTag).not.toBe(two.eTag);
  });

  it('keeps its bytes when the upload that would replace it fails after all @disk-storage-1', async () => {
    const first = await upload(await open(null), 'u/r/1.jpg', new Uint8Array([1]));
    const storage = await open(3, first);
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

  it('frees its room once, however often it is removed at once', async () => {
    const storage = await open(1000);
    await upload(storage, 'u/1.jpg', new Uint8Array(600));
    await Promise.all([1, 2, 3].map(() => storage.adapter.deleteObject('b', 'u/1.jpg', undefined)));
    await upload(storage, 'u/2.jpg', new Uint8Array(600));
    const more = upload(storage, 'u/3.jpg', new Uint8Array(600));
    await expect(more).rejects.toThrow(/storage is full/);
  });
});

describe('opening', () => {
  it('removes what an earlier process left unfinished', async () => {
    writeFileSync(join(folders.unfinished, 'half'), 'x');
    await open(null);
    expect(readdirSync(folders.unfinished)).toEqual([]);
  });
});
