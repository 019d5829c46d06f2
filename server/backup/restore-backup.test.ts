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
import { Header, type HeaderData } from 'tar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from '../data-folder/open-data-folder.ts';
import { smallDisk } from '../../testing/disks.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { restoreBackup } from './restore-backup.ts';

const BLOCK = 512;
let folder: string;
let dataDir: string;
let archive: string;

beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder, 'data');
  archive = join(folder, 'backup.tar');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One entry exactly as given, whatever a tool that packs would say to it. */
function entry(path: string, content: string, changes: Partial<HeaderData> = {}): Buffer {
  const header = new Header({
    path,
    mode: 0o4777,
    size: content.length,
    mtime: new Date(0),
    type: 'File',
    ...changes,
  });
  const block = Buffer.alloc(BLOCK);
  header.encode(block);
  const padded = Buffer.alloc(Math.ceil(content.length / BLOCK) * BLOCK);
  padded.write(content);
  return Buffer.concat([block, padded]);
}

const WHOLE = [
  entry('version.json', JSON.stringify({ format: 1, program: '0.1.0' })),
  entry('secrets.json', '{}'),
  entry('database/PG_VERSION', '17'),
  entry('photos/b/u/1 Façade.jpg', 'a photo'),
];
const manifest = (photos = 1) =>
  entry('manifest.json', JSON.stringify({ madeAt: '2026-11-21T10:00:00.000Z', photos }));
const END = Buffer.alloc(2 * BLOCK);

function pack(...entries: Buffer[]): void {
  writeFileSync(archive, Buffer.concat([...entries, END]));
}

const restore = (isForced = false) => restoreBackup({ file: archive, dataDir, isForced });

it('takes an archive that is whole, with no rights but its owner’s', async () => {
  pack(...WHOLE, manifest());
  expect(await restore()).toEqual({
    madeAt: '2026-11-21T10:00:00.000Z',
    photos: 1,
    movedTo: null,
  });
  expect(readFileSync(join(dataDir, 'photos/b/u/1 Façade.jpg'), 'utf8')).toBe('a photo');
  const rights = statSync(join(dataDir, 'secrets.json')).mode & 0o7777;
  expect(rights).toBe(0o600);
  expect(existsSync(join(dataDir, 'manifest.json'))).toBe(false);
});

