import type { BackendSettings } from './backend-settings.ts';

/** A stored file's sum, as read from its bytes. */
export interface PhotoSum {
  /** Its path in the bucket. */
  name: string;
  /** The version of the object that was read, as photos_to_sum() gave it. */
  version: string;
  /** SHA-256 (hex) of its bytes; null where the storage has no such file. */
  sum: string | null;
}

/**
 * Keeps what a function itself read of a report's files, which no caller may say: with every right
 * (docs/decisions/164). The database keeps none of an object that is another by then.
 */
export type RecordPhotoSums = (report: string, sums: PhotoSum[]) => Promise<void>;

export interface SumSettings extends BackendSettings {
  recordPhotoSums: RecordPhotoSums;
}
