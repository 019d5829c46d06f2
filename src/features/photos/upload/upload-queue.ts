import { MAX_FILE_BYTES } from '@/lib/pictures/bounds';
import type { PhotoUpload } from '../schema';
import { watchConnection, type NetworkEvents } from './connection';
import type { DeviceStore } from './device/device-store';
import { createUploadKeeper } from './device/keeper';
import { next } from './queue/next';
import type { UploadEvent } from './queue/queue-events';
import { EMPTY_QUEUE, isToBeKept, type QueueState } from './queue/queue-state';
import { effectRunner, type EffectParts } from './run-effects';
import { createShownUploads, type QueueSnapshot } from './shown-uploads';
import { createTimestamp, newRecord, type UploadRecord } from './upload-record';

export interface UploadQueue {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): QueueSnapshot;
  /** Resumes what an earlier visit left on this device. */
  resume(): Promise<void>;
  /**
   * Resolves when nothing of this batch continues by itself, with each photo's outcome. They join the finding of the
   * row `findingId`, if given.
   */
  add(files: readonly File[], findingId?: string): Promise<readonly PhotoUpload[]>;
  /** Retries one failed photo, or all of them. */
  retry(id?: string): void;
  /** Removes a photo from the queue; a stored row is the caller's business. */
  remove(id: string): void;
  /** Starts nothing more; unstored photos stay on the device for another visit. */
  stop(): void;
}

interface QueueParts extends EffectParts {
  userId: string;
  reportId: string;
  store: DeviceStore;
  network: NetworkEvents;
  /** True when chosen files are kept unchanged. */
  keepsOriginals: () => boolean;
}

/**
 * Uploads chosen files into one report, whatever the network does. Knows no screen and no backend: it applies `next`
 * and runs its effects.
 */
export function createUploadQueue(parts: QueueParts): UploadQueue {
  let state = EMPTY_QUEUE;
  const events: UploadEvent[] = [];
  const shown = createShownUploads(() => state);

  const tell = (event: UploadEvent) => {
    events.push(event);
    // An effect may answer synchronously; its event waits until the current one is done.
    if (events.length > 1) return;
    for (let current = events[0]; current; current = events[0]) {
      const step = next(state, current);
      state = step.state;
      for (const effect of step.effects) runEffect(effect);
      events.shift();
    }
    shown.update();
  };

  const keeper = createUploadKeeper(parts.store, {
    findRecord: (id) => recordToKeep(state, id),
    onKept: (id, record) => {
      tell({ type: 'kept', id, record });
    },
    onTrouble: (trouble) => {
      tell({ type: 'not kept', trouble });
    },
  });
  const connection = watchConnection(
    () => parts.backend.isReachable(),
    parts.network,
    (isUp) => {
      tell({ type: isUp ? 'came online' : 'went offline' });
    },
  );
  const runEffect = effectRunner(parts, {
    reportId: parts.reportId,
    keep: (id) => {
      keeper.change(id);
    },
    waitForServer: () => {
      connection.lose();
    },
    tell,
  });

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.getSnapshot,
    async resume() {
      try {
        const records = await parts.store.list(parts.userId, parts.reportId);
        tell({ type: 'found on device', records });
      } catch (error) {
        console.warn('Photos kept on this device could not be read.', error);
        tell({ type: 'not kept', trouble: 'unavailable' });
      }
    },
    add(files, findingId) {
      const batch = createTimestamp();
      const records = files.map((file) =>
        newRecord(file, batch, parts, findingId, parts.keepsOriginals()),
      );
      tell({ type: 'chosen', records });
      return shown.waitFor(records.map(({ id }) => id));
    },
    retry(id) {
      for (const one of id === undefined ? [...state.photos.keys()] : [id]) {
        tell({ type: 'retry asked', id: one });
      }
    },
    remove(id) {
      tell({ type: 'removal asked', id });
    },
    stop() {
      tell({ type: 'stopped' });
      connection.stop();
      shown.close();
    },
  };
}

function recordToKeep({ photos }: QueueState, id: string): UploadRecord | null {
  const photo = photos.get(id);
  // A file about to be refused for its size must not fill the device first.
  const isTooLarge = (photo?.record.source?.size ?? 0) > MAX_FILE_BYTES;
  return photo && isToBeKept(photo) && !isTooLarge ? photo.record : null;
}
