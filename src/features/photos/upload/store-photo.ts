import type { Observation } from '@/records/observation';
import type { PreparedPhoto } from '../prepare/prepared-photo';
import type { UploadPlace } from './queue/queue-events';
import { objectPath, type UploadRecord } from './upload-record';

/** The backend's calls for storing a photo. Every rejection is an UploadProblem. */
export interface PhotoBackend {
  isReachable(): Promise<boolean>;
  /** The position after which new photos come: the report's last, or that of the last photo of a row's finding. */
  readPlace(reportId: string, findingId: string | undefined): Promise<UploadPlace>;
  /** The row with this file in this report, and its number; null for none. */
  findByHash(reportId: string, hash: string): Promise<{ id: string; number: number } | null>;
  /** Writes photo and rendition; repeating it changes nothing. */
  putObjects(path: string, prepared: Pick<PreparedPhoto, 'photo' | 'rendition'>): Promise<void>;
  /** Keeps an original file beside the photo at this path; repeating it changes nothing. */
  putOriginal(path: string, file: Blob): Promise<void>;
  /** Removes photo, rendition and original, unless a current or restorable row shows them. */
  removeObjects(path: string): Promise<void>;
  /** 'repeated' when a row with this id or file exists. */
  insertRow(row: NewPhotoRow): Promise<'inserted' | 'repeated'>;
  hasRow(id: string): Promise<boolean>;
  removeRow(id: string, userId: string): Promise<void>;
}

export interface NewPhotoRow {
  id: string;
  reportId: string;
  userId: string;
  path: string;
  position: number;
  /** The row whose photo it joins. */
  findingId?: string | undefined;
  capturedAt: string | null;
  hash: string;
  fault: Observation['photo_fault'];
}

/** 'duplicate': another row of the report has this file; `row` is its id. */
export type StoreOutcome =
  { state: 'stored' } | { state: 'duplicate'; row: string; number: number };

/** The results of this visit's earlier attempts: no byte is sent twice. */
interface Progress {
  hasObjects: boolean;
  onObjects: () => void;
}

/**
 * Stores one prepared photo: objects first, then the row that refers to them. May be called again after any failure,
 * even if the failed attempt did arrive: the record's id, path and hash identify it. The caller removes what is left in
 * storage without a row. Rejects with UploadProblem.
 */
export async function storePhoto(
  record: UploadRecord,
  backend: PhotoBackend,
  { hasObjects, onObjects }: Progress,
): Promise<StoreOutcome> {
  const { id, reportId, userId, prepared, position, findingId, facts } = record;
  if (!prepared || position === null) throw new Error('Only a placed photo can be stored.');
  const { hash, fault = null } = prepared;
  const earlier = await backend.findByHash(reportId, hash);
  if (earlier) return toOutcome(earlier, id);

  const path = objectPath(record);
  if (!hasObjects) {
    await backend.putObjects(path, prepared);
    onObjects();
  }
  const capturedAt = facts?.capturedAt ?? null;
  const row = { id, reportId, userId, path, position, findingId, capturedAt, hash, fault };
  if ((await backend.insertRow(row)) === 'inserted') return { state: 'stored' };

  const winner = await backend.findByHash(reportId, hash);
  return winner ? toOutcome(winner, id) : { state: 'stored' };
}

/** Removes what an attempt left in storage, unless its row arrived after all. Never rejects. */
export async function removeUnlessStored(
  record: UploadRecord,
  backend: PhotoBackend,
): Promise<void> {
  try {
    if (!(await backend.hasRow(record.id))) await backend.removeObjects(objectPath(record));
  } catch (error) {
    console.warn('Objects without a row could not be removed; the sweep will.', error);
  }
}

function toOutcome({ id: row, number }: { id: string; number: number }, id: string): StoreOutcome {
  return row === id ? { state: 'stored' } : { state: 'duplicate', row, number };
}
