import type { ByteRange } from './byte-range.ts';

/** Bytes that have arrived but are not visible yet. */
export interface StagedObject {
  /** Makes them visible under their name, replacing what was there: as a whole, or not at all when it throws. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Stores the bytes of photos. It knows only names and bytes; rows, rights, limits, tags and the
 * order of changes to one name are the host's, the same for every implementation. Throws a
 * StorageFailure for faults that can be explained to a person.
 */
export interface ObjectStorage {
  /** True when an object may have this name here. */
  canHold(bucket: string, key: string): boolean;
  /** Writes bytes without showing them; an upload that fails leaves nothing. */
  stage(bucket: string, key: string, bytes: AsyncIterable<Uint8Array>): Promise<StagedObject>;
  /** Null when there is no such object. */
  stat(bucket: string, key: string): Promise<{ size: number; changedAt: Date } | null>;
  /** Reads an existing object, or a range of it. */
  read(bucket: string, key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Does nothing when there is no such object. */
  delete(bucket: string, key: string): Promise<void>;
  /** Every object's key, in the database or not. */
  keys(bucket: string): AsyncIterable<string>;
}
