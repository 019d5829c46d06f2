import { type Dirent, constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, statfs, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pLimit from 'p-limit';
import { countBytes } from '../storage/files.ts';
import { BackupFault } from './backup-fault.ts';
import type { Manifest } from './manifest.ts';

/** Bytes that the copy leaves free for work that continues meanwhile. */
const LEAVE_FREE_BYTES = 64 * 1024 * 1024;
/** Threads that wait for the disk; three times as fast as copying in sequence. */
const FILES_AT_ONCE = 8;
const WALKS = 5;
/** Errors of file systems and containers without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK', 'ENOSYS'];

/**
 * Copies a consistent state of the data into a new folder on the same disk: database files as
 * copies; photos, which never change, as hard links. `exclusively` runs work while nothing changes
 * the database. Throws BackupFault.
 */
export async function stageBackup(options: {
  dataDir: string;
  into: string;
  exclusively(work: () => Promise<void>): Promise<void>;
}): Promise<void> {
  const { dataDir, into, exclusively } = options;
  const database = join(dataDir, 'database');
  await assertRoom(dataDir, database);
  for (const name of ['database', 'photos']) {
    await mkdir(join(into, name), { recursive: true, mode: 0o700 });
  }
  for (const name of ['version.json', 'secrets.json']) {
    await copyFile(join(dataDir, name), join(into, name));
  }

  const photos = new Tree(join(dataDir, 'photos'), join(into, 'photos'), linkedOrGone);
  const engine = new Tree(database, join(into, 'database'), async (path, target) => {
    await copyFile(path, target, constants.COPYFILE_FICLONE);
    return true;
  });
  // Before the database, so that photos deleted from now on are included; this takes longest.
  await photos.addNew();
  await exclusively(() => engine.addNew());
  // After the database: a photo is stored before its row, so that no copied row lacks its photo.
  await photos.addNew();

  const manifest: Manifest = { madeAt: new Date().toISOString(), photos: photos.count };
  await writeFile(join(into, 'manifest.json'), JSON.stringify(manifest), { mode: 0o600 });
}

/** A folder copied file by file, repeatedly as new files appear. */
class Tree {
  readonly #from: string;
  readonly #to: string;
  readonly #carry: (path: string, target: string) => Promise<boolean>;
  readonly #seen = new Set<string>();
  count = 0;

  constructor(from: string, to: string, carry: (path: string, target: string) => Promise<boolean>) {
    this.#from = from;
    this.#to = to;
    this.#carry = carry;
  }

  async addNew(): Promise<void> {
    const entries = await entriesUnder(this.#from);
    const at = (entry: Dirent) => join(entry.parentPath, entry.name);
    // Empty folders too: Postgres does not start without some of them.
    for (const entry of entries.filter((one) => one.isDirectory())) {
      await mkdir(this.#findTarget(at(entry)), { recursive: true, mode: 0o700 });
    }
    const files = entries.filter((entry) => entry.isFile()).map(at);
    const fresh = files.filter((path) => !this.#seen.has(path));
    const atOnce = pLimit(FILES_AT_ONCE);
    const carried = await atOnce.map(fresh, (path) => this.#carry(path, this.#findTarget(path)));
    for (const path of fresh) this.#seen.add(path);
    this.count += carried.filter(Boolean).length;
  }

  #findTarget(path: string): string {
    return join(this.#to, relative(this.#from, path));
  }
}

/** Deleting a folder's last photo also deletes the folder, which can fail a walk that is about to enter it. */
async function entriesUnder(folder: string): Promise<Dirent[]> {
  for (let triesLeft = WALKS; ; triesLeft -= 1) {
    try {
      return await readdir(folder, { recursive: true, withFileTypes: true });
    } catch (error) {
      if (readErrorCode(error) !== 'ENOENT' || triesLeft <= 1) throw error;
    }
  }
}

/** Links a photo; false when it was deleted meanwhile. */
async function linkedOrGone(path: string, target: string): Promise<boolean> {
  try {
    await link(path, target).catch(async (error: unknown) => {
      if (!NO_LINKS.includes(readErrorCode(error))) throw error;
      await copyFile(path, target);
    });
    return true;
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

async function assertRoom(dataDir: string, database: string): Promise<void> {
  const needed = (await countBytes(database)) + LEAVE_FREE_BYTES;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  throw new BackupFault(
    `The disk with ${dataDir} needs ${Math.ceil(needed / 1e6)} MB free for a backup. Free some space, then try again.`,
  );
}

function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
