import { type KeepingTrouble, isInHand, type PhotoUpload } from '../schema';
import { inReportOrder, shownUpload, type QueueState } from './queue/queue-state';

/** Milliseconds. Hundreds of changes a second would be drawn one by one otherwise. */
const SHOW_EVERY_MS = 100;

export interface QueueSnapshot {
  /** In the order in which they will stand in the report. */
  uploads: readonly PhotoUpload[];
  isOnline: boolean;
  keepingTrouble: KeepingTrouble;
}

/** A snapshot of the queue for screens, updated no faster than they can draw. */
export function createShownUploads(readState: () => QueueState) {
  const listeners = new Set<() => void>();
  let snapshot: QueueSnapshot = { uploads: [], isOnline: true, keepingTrouble: null };
  let isPlanned = false;

  const show = () => {
    isPlanned = false;
    const { photos, isOnline, keepingTrouble } = readState();
    const before = new Map(snapshot.uploads.map((upload) => [upload.id, upload]));
    const uploads = inReportOrder(photos.values()).flatMap((photo) => {
      const upload = shownUpload(photo);
      return upload ? [unlessSame(before.get(upload.id), upload)] : [];
    });
    snapshot = { uploads, isOnline, keepingTrouble };
    for (const listener of listeners) listener();
  };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update() {
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(show, SHOW_EVERY_MS);
    },
    /** Settles when none of these continues by itself any more, with how each that is left ended, in this order. */
    waitFor(ids: readonly string[]): Promise<readonly PhotoUpload[]> {
      return new Promise((settle) => {
        const check = () => {
          const byId = new Map(snapshot.uploads.map((upload) => [upload.id, upload]));
          const uploads = ids.flatMap((id) => byId.get(id) ?? []);
          if (uploads.some(isInHand)) return;
          listeners.delete(check);
          settle(uploads);
        };
        listeners.add(check);
      });
    },
    close() {
      listeners.clear();
    },
  };
}

/** The object shown before where nothing differs: its tile is not drawn again. */
function unlessSame(before: PhotoUpload | undefined, now: PhotoUpload): PhotoUpload {
  const keys = Object.keys(now) as (keyof PhotoUpload)[];
  return before && keys.every((key) => before[key] === now[key]) ? before : now;
}
