import { FairRoom } from '../fair-room.ts';

/** Bytes of requests in memory at a time, each up to three times over on its way through. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * Bytes for one person: a photo at the storage's bound, in its form. A larger original comes in with nothing else of
 * theirs.
 */
const MOST_OF_ONE = 16 * 1024 * 1024;
/** Kept for people of whom nothing is in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Bounds what is in memory by its bytes, and not by how long somebody else, as a bucket, takes to answer. */
export class BytesInFlight extends FairRoom {
  constructor() {
    super({ most: MOST_BYTES, mostOfOne: MOST_OF_ONE, kept: KEPT_BYTES });
  }
}
