import type { PictureFacts } from '@/lib/pictures/door/picture-door';
import { newId } from '@/lib/new-id';
import { MAX_ORIGINAL_BYTES } from '@shared/contract/limits';
import type { PreparedPhoto } from '../prepare/prepared-photo';

/** This device's record of a photo until it is stored. */
export interface UploadRecord {
  /** Becomes the observation's id: a row written twice is recognised. */
  id: string;
  userId: string;
  reportId: string;
  /** The row whose finding it joins; without one it gets its own row. */
  findingId?: string;
  /** When it was chosen, in milliseconds; shared by all photos chosen together. */
  batch: number;
  fileName: string;
  /** Milliseconds; unique in this page, and the start of the object's name. */
  addedAt: number;
  /** The chosen file, until it is prepared, or kept. */
  source: Blob | null;
  /** Set when the chosen file is to be kept, once all photos are stored; absent otherwise. */
  original?: 'wished' | 'too large';
  /** Its row is written, but its original not kept yet. */
  isStored?: true;
  facts: PictureFacts | null;
  prepared: PreparedPhoto | null;
  /** Rank within the batch, from 1; null until all of it has been inspected. */
  rank: number | null;
  /** Fixed before the batch's first row is written: a reload keeps the order. */
  position: number | null;
  /** Removed; kept until all effects of its requests are undone. */
  isWithdrawn?: true;
}

/** The record of a chosen file; `batch` is the same timestamp for all files chosen together. */
export function newRecord(
  file: File,
  batch: number,
  { userId, reportId }: Pick<UploadRecord, 'userId' | 'reportId'>,
  findingId?: string,
  isOriginalWished = false,
): UploadRecord {
  return {
    id: newId(),
    userId,
    reportId,
    ...(findingId !== undefined && { findingId }),
    batch,
    fileName: file.name,
    addedAt: createTimestamp(),
    source: file,
    ...(isOriginalWished && { original: file.size > MAX_ORIGINAL_BYTES ? 'too large' : 'wished' }),
    facts: null,
    prepared: null,
    rank: null,
    position: null,
  };
}

let lastTimestamp = 0;

/** The current time in milliseconds, never the same number twice. */
export function createTimestamp(now = Date.now()): number {
  lastTimestamp = Math.max(now, lastTimestamp + 1);
  return lastTimestamp;
}

const MAX_NAME = 60;

/** A file name's words in characters safe for a path and a URL; '' when none remain. */
export function safeName(fileName: string): string {
  return fileName
    .replace(/\.[^.]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-+|-+$/g, '');
}

/** Hexadecimal digits of the id at the end of an object's name; 90 of their bits are random. */
const SECRET_DIGITS = 24;

/**
 * The object's path: user / report / timestamp_name. Derived only from the record: every attempt writes the same
 * object. The bucket is public: most of the id is at the end, so one photo's address does not reveal its neighbour's,
 * chosen in the next millisecond.
 */
export function objectPath(record: PathParts): string {
  const name = safeName(record.fileName) || 'photo';
  const secret = record.id.replaceAll('-', '').slice(0, SECRET_DIGITS);
  return `${record.userId}/${record.reportId}/${record.addedAt}_${name}-${secret}.jpg`;
}

type PathParts = Pick<UploadRecord, 'id' | 'userId' | 'reportId' | 'addedAt' | 'fileName'>;

/** Sorts photos chosen together: by capture time, those without one last; then by name in natural order. */
export function inBatchOrder<T extends Pick<UploadRecord, 'facts' | 'fileName' | 'addedAt'>>(
  batch: readonly T[],
): T[] {
  const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return batch.toSorted((one, other) => {
    const oneTime = one.facts?.capturedAt ?? '9999';
    const otherTime = other.facts?.capturedAt ?? '9999';
    if (oneTime !== otherTime) return oneTime < otherTime ? -1 : 1;
    return names.compare(one.fileName, other.fileName) || one.addedAt - other.addedAt;
  });
}
