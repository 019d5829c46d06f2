import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { DiskStorage, type ObjectMetadata } from './disk-storage.ts';
import { objectPath } from './object-path.ts';
import { storageRequest } from './storage-request.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'photos'));
  mkdirSync(join(folder, 'unfinished'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(
  quota: number | null = null,
  bytesPerPerson = Infinity,
  describe = (): Promise<ObjectMetadata | null> => Promise.resolve(null),
): Promise<DiskStorage> {
  return DiskStorage.open({
    folders: { photos: join(folder, 'photos'), unfinished: join(folder, 'unfinished') },
    limits: { bytes: quota, bytesPerPerson },
    describe,
  });
}

const put = (storage: DiskStorage, key: string, bytes: Uint8Array | ReadableStream) =>
  storage.uploadObject('b', key, undefined, bytes, 'image/jpeg');

function streamOf(...chunks: (Uint8Array | Error)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk instanceof Error) controller.error(chunk);
      else if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('a stored object', () => {
  it('is the bytes of its stream, with their size and a tag that follows them', async () => {
    const storage = await open();
    const one = await put(storage, 'u/r/1.jpg', streamOf(new Uint8Array([1]), new Uint8Array([2])));
    const two = await put(storage, 'u/r/2.jpg', new Uint8Array([3]));
    expect(readFileSync(storage.pathOf('b', 'u/r/1.jpg') ?? '')).toEqual(Buffer.from([1, 2]));
    expect(one).toMatchObject({ size: 2, mimetype: 'image/jpeg' });
    expect(one.eTag).not.toBe(two.eTag);
  });

  it('does not exist until it is complete, and leaves nothing when it is cut off', async () => {
    const storage = await open();
    const cut = streamOf(new Uint8Array(1000), new Error('the line went dead'));
    await expect(put(storage, 'u/r/1.jpg', cut)).rejects.toThrow('the line went dead');
    expect(stored()).toEqual([]);
  });

  it('keeps its bytes when the upload that would replace it fails after all @disk-storage-1', async () => {
    const first = await put(await open(), 'u/r/1.jpg', new Uint8Array([1]));
    const storage = await open(null, 3, () => Promise.resolve(first));
    const bytes = () => [...readFileSync(storage.pathOf('b', 'u/r/1.jpg') ?? '')];
    const replace = (mark: number, status: number) =>
      storageRequest(async () => {
        await put(storage, 'u/r/1.jpg', new Uint8Array([mark, mark]));
        return new Response(null, { status });
      });
    for (const status of [500, 409]) await replace(2, status);
    await expect(
      storageRequest(() => replace(3, 500).then(() => Promise.reject(new Error('gone')))),
    ).rejects.toThrow('gone');
    expect(bytes()).toEqual([1]);
    expect(stored()).toHaveLength(1);
    await replace(4, 200);
    expect(bytes()).toEqual([4, 4]);
    expect(stored()).toHaveLength(1);
  });

  it('takes its folders with it when it is the last', async () => {
    const storage = await open();
    await put(storage, 'u/r/1.jpg', new Uint8Array(1));
    await storage.deleteObject('b', 'u/r/1.jpg');
    await storage.deleteObject('b', 'u/r/1.jpg');
    expect(readdirSync(join(folder, 'photos', 'b'))).toEqual([]);
  });
});

describe('opening', () => {
  it('removes what an earlier process left unfinished', async () => {
    writeFileSync(join(folder, 'unfinished', 'half'), 'x');
    await open();
    expect(stored()).toEqual([]);
  });
});

describe('a quota', () => {
  const full = /storage is full/;

  it('refuses what would exceed it, and keeps nothing of that', async () => {
    const storage = await open(1000);
    await put(storage, 'u/1.jpg', new Uint8Array(600));
    await expect(put(storage, 'u/2.jpg', new Uint8Array(600))).rejects.toThrow(full);
    const grows = streamOf(new Uint8Array(300), new Uint8Array(300));
    await expect(put(storage, 'u/3.jpg', grows)).rejects.toThrow(full);
    expect(stored()).toHaveLength(1);
    await put(storage, 'u/4.jpg', new Uint8Array(400));
  });

  it('counts what is there at the start, is freed by removing, and not by replacing', async () => {
    await put(await open(), 'u/1.jpg', new Uint8Array(600));
    const storage = await open(1000);
    await expect(put(storage, 'u/2.jpg', new Uint8Array(600))).rejects.toThrow(full);
    await storage.deleteObject('b', 'u/1.jpg');
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

  it('is freed once by a file that is removed several times at once', async () => {
    const storage = await open(1000);
    await put(storage, 'u/1.jpg', new Uint8Array(600));
    await Promise.all([1, 2, 3].map(() => storage.deleteObject('b', 'u/1.jpg')));
    await put(storage, 'u/2.jpg', new Uint8Array(600));
    await expect(put(storage, 'u/3.jpg', new Uint8Array(600))).rejects.toThrow(full);
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

describe('a key', () => {
  it.each([
    ['..', '../../etc/passwd'],
    ['inner dots', 'u/../../x'],
    ['an absolute path', '/etc/passwd'],
    ['an empty part', 'u//x'],
    ['a backslash', 'u\\..\\x'],
    ['a null byte', 'u/\0x'],
    ['a name that no disk takes', `u/${'ö'.repeat(200)}`],
    ['nothing', ''],
  ])('cannot leave the root: %s @disk-storage-3', (_what, key) => {
    expect(objectPath('/data/photos', 'b', key)).toBe(null);
  });

  it('cannot leave by its bucket', () => {
    expect(objectPath('/data/photos', '..', 'x')).toBe(null);
    expect(objectPath('/data/photos', 'a/b', 'x')).toBe(null);
  });

  it('may hold what file names hold', () => {
    const name = 'u/r/1_Foto façade – niveau 2 (côté Nord) №1 裂缝 🧱.jpg';
    expect(objectPath('/data/photos', 'b', name)).toBe(`/data/photos/b/${name}`);
  });
});
