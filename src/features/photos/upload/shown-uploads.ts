import { type KeepingTrouble, isInHand, type PhotoUpload } from '../schema';
import { inReportOrder, shownUpload, type QueueState } from './queue/queue-state';

/** Milliseconds. Otherwise hundreds of changes a second would render one by one. */
const SHOW_EVERY_MS = 100;

export interface QueueSnapshot {
  /** In the report's order. */
  uploads: readonly PhotoUpload[];
  isOnline: boolean;
  keepingTrouble: KeepingTrouble;
}

/** A snapshot of the queue for screens, updated no faster than they can render. */
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
    /** Resolves when none of these continues by itself, with the remaining ones' outcomes, in this order. */
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

/** Returns the previous object if nothing differs: its tile does not render. */
function unlessSame(before: PhotoUpload | undefined, now: PhotoUpload): PhotoUpload {
  const keys = Object.keys(now) as (keyof PhotoUpload)[];
  return before && keys.every((key) => before[key] === now[key]) ? before : now;
}
