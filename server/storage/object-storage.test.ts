/** The behaviour of every back end, the disk and any that comes beside it. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import {
  arriving,
  describeBackEnds,
  readBytes,
  listKeys,
  put,
  storageFolders,
} from './object-storage.fixture.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openS3Storage } from './s3-storage.ts';

describeBackEnds('an object', (makePlace) => {
  let folders: ReturnType<typeof storageFolders>;
  let storage: ObjectStorage;

  beforeEach(async () => {
    folders = storageFolders();
    const place = makePlace();
    storage = place ? await openS3Storage({ place, log: () => undefined }) : diskStorage(folders);
  });
  afterEach(() => rmSync(folders.data, { recursive: true }));

  describe('a stored object', () => {
    it('is the bytes of its stream, as a whole or in a range', async () => {
      await put(storage, 'u/r/1.jpg', new Uint8Array([1]), new Uint8Array([2, 3, 4]));
      expect(await readBytes(storage, 'u/r/1.jpg')).toEqual([1, 2, 3, 4]);
      expect(await readBytes(storage, 'u/r/1.jpg', { start: 1, end: 2 })).toEqual([2, 3]);
      expect(await storage.stat('b', 'u/r/1.jpg')).toMatchObject({ size: 4 });
    });

    it('says when it was stored', async () => {
      const before = Date.now();
      await put(storage, 'u/r/1.jpg', new Uint8Array(1));
      const changedAt = (await storage.stat('b', 'u/r/1.jpg'))?.changedAt.getTime() ?? 0;
      // Some back ends give whole seconds.
      expect(changedAt).toBeGreaterThan(before - 2000);
      expect(changedAt).toBeLessThan(Date.now() + 2000);
    });

    it('is not seen until it is kept, and not at all once it is dropped', async () => {
      const staged = await storage.stage('b', 'u/r/1.jpg', arriving(new Uint8Array(10)));
      const other = await storage.stage('b', 'u/r/2.jpg', arriving(new Uint8Array(10)));
      expect(await listKeys(storage)).toEqual([]);
      await staged.keep();
      await other.drop();
      expect(await listKeys(storage)).toEqual(['u/r/1.jpg']);
      expect(await storage.stat('b', 'u/r/2.jpg')).toBe(null);
    });

    it('leaves nothing when it is cut off', async () => {
      const cut = put(storage, 'u/r/1.jpg', new Uint8Array(1000), new Error('the line went dead'));
      await expect(cut).rejects.toThrow('the line went dead');
      expect(await listKeys(storage)).toEqual([]);
    });

    it('takes the place of another as a whole', async () => {
      await put(storage, 'u/r/1.jpg', new Uint8Array([1, 1, 1]));
      const staged = await storage.stage('b', 'u/r/1.jpg', arriving(new Uint8Array([2])));
      expect(await readBytes(storage, 'u/r/1.jpg')).toEqual([1, 1, 1]);
      await staged.keep();
      expect(await readBytes(storage, 'u/r/1.jpg')).toEqual([2]);
    });

    it('may be empty', async () => {
      await put(storage, 'u/r/1.jpg');
      expect(await readBytes(storage, 'u/r/1.jpg')).toEqual([]);
    });

    it('is gone once it is deleted, however often', async () => {
      await put(storage, 'u/r/1.jpg', new Uint8Array(1));
      await storage.delete('b', 'u/r/1.jpg');
      await storage.delete('b', 'u/r/1.jpg');
      expect(await storage.stat('b', 'u/r/1.jpg')).toBe(null);
      expect(await listKeys(storage)).toEqual([]);
    });
  });

  it('lists what is stored, by bucket', async () => {
    await put(storage, 'u/r/1.jpg', new Uint8Array(10));
    await put(storage, 'u/s/t/2.jpg', new Uint8Array(20));
    await put(storage, 'uv/r/3.jpg', new Uint8Array(40));
    expect(await listKeys(storage)).toEqual(['u/r/1.jpg', 'u/s/t/2.jpg', 'uv/r/3.jpg']);
    expect(await listKeys(storage, 'c')).toEqual([]);
  });

  it.each([
    ['inner dots', 'u/../../x'],
    ['an empty part', 'u//x'],
    ['a null byte', 'u/\0x'],
    ['more than a thousand bytes', `${'a'.repeat(200)}/`.repeat(6)],
    ['nothing', ''],
  ])('holds no name with %s', async (_what, key) => {
    expect(storage.canHold('b', key)).toBe(false);
    await expect(put(storage, key, new Uint8Array(1))).rejects.toThrow(/cannot be stored/);
    expect(await listKeys(storage)).toEqual([]);
  });

  it.each([
    ['of any alphabet', '1_Foto façade – niveau 2 (côté Nord) №1 裂缝 🧱.jpg'],
    ['that look encoded', '1_100%25 a%2Fb %E4 + c.jpg'],
    ['with signs of addresses and of XML', `1_a?b#c&d=e;f:g@h,i$j!k'l"m<n>o*p~q^r|s\`t{u}[v].jpg`],
    ['that are long', `1_${'ü'.repeat(120)}.jpg`],
  ])('holds names %s', async (_what, name) => {
    const key = `u/r/${name}`;
    expect(storage.canHold('b', key)).toBe(true);
    await put(storage, key, new Uint8Array([1]));
    expect(await readBytes(storage, key)).toEqual([1]);
    expect(await listKeys(storage)).toEqual([key]);
    await storage.delete('b', key);
    expect(await listKeys(storage)).toEqual([]);
  });
});
