import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage, type StorageFolders } from './disk-storage.ts';
import { limitedStorage } from './limited-storage.ts';
import { listKeys, put, storageFolders } from './object-storage.fixture.ts';

let folders: StorageFolders & { data: string };

beforeEach(() => {
  folders = storageFolders();
});
afterEach(() => rmSync(folders.data, { recursive: true }));

const open = (bytes: number | null, bytesPerPerson = Infinity) =>
  limitedStorage(diskStorage(folders), { bytes, bytesPerPerson });

describe('a quota', () => {
  const full = /storage is full/;

  it('refuses what would exceed it, and keeps nothing of that', async () => {
    const storage = await open(1000);
    await put(storage, 'u/1.jpg', new Uint8Array(600));
    await expect(put(storage, 'u/2.jpg', new Uint8Array(600))).rejects.toThrow(full);
    const grows = put(storage, 'u/3.jpg', new Uint8Array(300), new Uint8Array(300));
    await expect(grows).rejects.toThrow(full);
    expect(await listKeys(storage)).toEqual(['u/1.jpg']);
    await put(storage, 'u/4.jpg', new Uint8Array(400));
  });

  it('counts what is there at the start, is freed by removing, and not by replacing', async () => {
    await put(await open(null), 'u/1.jpg', new Uint8Array(600));
    const storage = await open(1000);
    await expect(put(storage, 'u/2.jpg', new Uint8Array(600))).rejects.toThrow(full);
    await storage.delete('b', 'u/1.jpg');
    await put(storage, 'u/2.jpg', new Uint8Array(500));
    await put(storage, 'u/2.jpg', new Uint8Array(500));
    await expect(put(storage, 'u/3.jpg', new Uint8Array(501))).rejects.toThrow(full);
  });

  it('for each person leaves the others theirs @disk-storage-2', async () => {
    const storage = await open(null, 1000);
    await put(storage, 'u/1.jpg', new Uint8Array(600));
    await put(storage, 'v/1.jpg', new Uint8Array(600));
    const more = put(await open(null, 1000), 'u/2.jpg', new Uint8Array(401));
    await expect(more).rejects.toThrow(/room that one person has/);
    await put(storage, 'u/3.jpg', new Uint8Array(400));
  });

  it('is shared by uploads at the same time', async () => {
    const storage = await open(1000);
    const uploads = ['1', '2', '3'].map((name) =>
      put(storage, `u/${name}.jpg`, new Uint8Array(600)),
    );
    const results = await Promise.allSettled(uploads);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
