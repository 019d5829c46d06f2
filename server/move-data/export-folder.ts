import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { newestMigration } from '../database/migration-files.ts';
import { REPLACED_VERSIONS } from '../database/replaced-versions.ts';
import { BackupFault } from '../backup/backup-fault.ts';
import { MOVED } from './moved-tables.ts';

/** The format of an export; raise it when earlier programs could no longer read one. */
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Describes an export; written last, so that an export without it is unfinished. */
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
  /** The newest migration of the exported database. */
  migration: z.string(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      sha256,
    }),
  ),
  photos: z.object({
    files: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Photos that had a row but no file where the export was made. */
    missing: z.int().nonnegative(),
    /** The checksum of the list of photos. */
    sha256,
  }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A line of the list of photos; bytes and checksum are null for one without a file where the export was made. */
export const photoSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  bytes: z.int().nonnegative().nullable(),
  sha256: sha256.nullable(),
});
export type Photo = z.infer<typeof photoSchema>;

export function exportFolder(folder: string) {
  return {
    manifest: join(folder, 'manifest.json'),
    tables: join(folder, 'tables'),
    /** One row per line, as JSON. */
    table: (name: string) => join(folder, 'tables', `${name}.jsonl`),
    photoList: join(folder, 'photos.jsonl'),
    photos: join(folder, 'photos'),
    /** Exists until the export is complete. */
    unfinished: join(folder, 'unfinished'),
  };
}

/** Reads a complete export's manifest and verifies its tables' checksums. Throws BackupFault. */
export async function openExport(folder: string): Promise<Manifest> {
  const at = exportFolder(folder);
  if (!existsSync(at.manifest)) {
    const reason = existsSync(at.unfinished)
      ? 'an export that was not finished. Run export-data with the same folder again'
      : 'no export. Name the folder that export-data wrote';
    throw new BackupFault(`In ${folder} is ${reason}.`);
  }
  refuseLinks(folder);
  const manifest = readManifest(at.manifest);
  const own = newestMigration();
  if (manifest.migration < own || REPLACED_VERSIONS.includes(manifest.migration)) {
    throw new BackupFault(
      `The export is of an older version of Plumbline (migration ${manifest.migration}, here ${own}). Start this version once where the export was made, then export again.`,
    );
  }
  const isKnown = sameNames(
    manifest.tables.map(({ name }) => name),
    MOVED.map(({ name }) => name),
  );
  if (manifest.migration > own || !isKnown) {
    throw new BackupFault(
      `The export is of another version of Plumbline (migration ${manifest.migration}, here ${own}). Use the version here that made it.`,
    );
  }
  const files: [string, string][] = manifest.tables.map(({ name, sha256: sum }) => [
    at.table(name),
    sum,
  ]);
  for (const [path, sum] of [...files, [at.photoList, manifest.photos.sha256] as const]) {
    if (!existsSync(path) || (await hashFile(path)) !== sum) throw damaged(path);
  }
  return manifest;
}

/** An export has only files and folders: a link would import other data from this machine. */
function refuseLinks(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isDirectory() || (found.isFile() && found.nlink === 1)) continue;
    throw new BackupFault(
      `${path} is a link, which no export has. Copy the export again from where it was made; nothing was imported.`,
    );
  }
}

function readManifest(path: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw damaged(path, error);
  }
}

export function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

function damaged(path: string, cause?: unknown): BackupFault {
  return new BackupFault(
    `${path} is missing or not as it was written. Copy the export again from where it was made, or make another; nothing was imported.`,
    { cause },
  );
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes lines to a file that only its owner can read; returns their number and the file's SHA-256. */
export async function writeLines(
  path: string,
  batches: AsyncIterable<readonly string[]>,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  const texts = async function* () {
    for await (const lines of batches) {
      rows += lines.length;
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      yield text;
    }
  };
  await pipeline(texts(), createWriteStream(path, { mode: 0o600, flush: true }));
  return { rows, sha256: hash.digest('hex') };
}

const READ_BYTES = 1024 * 1024;
const LINE_FEED = 10;

/** A file's lines in batches of `most` or few characters. Only \n ends a line: texts may hold other line ends. */
export async function* readBatches(path: string, most = 500): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  let rest = Buffer.alloc(0);
  const chunks = createReadStream(path, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>;
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let end = rest.indexOf(LINE_FEED); end !== -1; end = rest.indexOf(LINE_FEED, from)) {
      const line = rest.toString('utf8', from, end);
      from = end + 1;
      batch.push(line);
      characters += line.length;
      if (batch.length < most && characters < READ_BYTES) continue;
      yield batch;
      [batch, characters] = [[], 0];
    }
    rest = rest.subarray(from);
  }
  if (batch.length > 0) yield batch;
}
