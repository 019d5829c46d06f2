import { watchConnection, type NetworkEvents } from './connection';
import type { PreparePool } from './prepare-pool';
import { isInHand, isUnstored, MAX_FILE_BYTES, type PhotoUpload } from './schema';
import { removeUnlessStored, storePhoto, type PhotoBackend } from './store-photo';
import { entryOf, inReportOrder, newRecord, type Entry } from './upload-entry';
import type { UploadClaims } from './upload-claims';
import { createUploadKeeper, type KeepingTrouble } from './upload-keeper';
import { UploadProblem } from './upload-problem';
import { createPlaces } from './upload-places';
import { createPreparation } from './upload-preparation';
import { newMoment, type UploadRecord } from './upload-record';
import type { UploadStore } from './upload-store';

/** Four requests at a time hide the waiting of a slow link and leave the browser two connections. */
const PARALLEL_UPLOADS = 4;
/** Milliseconds before each further attempt while the server is busy; then it is up to the person. */
const RETRY_AFTER_MS = [500, 1000, 2000, 4000, 8000];

interface QueueSnapshot {
  /** In the order in which they will stand in the report. */
  uploads: readonly PhotoUpload[];
  isOnline: boolean;
  keepingTrouble: KeepingTrouble;
}

export interface UploadQueue {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  getSnapshot(): QueueSnapshot;
  /** Takes up what an earlier visit left on this device. */
  resume(): Promise<void>;
  /** Settles when nothing of this batch goes on by itself any more, with how each photo ended. */
  add(files: readonly File[]): Promise<readonly PhotoUpload[]>;
  /** Tries one failed photo again, or all of them. */
  retry(id?: string): void;
  /** Takes a photo out of the queue, stored or not; a stored row stays the caller's business. */
  remove(id: string): void;
  /** Begins nothing more; what is not stored stays on the device for another visit. */
  stop(): void;
}

interface QueueParts {
  userId: string;
  reportId: string;
  backend: PhotoBackend;
  store: UploadStore;
  claims: UploadClaims;
  pool: Pick<PreparePool, 'inspect' | 'prepare'>;
  network: NetworkEvents;
  /** A row was written, here or in another tab. */
  onStored: () => void;
}

