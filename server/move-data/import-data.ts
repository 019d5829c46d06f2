import pLimit from 'p-limit';
import { BackupFault } from '../backup/backup-fault.ts';
import type { Queries } from '../database/database.ts';
import type { HostConnection } from '../database/host-connection.ts';
import { withoutLimit } from '../database/request-scope.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { copyObject, sumObject } from './copy-photos.ts';
import {
  type Manifest,
  type Photo,
  exportFolder,
  openExport,
  photoSchema,
  readBatches,
  sameNames,
} from './export-folder.ts';
import { MOVED } from './moved-tables.ts';
import { type Places, openTarget } from './open-data.ts';
import { recountSql } from './recount.ts';
import { type Conflict, type TableShape, addLines, readColumns } from './table-rows.ts';

const PHOTOS_AT_ONCE = 4;
/** The most faults to name. */
const NAMED = 20;

export interface Moved {
  name: string;
  moved: number;
  /** Present before, and the same. */
  present: number;
}

export interface Imported {
  tables: Moved[];
  photos: Moved & { missing: number };
}

/**
 * Imports an export into a database and a storage: all of its rows, or none. After an interruption
 * the same call continues; after a success it changes nothing. Rows are tried before photos are
 * copied, so that a refusal comes at once. Throws BackupFault.
 */
export async function importData(options: { places: Places; folder: string }): Promise<Imported> {
  const { places, folder } = options;
  const manifest = await openExport(folder);
  const { connection, objects, close } = await openTarget(places);
  try {
    return await withoutLimit(async () => {
      await addRows(connection, folder, manifest, { keep: false });
      const photos = await addPhotos(objects, folder);
      const tables = await addRows(connection, folder, manifest, { keep: true });
      return { tables, photos };
    });
  } finally {
    await close();
  }
}

class TakenBack extends Error {}

const names = MOVED.map(({ name }) => name).join(', ');
const allTriggers = (state: 'enable' | 'disable') =>
  MOVED.map(({ name }) => `alter table ${name} ${state} trigger user`).join('; ');

/**
 * Adds all rows in one transaction, so that no report is visible without its rows. Triggers are for
 * people's changes: here they would count, refuse and rewrite what was already processed. The
 * tables' owner may disable them for this transaction; foreign keys still apply.
 */
async function addRows(
  { driver }: HostConnection,
  folder: string,
  manifest: Manifest,
  { keep }: { keep: boolean },
): Promise<Moved[]> {
  const tables: Moved[] = [];
  try {
    await driver.transaction(async (queries) => {
      await queries.exec(
        `lock table ${names} in share row exclusive mode; ${allTriggers('disable')}`,
      );
      // A row may refer to a later one in its own table.
      await queries.exec('set constraints all deferred');
      const conflicts: Conflict[] = [];
      for (const table of await readShapes(queries, manifest)) {
        const added = await addTable(queries, exportFolder(folder).table(table.name), table);
        tables.push(added);
        conflicts.push(...added.conflicts);
        // Rows that refer to a rejected row would only be rejected for that.
        if (added.conflicts.some(({ isTaken }) => isTaken)) break;
      }
      if (conflicts.length > 0) throw refused(conflicts);
      await queries.exec('set constraints all immediate');
      if (!keep) throw new TakenBack();
      await queries.exec(`${allTriggers('enable')}; ${recountSql(MOVED)}`);
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  // The embedded engine has no background process for this.
  if (tables.some(({ moved }) => moved > 0)) await driver.exec(`vacuum (analyze) ${names}`);
  return tables;
}

/** The tables with the export's columns. Throws BackupFault when the database's differ. */
async function readShapes(queries: Queries, { tables }: Manifest): Promise<TableShape[]> {
  const shapes: TableShape[] = [];
  for (const moved of MOVED) {
    const columns = tables.find(({ name }) => name === moved.name)?.columns ?? [];
    if (!sameNames(columns, await readColumns(queries, moved.name))) {
      throw new BackupFault(
        `The export has other columns of ${moved.name} than this database. Use the version of Plumbline here that made it.`,
      );
    }
    shapes.push({ ...moved, columns });
  }
  return shapes;
}

async function addTable(
  queries: Queries,
  path: string,
  table: TableShape,
): Promise<Moved & { conflicts: Conflict[] }> {
  const all = { name: table.name, moved: 0, present: 0, conflicts: [] as Conflict[] };
  for await (const lines of readBatches(path)) {
    const { added, conflicts } = await addLines(queries, table, lines);
    all.moved += added;
    all.present += lines.length - added - conflicts.length;
    all.conflicts.push(...conflicts);
  }
  return all;
}

function refused(conflicts: Conflict[]): BackupFault {
  const lines = conflicts.map(
    ({ table, row, isTaken }) =>
      `${table} ${row}: ${isTaken ? 'another row has what only one may have (an address, a name)' : 'the row there says something else'}`,
  );
  return new BackupFault(
    `${shortened(lines)}\nThe database holds other data in these places, so nothing was imported and nothing changed. Import into a new database; or delete there what is not needed, and import again.`,
  );
}

const shortened = (lines: string[]) =>
  [
    ...lines.slice(0, NAMED),
    ...(lines.length > NAMED ? [`and ${lines.length - NAMED} more`] : []),
  ].join('\n');

async function addPhotos(to: ObjectStorage, folder: string): Promise<Imported['photos']> {
  const at = exportFolder(folder);
  const from = diskStorage(at);
  const counted = { name: 'photos', moved: 0, present: 0, missing: 0 };
  const faults: string[] = [];
  const atOnce = pLimit(PHOTOS_AT_ONCE);
  for await (const lines of readBatches(at.photoList, 100)) {
    const outcomes = await atOnce.map(lines, async (line) => {
      const photo = photoSchema.parse(JSON.parse(line));
      const outcome = await addPhoto({ from, to }, photo);
      if (!(outcome in counted)) faults.push(`${photo.bucket}/${photo.name}: ${outcome}`);
      return outcome;
    });
    for (const outcome of outcomes) if (isCounted(outcome)) counted[outcome] += 1;
  }
  if (faults.length === 0) return counted;
  throw new BackupFault(
    `${shortened(faults)}\nCopy these photos again from where the export was made, or make another export; then import again. No row was imported, and no photo was replaced.`,
  );
}

type Counted = 'moved' | 'present' | 'missing';
const isCounted = (outcome: string): outcome is Counted =>
  ['moved', 'present', 'missing'].includes(outcome);

/** A photo's outcome, or its fault. */
async function addPhoto(
  ends: { from: ObjectStorage; to: ObjectStorage },
  { bucket, name, bytes, sha256 }: Photo,
): Promise<string> {
  if (sha256 === null) return 'missing';
  const there = await sumObject(ends.to, bucket, name);
  if (there?.sha256 === sha256) return 'present';
  if (there) return 'another photo has this name where it goes to';
  if (!(await ends.from.stat(bucket, name))) return 'the export lacks it';
  const isRight = (read: { bytes: number; sha256: string }) =>
    read.bytes === bytes && read.sha256 === sha256;
  return (await copyObject(ends, bucket, name, isRight)) ? 'moved' : 'damaged in the export';
}
