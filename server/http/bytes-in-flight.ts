import { FairRoom } from '../fair-room.ts';

/** Bytes of requests in memory at a time; each request takes up to three times its size. */
const MOST_BYTES = 64 * 1024 * 1024;
/**
 * Bytes for one person: a photo at the storage's limit, as a form. A larger original waits until
 * nothing else of theirs is in memory.
 */
const MOST_OF_ONE = 16 * 1024 * 1024;
/** Reserved for people with nothing in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Bounds requests in memory by their bytes, not by how long somebody else, such as a bucket, takes to answer. */
export class BytesInFlight extends FairRoom {
  constructor() {
    super({ most: MOST_BYTES, mostOfOne: MOST_OF_ONE, kept: KEPT_BYTES });
  }
}
