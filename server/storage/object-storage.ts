import type { ByteRange } from './byte-range.ts';

/** Bytes that have arrived and that nobody sees yet. */
export interface StagedObject {
  /** Shows them under their name, in place of what was there: as a whole, or not at all where it throws. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A back end for the bytes of photos. It knows names and bytes. Rows, rights, bounds, tags and the order of changes to
 * one name are the host's, and the same for every back end. It throws a StorageFailure for faults that can be explained
 * to a person.
 */
export interface ObjectStorage {
  /** True when an object can have this name here. */
  canHold(bucket: string, key: string): boolean;
  /** Takes bytes to where they can be kept. An upload that fails on the way leaves nothing. */
  stage(bucket: string, key: string, bytes: AsyncIterable<Uint8Array>): Promise<StagedObject>;
  /** Null when there is no such object. */
  stat(bucket: string, key: string): Promise<{ size: number; changedAt: Date } | null>;
  /** An object that is there: all of it, or a range. */
  read(bucket: string, key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Does nothing when there is no such object. */
  delete(bucket: string, key: string): Promise<void>;
  /** Every object's key, whether the database knows it or not. */
  keys(bucket: string): AsyncIterable<string>;
}
