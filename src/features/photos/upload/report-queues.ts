import { preparePool } from '../prepare/prepare-pool';
import { photoBackend } from './backend';
import { createUploadClaims } from './device/claims';
import { browserNetwork } from './connection';
import { keepsOriginals, wishOriginals } from './kept-originals';
import { createDeviceStore } from './device/device-store';
import { createUploadQueue, type UploadQueue } from './upload-queue';

const queues = new Map<string, { userId: string; queue: UploadQueue }>();
const store = createDeviceStore();

/** Begins no further upload in this tab; what is not stored stays on the device. */
export function stopUploads(): void {
  for (const { queue } of queues.values()) queue.stop();
  queues.clear();
}

/** Deletes the photos of a person that wait on this device, and their wish to keep originals. */
export async function forgetUploads(userId: string): Promise<void> {
  wishOriginals(userId, false);
  await store.forget(userId);
}

/**
 * The one queue of this person's report in this tab. It continues when its screen is left, and begins with the photos
 * that an earlier visit left on this device. Another person's queues stop: their photos stay on the device until they
 * come back.
 */
export function openUploadQueue(
  userId: string,
  reportId: string,
  onStored: () => void,
): UploadQueue {
  for (const [key, other] of queues) {
    if (other.userId === userId) continue;
    other.queue.stop();
    queues.delete(key);
  }
  const key = `${userId}/${reportId}`;
  const known = queues.get(key);
  if (known) return known.queue;
  const pool = preparePool();
  pool.warmUp();
  const queue = createUploadQueue({
    userId,
    reportId,
    backend: photoBackend,
    store,
    // The types promise locks; a page over plain http has none.
    claims: createUploadClaims(navigator.locks as LockManager | undefined),
    pool,
    network: browserNetwork,
    keepsOriginals: () => keepsOriginals(userId),
    onStored,
  });
  queues.set(key, { userId, queue });
  void queue.resume();
  return queue;
}
