import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskStorage, type StorageFolders } from './disk-storage.ts';
import { arriving, put, storageFolders } from './object-storage.fixture.ts';
import { objectPath } from './object-path.ts';

let folders: StorageFolders & { data: string };

beforeEach(() => {
  folders = storageFolders();
});
afterEach(() => rmSync(folders.data, { recursive: true }));

describe('the last object of a folder', () => {
  it('takes its folders with it', async () => {
    const storage = diskStorage(folders);
    await put(storage, 'u/r/1.jpg', new Uint8Array(1));
    await storage.delete('b', 'u/r/1.jpg');
    expect(readdirSync(join(folders.photos, 'b'))).toEqual([]);
  });
});

describe('what is not kept', () => {
  it('leaves no file', async () => {
    const storage = diskStorage(folders);
    const cut = arriving(new Uint8Array(1000), new Error('the line went dead'));
    await expect(storage.stage('b', 'u/r/1.jpg', cut)).rejects.toThrow('the line went dead');
    const dropped = await storage.stage('b', 'u/r/1.jpg', arriving(new Uint8Array(1)));
    await dropped.drop();
    expect(readdirSync(folders.photos)).toEqual([]);
    expect(readdirSync(folders.unfinished)).toEqual([]);
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
