import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { z } from 'zod';
import { BackupFault } from '../backup/backup-fault.ts';
import { writeWhole } from '../data-folder/write-whole.ts';
import type { Queries } from '../database/database.ts';
import { newestMigration } from '../database/migration-files.ts';
import { withoutLimit } from '../database/request-scope.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { copyObject, sumObject } from './copy-photos.ts';
import {
  type Manifest,
  type Photo,
  exportFolder,
  readBatches,
  writeLines,
} from './export-folder.ts';
import { LEFT_OUT, MOVED } from './moved-tables.ts';
import { type OpenData, type Places, openSource } from './open-data.ts';
import { readColumns, readLines } from './table-rows.ts';

/** Photos and originals in transit at once, 30 MiB each at most. */
const PHOTOS_AT_ONCE = 4;
/** How often rows are read again because photos were deleted meanwhile. */
const TRIES = 3;

interface Exported {
  tables: Manifest['tables'];
  photos: Manifest['photos'];
  /** Names of photos that have a row but no file. */
  missing: string[];
}

/** Prints a line for each table while the export runs. */
type Say = (line: string) => void;

/**
 * Writes all people's data to a folder: rows of one point in time, and their photos. After an interruption, the same
 * call reads the rows again and copies only missing photos. Throws BackupFault.
 */
export async function exportData(options: {
  places: Places;
  folder: string;
  say: Say;
}): Promise<Exported> {
  const source = await openSource(options.places);
  try {
    return await exportFrom(source, options.folder, options.say);
  } finally {
    await source.close();
  }
}

/** The same for data that is already open. */
export async function exportFrom(source: OpenData, folder: string, say: Say): Promise<Exported> {
  const at = exportFolder(folder);
  claimFolder(folder);
  const exported = await withoutLimit(() => writeAll(source, folder, say));
  const { tables, photos } = exported;
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migration: newestMigration(),
    tables,
    photos,
  };
  rmSync(at.unfinished, { recursive: true });
  writeWhole(at.manifest, JSON.stringify(manifest, null, 2));
  return exported;
}

async function writeAll(source: OpenData, folder: string, say: Say): Promise<Exported> {
  for (let triesLeft = TRIES; triesLeft > 0; triesLeft -= 1) {
    const tables = await source.connection.driver.transaction((queries) =>
      writeTables(queries, folder, say),
    );
    const written = await writePhotos(source, folder);
    if (written !== null) return { tables, ...written };
  }
  throw new BackupFault(
    'Photos are being deleted while they are exported. Run export-data with the same folder again, in a quieter hour or with Plumbline stopped; it goes on where it was.',
  );
}

/** Throws BackupFault for a folder that holds anything but an unfinished export. */
function claimFolder(folder: string): void {
  const at = exportFolder(folder);
  if (existsSync(at.manifest)) {
    throw new BackupFault(`${folder} holds a whole export already. Name another folder.`);
  }
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isNew && !existsSync(at.unfinished)) {
    throw new BackupFault(`${folder} is not empty. Name another folder.`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const path of [at.unfinished, at.tables]) mkdirSync(path, { recursive: true, mode: 0o700 });
}

async function writeTables(
  queries: Queries,
  folder: string,
  say: Say,
): Promise<Manifest['tables']> {
  await queries.exec('set transaction isolation level repeatable read, read only');
  const tables: Manifest['tables'] = [];
  for (const moved of MOVED) {
    const columns = await readColumns(queries, moved.name);
    const lines = readLines(queries, { ...moved, columns });
    const written = await writeLines(exportFolder(folder).table(moved.name), lines);
    tables.push({ name: moved.name, columns, ...written });
    say(`${moved.name}: ${written.rows}`);
  }
  for (const { name, reason, rows } of await countLeftOut(queries)) {
    say(`${name}: ${rows} left out (${reason})`);
  }
  return tables;
}

async function countLeftOut(queries: Queries) {
  const { rows: there } = await queries.query<{ name: string; schema: string }>(
    `select n.nspname || '.' || c.relname as name, n.nspname::text as schema
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' order by 1`,
  );
  const counted = [];
  for (const { name, schema } of there) {
    const reason = LEFT_OUT[name] ?? LEFT_OUT[schema];
    if (reason === undefined) continue;
    const { rows } = await queries.query<{ rows: number }>(`select count(*) as rows from ${name}`);
    if (rows[0]?.rows) counted.push({ name, reason, rows: rows[0].rows });
  }
  return counted;
}

const rowSchema = z.object({ bucket_id: z.string(), name: z.string() });

/** Null when a photo was deleted after its row was written: the rows must be read again. */
async function writePhotos({ connection, objects }: OpenData, folder: string) {
  const at = exportFolder(folder);
  const to = diskStorage(at);
  const counted = { files: 0, bytes: 0 };
  const missing: Photo[] = [];
  const lines = async function* () {
    const atOnce = pLimit(PHOTOS_AT_ONCE);
    for await (const rows of readBatches(at.table('storage.objects'), 100)) {
      const photos = await atOnce.map(rows, (row) => writePhoto(objects, to, row));
      for (const photo of photos) {
        if (photo.bytes === null) missing.push(photo);
        else {
          counted.files += 1;
          counted.bytes += photo.bytes;
        }
      }
      yield photos.map((photo) => JSON.stringify(photo));
    }
  };
  const { sha256 } = await writeLines(at.photoList, lines());
  if (counted.files === 0 && missing.length > 0) {
    throw new BackupFault(
      `None of ${missing.length} photos is where DATA_DIR or STORAGE_URL says. Set both as they are for the host, then run export-data with the same folder again.`,
    );
  }
  for (const { bucket, name } of missing) {
    const { rows } = await connection.driver.query(
      'select 1 from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    );
    if (rows.length === 0) return null;
  }
  return {
    photos: { ...counted, missing: missing.length, sha256 },
    missing: missing.map(({ name }) => name),
  };
}

async function writePhoto(from: ObjectStorage, to: ObjectStorage, line: string): Promise<Photo> {
  const { bucket_id: bucket, name } = rowSchema.parse(JSON.parse(line));
  const stored = await from.stat(bucket, name);
  if (!stored) return { bucket, name, bytes: null, sha256: null };
  // Names are never reused, and a file is complete once it has its name.
  const isThere = (await to.stat(bucket, name))?.size === stored.size;
  const summed = isThere
    ? await sumObject(to, bucket, name)
    : await copyObject({ from, to }, bucket, name);
  return { bucket, name, bytes: summed?.bytes ?? null, sha256: summed?.sha256 ?? null };
}
