import type { BackendSettings } from './backend-settings.ts';

/** A stored file's checksum, computed from its bytes. */
export interface PhotoSum {
  /** Its path in the bucket. */
  name: string;
  /** The version of the object that was read, as returned by photos_to_sum(). */
  version: string;
  /** SHA-256 in hexadecimal; null where the storage has no such file. */
  sum: string | null;
}

/**
 * Stores checksums that a function computed itself, with every right, because no caller may supply
 * them (decision 164). The database drops those of objects that have since changed.
 */
export type RecordPhotoSums = (report: string, sums: PhotoSum[]) => Promise<void>;

export interface SumSettings extends BackendSettings {
  recordPhotoSums: RecordPhotoSums;
}
