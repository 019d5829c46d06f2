import type { PhotoUpload } from './schema';
import type { StoreProgress } from './store-photo';
import { newId, newMoment, type UploadRecord } from './upload-record';

/** A photo in a queue: what is kept of it on the device, and what the screen is told. */
export interface Entry {
  record: UploadRecord;
  view: PhotoUpload;
  progress: StoreProgress;
  /** Failed attempts in a row while the server was busy. */
  attempts: number;
  /** The person took it out while a request was on its way. */
  isRemoved: boolean;
}

export function newRecord(
  file: File,
  batch: number,
  { userId, reportId }: Pick<UploadRecord, 'userId' | 'reportId'>,
): UploadRecord {
  return {
    id: newId(),
    userId,
    reportId,
    batch,
    fileName: file.name,
    addedAt: newMoment(),
    source: file,
    facts: null,
    prepared: null,
    rank: null,
    position: null,
  };
}

export function entryOf(record: UploadRecord): Entry {
  const { id, fileName, position, facts, prepared } = record;
  return {
    record,
    progress: { hasObjects: false },
    attempts: 0,
    isRemoved: false,
    view: {
      id,
      fileName,
      state: 'preparing',
      reason: null,
      rendition: prepared?.preview ?? null,
      position,
      capturedAt: facts?.capturedAt ?? null,
      isKept: false,
    },
  };
}

/** Batches as they were chosen; within one by rank, those not ranked yet last. */
export function inReportOrder(entries: Iterable<Entry>): Entry[] {
  return [...entries].sort(
    ({ record: one }, { record: other }) =>
      one.batch - other.batch ||
      (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
      one.addedAt - other.addedAt,
  );
}