it.each([
  ['a path that leads out', entry('../evil', 'x')],
  ['a path that leads out from within', entry('photos/../../evil', 'x')],
  ['an absolute path', entry('/tmp/plumbline-evil', 'x')],
  ['a name that is no part of a backup', entry('lock', 'x')],
  ['a symbolic link', entry('photos/out', '', { type: 'SymbolicLink', linkpath: '/tmp' })],
  ['a hard link', entry('photos/out', '', { type: 'Link', linkpath: '../../evil' })],
  ['a device', entry('photos/null', '', { type: 'CharacterDevice', devmaj: 1, devmin: 3 })],
])('refuses an archive with %s, and leaves nothing of it', async (_, evil) => {
  pack(...WHOLE, evil, manifest());
  await expect(restore()).rejects.toThrow(/^[^\n]+is not a backup of Plumbline: it holds "[^\n]+$/);
  expect(readdirSync(dataDir).filter((name) => !/^(lock|holder)/.test(name))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(['backup.tar', 'data']);
  expect(existsSync('/tmp/plumbline-evil')).toBe(false);
});

const [VERSION, SECRETS, DATABASE, PHOTOS] = WHOLE;
it.each([
  ['a database that is a file', [VERSION, SECRETS, entry('database', 'x'), PHOTOS]],
  ['no database', [VERSION, SECRETS, PHOTOS]],
  ['photos that are a file', [VERSION, SECRETS, DATABASE, entry('photos', 'x')]],
  ['secrets that are a folder', [VERSION, entry('secrets.json/x', '{}'), DATABASE, PHOTOS]],
  ['no secrets', [VERSION, DATABASE, PHOTOS]],
  ['a version that is a folder', [entry('version.json/x', '{}'), SECRETS, DATABASE, PHOTOS]],
])('refuses an archive with %s, and leaves what is there @restore-backup-2', async (_, entries) => {
  mkdirSync(join(dataDir, 'photos/of'), { recursive: true });
  pack(...entries.filter((one) => one !== undefined), manifest(entries.includes(PHOTOS) ? 1 : 0));
  await expect(restore(true)).rejects.toThrow(/is no whole backup.*Take another one/);
  expect(readdirSync(dataDir).filter((name) => !/^(lock|holder)/.test(name))).toEqual(['photos']);
});

it('refuses an archive that is cut off, at whatever place, or is none', async () => {
  pack(...WHOLE, manifest());
  const whole = readFileSync(archive);
  for (const length of [0, 100, BLOCK, 4 * BLOCK, WHOLE.length * 2 * BLOCK, whole.length - 1600]) {
    writeFileSync(archive, whole.subarray(0, length));
    await expect(restore(), String(length)).rejects.toThrow(/is no whole backup.*Take another one/);
  }
  pack(...WHOLE, manifest(2));
  await expect(restore()).rejects.toThrow(/is no whole backup/);
  writeFileSync(archive, 'no archive at all'.repeat(200));
  await expect(restore()).rejects.toThrow(/is no whole backup/);
  rmSync(archive);
  await expect(restore()).rejects.toThrow(/There is no file/);
});

it.each([
  { format: 99, program: '7.0.0' },
  { format: 1, program: '7.0.0', migration: '29990101000000' },
])('refuses a backup of a newer program before it touches anything: %j', async (version) => {
  mkdirSync(join(dataDir, 'photos'), { recursive: true });
  const newer = entry('version.json', JSON.stringify(version));
  pack(newer, ...WHOLE.slice(1), manifest());
  await expect(restore(true)).rejects.toThrow(/newer version of Plumbline \(7\.0\.0\)/);
  expect(existsSync(join(dataDir, 'photos'))).toBe(true);
});

it('that was cut off lets no host start on half of it, and can be done again', async () => {
  pack(...WHOLE, manifest());
  mkdirSync(join(dataDir, 'restored/database'), { recursive: true });
  expect(() => openDataFolder(dataDir)).toThrow(/was cut off\. Do it again: npm run restore/);
  await expect(restore()).rejects.toThrow(/not empty/);
  await restore(true);
  expect(existsSync(join(dataDir, 'restored'))).toBe(false);
  expect(existsSync(join(dataDir, 'database/PG_VERSION'))).toBe(true);
});

it('leaves where they are the settings of other programs, whose home the folder is', async () => {
  pack(...WHOLE, manifest());
  mkdirSync(join(dataDir, '.config/rclone'), { recursive: true });
  expect((await restore()).movedTo).toBeNull();
  const { movedTo } = await restore(true);
  expect(existsSync(join(movedTo ?? '', 'database'))).toBe(true);
  expect(existsSync(join(dataDir, '.config/rclone'))).toBe(true);
});

// The last write onto a full disk takes what there is room for, without an error.
const LARGE = entry('photos/b/large.jpg', 'x'.repeat(3_000_000));
it.for([
  ['with more to come', [...WHOLE, LARGE, manifest(2)]],
  ['at its last entry', [...WHOLE, manifest(2), LARGE]],
] as const)(
  'says that the disk is full %s, and leaves what was there',
  async ([, entries], { skip }) => {
    const disk = smallDisk(2);
    if (!disk) return skip('no disk can be mounted by this user');
    try {
      dataDir = join(disk.path, 'data');
      mkdirSync(join(dataDir, 'photos'), { recursive: true });
      pack(...entries);
      await expect(restore(true)).rejects.toThrow(/is full\. Free some space/);
      expect(readdirSync(dataDir).filter((name) => !/^(lock|holder)/.test(name))).toEqual([
        'photos',
      ]);
    } finally {
      disk.remove();
    }
  },
);