/** Brings chosen files into one report, whatever the network does. Knows no screen and no wire. */
export function createUploadQueue(parts: QueueParts): UploadQueue {
  const { backend, store, claims } = parts;
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let snapshot: QueueSnapshot = { uploads: [], isOnline: true, keepingTrouble: null };
  let keepingTrouble: KeepingTrouble = null;
  let uploading = 0;
  let isPublishing = false;
  let isStopped = false;

  const publish = () => {
    if (isPublishing) return;
    isPublishing = true;
    // Hundreds of changes a second would be drawn one by one otherwise.
    setTimeout(() => {
      isPublishing = false;
      const uploads = inReportOrder(entries.values()).map(({ view }) => view);
      snapshot = { uploads, isOnline: connection.isUp, keepingTrouble };
      for (const listener of listeners) listener();
    }, 100);
  };

  const show = (entry: Entry, change: Partial<PhotoUpload>) => {
    entry.view = { ...entry.view, ...change };
    publish();
  };

  const keeper = createUploadKeeper(store, {
    recordOf(id) {
      const entry = entries.get(id);
      // A file that is about to be refused for its size must not fill the device first.
      const isTooLarge = (entry?.record.source?.size ?? 0) > MAX_FILE_BYTES;
      return entry && isUnstored(entry.view) && !isTooLarge ? entry.record : null;
    },
    onKept(id, kept) {
      const entry = entries.get(id);
      if (!entry) return;
      if (entry.record.prepared && kept.prepared) entry.record.prepared = kept.prepared;
      else if (entry.record.source && kept.source) entry.record.source = kept.source;
      show(entry, { isKept: true });
    },
    onTrouble(trouble) {
      keepingTrouble = trouble;
      publish();
    },
  });

  const connection = watchConnection(
    () => backend.isReachable(),
    parts.network,
    (isUp) => {
      for (const entry of entries.values()) {
        if (isUp && entry.view.state === 'waiting') goOn(entry);
        if (!isUp && entry.view.state === 'ready') show(entry, { state: 'waiting' });
      }
      publish();
      uploadNext();
    },
  );

  const enter = (record: UploadRecord): Entry => {
    const entry = entryOf(record);
    entries.set(record.id, entry);
    return entry;
  };

  /** Nothing more will happen to this photo, or not before somebody acts. */
  const end = (entry: Entry, state: PhotoUpload['state'], reason: string | null = null) => {
    show(entry, { state, reason });
    if (state !== 'failed') {
      keeper.change(entry.record.id);
      claims.release(entry.record.id);
      entry.record.source = null;
      entry.record.prepared = null;
    }
  };

  /** Takes the next step that this photo's record calls for. */
  const goOn = (entry: Entry) => {
    if (entry.record.prepared) {
      show(entry, { state: connection.isUp ? 'ready' : 'waiting', reason: null });
      uploadNext();
    } else {
      show(entry, { state: 'preparing', reason: null });
      void preparation.prepare(entry);
    }
  };

  const preparation = createPreparation({
    pool: parts.pool,
    show,
    end: (entry, state, reason) => {
      end(entry, state, reason);
    },
    onOffline: (entry) => {
      wait(entry);
    },
    onPrepared(entry) {
      const twin = twinOf(entry);
      if (twin) {
        const said = `It is the same file as ${twin.record.fileName}; it is stored once.`;
        end(entry, 'duplicate', said);
      } else {
        keeper.change(entry.record.id);
        goOn(entry);
      }
    },
  });

  const places = createPlaces(parts.reportId, backend, entries, (entry, position) => {
    show(entry, { position });
    keeper.change(entry.record.id);
  });

  const twinOf = ({ record }: Entry) =>
    [...entries.values()].find(
      (other) =>
        other.record.id !== record.id &&
        other.record.prepared?.hash === record.prepared?.hash &&
        isUnstored(other.view),
    );

  const wait = (entry: Entry) => {
    show(entry, { state: 'waiting' });
    connection.lose();
  };

  /** Photos are prepared, and so uploaded, in the order in which they will stand. */
  const runBatch = async (batch: Entry[]) => {
    for (const entry of await preparation.rank(batch)) {
      if (!entry.isRemoved) goOn(entry);
    }
  };

  const uploadNext = () => {
    while (!isStopped && connection.isUp && uploading < PARALLEL_UPLOADS) {
      const next = inReportOrder(entries.values()).find(({ view }) => view.state === 'ready');
      if (!next) return;
      uploading += 1;
      show(next, { state: 'uploading' });
      void upload(next).finally(() => {
        uploading -= 1;
        uploadNext();
      });
    }
  };

  const upload = async (entry: Entry) => {
    try {
      if (entry.record.position === null) await places.place(entry.record.batch);
      const { record } = entry;
      const { prepared, position } = record;
      if (!prepared || position === null) throw new Error('Only a prepared photo can be uploaded.');
      const outcome = await storePhoto({ ...record, prepared, position }, backend, entry.progress);
      if (entry.isRemoved) {
        await discard(entry, outcome.state === 'stored');
      } else if (outcome.state === 'stored') {
        end(entry, 'stored');
        parts.onStored();
      } else {
        end(entry, 'duplicate', `It is already in this report as Photo ${outcome.number}.`);
      }
    } catch (error) {
      if (entry.isRemoved) await discard(entry, false);
      else await answerFailure(entry, error);
    }
  };

  const answerFailure = async (entry: Entry, error: unknown) => {
    const kind = error instanceof UploadProblem ? error.kind : 'refused';
    const pause = RETRY_AFTER_MS[entry.attempts];
    if (kind === 'unreachable') {
      wait(entry);
    } else if (kind === 'busy' && pause !== undefined) {
      entry.attempts += 1;
      show(entry, { state: 'waiting', reason: 'The server is busy; it is tried again.' });
      setTimeout(() => {
        if (entry.view.state === 'waiting') goOn(entry);
      }, pause);
    } else {
      await removeUnlessStored(entry.record, backend, entry.progress);
      end(entry, 'failed', textOf(error));
    }
  };

  const discard = async ({ record, progress }: Entry, hasRow: boolean) => {
    try {
      if (hasRow) await backend.removeRow(record.id, record.userId);
    } catch (error) {
      console.warn('A photo that was taken out again could not be removed from the report.', error);
    }
    await removeUnlessStored(record, backend, progress);
    parts.onStored();
  };

  const takeOver = async (entry: Entry) => {
    const fresh = await store.get(entry.record.id).catch(() => undefined);
    if (fresh) {
      entry.record = fresh;
      show(entry, { state: 'preparing' });
      await runBatch([entry]);
    } else {
      entries.delete(entry.record.id);
      claims.release(entry.record.id);
      publish();
      parts.onStored();
    }
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,

    async resume() {
      let records: UploadRecord[] = [];
      try {
        records = await store.list(parts.userId, parts.reportId);
      } catch (error) {
        console.warn('Photos kept on this device could not be read.', error);
        keepingTrouble = 'unavailable';
        publish();
      }
      const mine = new Map<number, Entry[]>();
      for (const record of records) {
        if (entries.has(record.id)) continue;
        const entry = enter(record);
        show(entry, { isKept: true });
        if (await claims.claim(record.id, () => void takeOver(entry))) {
          mine.set(record.batch, [...(mine.get(record.batch) ?? []), entry]);
        } else {
          show(entry, { state: 'elsewhere' });
        }
      }
      for (const batch of mine.values()) void runBatch(batch);
    },

    async add(files) {
      if (isIdle()) {
        for (const [id, { view }] of entries) if (view.state === 'stored') entries.delete(id);
      }
      const moment = newMoment();
      const batch = files.map((file) => enter(newRecord(file, moment, parts)));
      publish();
      await Promise.all(
        batch.map(async ({ record }) => {
          await claims.claim(record.id, () => undefined);
          keeper.change(record.id);
        }),
      );
      void runBatch(batch);
      return settled(batch);
    },

    retry(id) {
      for (const entry of entries.values()) {
        if (entry.view.state !== 'failed' || (id !== undefined && entry.record.id !== id)) continue;
        entry.attempts = 0;
        goOn(entry);
      }
    },

    remove(id) {
      const entry = entries.get(id);
      if (!entry) return;
      const isOnTheWay = entry.view.state === 'uploading';
      entry.isRemoved = true;
      entries.delete(id);
      keeper.change(id);
      claims.release(id);
      // Without a place in the report nothing of it has been sent yet.
      const mayHaveLeftObjects = entry.record.position !== null && isUnstored(entry.view);
      if (!isOnTheWay && mayHaveLeftObjects)
        void removeUnlessStored(entry.record, backend, entry.progress);
      publish();
    },

    stop() {
      isStopped = true;
      connection.stop();
      for (const id of entries.keys()) claims.release(id);
      listeners.clear();
    },
  };

  function isIdle(): boolean {
    return ![...entries.values()].some(({ view }) => isInHand(view));
  }

  function settled(batch: Entry[]): Promise<readonly PhotoUpload[]> {
    return new Promise((settle) => {
      const look = () => {
        if (batch.some(({ view, isRemoved }) => !isRemoved && isInHand(view))) return;
        listeners.delete(look);
        settle(batch.filter(({ isRemoved }) => !isRemoved).map(({ view }) => view));
      };
      listeners.add(look);
    });
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
