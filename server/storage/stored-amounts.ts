import { join } from 'node:path';
import { bytesUnder, sizesUnder } from './files.ts';
import { storageFailure, storageFull } from './storage-failure.ts';

export interface StorageLimits {
  /** Bytes of all photos; null for as much as the disk has. */
  bytes: number | null;
  bytesPerPerson: number;
}

/** Two files each for more observations than the database lets one person have. */
const MAX_FILES_PER_PERSON = 100_000;

/** What one person keeps. */
export interface Kept {
  bytes: number;
  files: number;
}

/**
 * Counts what is stored, in all and for each person: the first folder in a bucket is its owner. A person is
 * measured on disk when they first change something, and followed from there.
 */
export class StoredAmounts {
  readonly #root: string;
  readonly #limits: StorageLimits;
  readonly #people = new Map<string, Promise<Kept>>();
  #bytes: number;

  private constructor(root: string, limits: StorageLimits, bytes: number) {
    this.#root = root;
    this.#limits = limits;
    this.#bytes = bytes;
  }

  static async measure(root: string, limits: StorageLimits): Promise<StoredAmounts> {
    return new StoredAmounts(root, limits, limits.bytes === null ? 0 : await bytesUnder(root));
  }

  /** What the owner of this name keeps; to be asked before anything of theirs is changed. */
  ownersOf(bucket: string, key: string): Promise<Kept> {
    const folder = join(bucket, key.split('/', 1)[0] ?? '');
    const known = this.#people.get(folder);
    if (known) return known;
    const measured = sizesUnder(join(this.#root, folder)).then((sizes) => ({
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: sizes.length,
    }));
    this.#people.set(folder, measured);
    measured.catch(() => this.#people.delete(folder));
    return measured;
  }

  /** Counts bytes before they are written, so that uploads at the same time share the room. */
  reserve(kept: Kept, bytes: number): void {
    const { bytes: inAll, bytesPerPerson } = this.#limits;
    if (inAll !== null && this.#bytes + bytes > inAll) throw storageFull();
    if (kept.bytes + bytes > bytesPerPerson || kept.files >= MAX_FILES_PER_PERSON) {
      throw personsRoomFull(bytesPerPerson);
    }
    this.#bytes += bytes;
    kept.bytes += bytes;
  }

  /** Gives back what was reserved and not stored. */
  free(kept: Kept, bytes: number): void {
    this.#bytes -= bytes;
    kept.bytes -= bytes;
  }

  /** A file is stored for which room was reserved, in the place of one of `replaced` bytes or of none. */
  add(kept: Kept, replaced: number | null): void {
    if (replaced === null) kept.files += 1;
    else this.free(kept, replaced);
  }

  /** A stored file is gone. */
  forget(kept: Kept, bytes: number): void {
    this.free(kept, bytes);
    kept.files -= 1;
  }
}

function personsRoomFull(bytesPerPerson: number): Error {
  const megabytes = bytesPerPerson / 1024 / 1024;
  const room =
    megabytes < 1024 ? `${Math.floor(megabytes)} MB` : `${Math.floor(megabytes / 1024)} GB`;
  return storageFailure(
    507,
    'QuotaExceeded',
    `Your photos take all the room that one person has here (${room}), so this one was not stored. Delete reports that you no longer need, then try again.`,
  );
}
