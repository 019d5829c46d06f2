import type { PreparedPhoto } from './schema';
import { UploadProblem } from './upload-problem';
import { objectPath, type UploadRecord } from './upload-record';

/** What storing a photo asks of the backend. Every rejection is an UploadProblem. */
export interface PhotoBackend {
  isReachable(): Promise<boolean>;
  /** The highest position in the report; 0 when it has no rows. */
  lastPosition(reportId: string): Promise<number>;
  /** The row that holds this file in this report, with its number there; null when none does. */
  findByHash(reportId: string, hash: string): Promise<{ id: string; number: number } | null>;
  /** Writes photo and rendition; writing them again changes nothing. */
  putObjects(path: string, prepared: PreparedPhoto): Promise<void>;
  removeObjects(path: string): Promise<void>;
  /** 'repeated' when a row with this id or this file is there already. */
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
  capturedAt: string | null;
  hash: string;
}

/** What earlier attempts of this visit have achieved, so that no byte is sent twice. */
export interface StoreProgress {
  hasObjects: boolean;
}

export type StoreOutcome = { state: 'stored' } | { state: 'duplicate'; number: number };

/**
 * Stores one prepared photo: objects first, then the row that refers to them. May be called again
 * after any failure, also when the failed attempt did arrive: the record's id, path and hash make
 * the second attempt find the first. Rejects with UploadProblem.
 */
export async function storePhoto(
  record: UploadRecord & { prepared: PreparedPhoto; position: number },
  backend: PhotoBackend,
  progress: StoreProgress,
): Promise<StoreOutcome> {
  const { id, reportId, userId, prepared, position } = record;
  const path = objectPath(record);
  const earlier = await backend.findByHash(reportId, prepared.hash);
  if (earlier) return outcomeOf(earlier, id);

  if (!progress.hasObjects) await backend.putObjects(path, prepared);
  progress.hasObjects = true;
  const result = await backend
    .insertRow({
      id,
      reportId,
      userId,
      path,
      position,
      capturedAt: record.facts?.capturedAt ?? null,
      hash: prepared.hash,
    })
    .catch(async (error: unknown) => {
      const isFinal = error instanceof UploadProblem && error.kind === 'refused';
      if (isFinal) await removeUnlessStored(record, backend, progress);
      throw error;
    });
  if (result === 'inserted') return { state: 'stored' };

  const winner = await backend.findByHash(reportId, prepared.hash);
  const outcome = winner ? outcomeOf(winner, id) : { state: 'stored' as const };
  if (outcome.state === 'duplicate') await removeUnlessStored(record, backend, progress);
  return outcome;
}

/** Removes what an attempt left in storage, unless its row arrived after all. Never rejects. */
export async function removeUnlessStored(
  record: UploadRecord,
  backend: PhotoBackend,
  progress: StoreProgress,
): Promise<void> {
  progress.hasObjects = false;
  try {
    if (!(await backend.hasRow(record.id))) await backend.removeObjects(objectPath(record));
  } catch (error) {
    console.warn('Objects without a row could not be removed; the sweep will.', error);
  }
}

function outcomeOf(row: { id: string; number: number }, id: string): StoreOutcome {
  return row.id === id ? { state: 'stored' } : { state: 'duplicate', number: row.number };
}
