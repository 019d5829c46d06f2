import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { type ReadEntry, create, extract, list } from 'tar';
import { listFiles } from '../storage/files.ts';
import { BackupFault } from './backup-fault.ts';
import { ENTRIES, type Manifest, manifestSchema } from './manifest.ts';

const FLUSHES_AT_ONCE = 16;

/**
 * Packs a staged backup into one file that only its owner can read, as a whole or not at all.
 * Returns the SHA-256 of the bytes written, in hexadecimal. Throws BackupFault.
 */
export async function packArchive(staged: string, file: string): Promise<string> {
  const unfinished = `${file}.unfinished`;
  try {
    // Written by Node: the library takes a write cut short by a full disk for a complete one.
    const packed = create({ cwd: staged, portable: true, strict: true }, [...ENTRIES]);
    const hash = createHash('sha256');
    const summed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(packed, summed, createWriteStream(unfinished, { mode: 0o600 }));
    await flush(unfinished);
    await rename(unfinished, file);
    return hash.digest('hex');
  } catch (error) {
    throw notWritten(file, error);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Checks before the work that the file can be written. Throws BackupFault. */
export async function assertWritable(file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, '', { mode: 0o600 }).catch((error: unknown) => {
    throw notWritten(file, error);
  });
  await rm(unfinished);
}

function notWritten(file: string, cause: unknown): unknown {
  if (!(cause instanceof Error && 'code' in cause)) return cause;
  return new BackupFault(
    `${file} cannot be written (${String(cause.code)}). Choose a folder that can be written and has room.`,
    { cause },
  );
}

/**
 * Reads an archive again: every byte against the checksum, and every entry against what a backup
 * holds. Throws BackupFault on any difference.
 */
export async function verifyArchive(file: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') !== sha256) throw damaged(file);
  const found = new Set<string>();
  let isForeign = false;
  await list({
    file,
    strict: true,
    onReadEntry({ path, type }) {
      isForeign ||= !isOfBackup(path, type);
      found.add(path.split('/', 1)[0] ?? '');
    },
  }).catch((error: unknown) => {
    throw damaged(file, error);
  });
  if (isForeign || ENTRIES.some((name) => !found.has(name))) throw damaged(file);
}

/**
 * Unpacks an archive into a new folder and checks that it is complete. Nothing in it can leave the
 * folder: only plain files and folders under a backup's names are taken. Throws BackupFault.
 */
export async function unpackArchive(file: string, into: string): Promise<Manifest> {
  let foreign: string | null = null;
  const sizes = new Map<string, number>();
  try {
    await extract({
      file,
      cwd: into,
      strict: true,
      preserveOwner: false,
      filter(path, entry) {
        // The callback's type covers packing and unpacking; unpacking passes entries.
        const found = entry as ReadEntry;
        if (!isOfBackup(path, found.type)) {
          foreign ??= path;
          return false;
        }
        if (found.type === 'File') sizes.set(join(into, path), found.size);
        found.mode = found.type === 'Directory' ? 0o700 : 0o600;
        return true;
      },
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // The caller explains file system errors (a full disk); all others concern the archive.
    throw /^E[A-Z]+$/.test(code) ? error : damaged(file, error);
  }
  if (foreign !== null) {
    throw new BackupFault(
      `${file} is not a backup of Plumbline: it holds ${JSON.stringify(foreign)}.`,
    );
  }
  await assertWhole(sizes);
  for (const name of ENTRIES) {
    const found = await stat(join(into, name)).catch(() => null);
    const isRight = name.endsWith('.json') ? found?.isFile() : found?.isDirectory();
    if (!isRight) throw damaged(file);
  }
  const manifest = await readManifest(file, into);
  const photos = await listFiles(join(into, 'photos'));
  if (photos.length !== manifest.photos) throw damaged(file);
  // A power cut from here on must not lose what is reported as restored.
  await pLimit(FLUSHES_AT_ONCE).map(await listFiles(into), flush);
  return manifest;
}

/** The library takes a write cut short by a full disk for a complete one. */
async function assertWhole(sizes: Map<string, number>): Promise<void> {
  for (const [path, size] of sizes) {
    if ((await stat(path)).size === size) continue;
    throw Object.assign(new Error(`${path} was written in part`), { code: 'ENOSPC' });
  }
}

function isOfBackup(path: string, type: string): boolean {
  if (type !== 'File' && type !== 'Directory') return false;
  const [top = '', ...below] = path.replace(/\/$/, '').split('/');
  if (!(ENTRIES as readonly string[]).includes(top)) return false;
  return below.every((segment) => !['', '.', '..'].includes(segment) && !segment.includes('\\'));
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    throw damaged(file, error);
  }
}

function damaged(file: string, cause?: unknown): BackupFault {
  return new BackupFault(
    `${file} is no whole backup: it was cut off or damaged, or is something else. Take another one.`,
    { cause },
  );
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}
