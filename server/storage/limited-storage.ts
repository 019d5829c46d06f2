import type { Amount, ObjectStorage } from './object-storage.ts';
import { impossibleName, personsRoomFull, storageFull } from './storage-failure.ts';

export interface StorageLimits {
  /** Bytes of all photos; null for as much as the back end has. */
  bytes: number | null;
  bytesPerPerson: number;
}

/** Two files each for more observations than the database lets one person have. */
const MAX_FILES_PER_PERSON = 100_000;

/**
 * The same storage with bounds: of all bytes, and of each person's bytes and files. The first part of a key is
 * its owner, who is measured when they first change something, and followed from there.
 */
export async function limitedStorage(
  storage: ObjectStorage,
  limits: StorageLimits,
): Promise<ObjectStorage> {
  let bytesInAll = limits.bytes === null ? 0 : (await storage.amount()).bytes;
  const people = new Map<string, Promise<Amount>>();

  const ownersAmount = (bucket: string, key: string) => {
    if (!storage.canHold(bucket, key)) throw impossibleName();
    const owner = key.split('/', 1)[0] ?? '';
    const name = `${bucket}/${owner}`;
    const known = people.get(name);
    if (known) return known;
    const measured = storage.amount(bucket, owner);
    people.set(name, measured);
    measured.catch(() => people.delete(name));
    return measured;
  };
  /** Before bytes are written, so that uploads at the same time share the room. */
  const reserve = (amount: Amount, bytes: number) => {
    const { bytes: inAll, bytesPerPerson } = limits;
    if (inAll !== null && bytesInAll + bytes > inAll) throw storageFull();
    if (amount.bytes + bytes > bytesPerPerson || amount.files >= MAX_FILES_PER_PERSON) {
      throw personsRoomFull(bytesPerPerson);
    }
    bytesInAll += bytes;
    amount.bytes += bytes;
  };
  const free = (amount: Amount, bytes: number) => {
    bytesInAll -= bytes;
    amount.bytes -= bytes;
  };

  return {
    ...storage,
    async stage(bucket, key, bytes) {
      const amount = await ownersAmount(bucket, key);
      let size = 0;
      const counted = async function* () {
        for await (const chunk of bytes) {
          reserve(amount, chunk.byteLength);
          size += chunk.byteLength;
          yield chunk;
        }
      };
      const staged = await storage.stage(bucket, key, counted()).catch((error: unknown) => {
        free(amount, size);
        throw error;
      });
      return {
        async keep() {
          const replaced = await storage.stat(bucket, key);
          await staged.keep();
          if (replaced) free(amount, replaced.size);
          else amount.files += 1;
        },
        async drop() {
          free(amount, size);
          await staged.drop();
        },
      };
    },
    async delete(bucket, key) {
      const amount = await ownersAmount(bucket, key);
      const stored = await storage.stat(bucket, key);
      await storage.delete(bucket, key);
      if (!stored) return;
      free(amount, stored.size);
      amount.files -= 1;
    },
  };
}
