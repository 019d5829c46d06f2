import { preparePool } from '../prepare/prepare-pool';
import { photoBackend } from './backend';
import { createUploadClaims } from './device/claims';
import { browserNetwork } from './connection';
import { keepsOriginals, wishOriginals } from './kept-originals';
import { createDeviceStore } from './device/device-store';
import { createUploadQueue, type UploadQueue } from './upload-queue';

const queues = new Map<string, { userId: string; queue: UploadQueue }>();
const store = createDeviceStore();

/** Starts no further upload in this tab; unstored photos stay on the device. */
export function stopUploads(): void {
  for (const { queue } of queues.values()) queue.stop();
  queues.clear();
}

/** Deletes a person's waiting photos on this device, and their choice to keep originals. */
export async function forgetUploads(userId: string): Promise<void> {
  wishOriginals(userId, false);
  await store.forget(userId);
}

/**
 * The only queue of this person's report in this tab. It keeps running off its screen, and starts with photos that an
 * earlier visit left on this device. Another person's queues stop: their photos stay on the device until they return.
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
