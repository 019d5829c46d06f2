import type { IDBPDatabase } from 'idb';
import type { UploadRecord } from '../upload-record';

const DATABASE = 'plumbline-photos';
const RECORDS = 'unstored';
const BY_REPORT = 'by-report';
/** Separate from the records: a write copies the whole entry, megabytes included. */
const PICTURES = 'pictures';

type Pictures = Pick<UploadRecord, 'source' | 'prepared'>;

/** Keeps chosen photos on this device until they are stored. Each call may reject: quota, private mode. */
export interface DeviceStore {
  list(userId: string, reportId: string): Promise<UploadRecord[]>;
  get(id: string): Promise<UploadRecord | undefined>;
  save(record: UploadRecord): Promise<void>;
  /** Saves everything but the pictures of an existing record. */
  saveDetails(record: UploadRecord): Promise<void>;
  delete(id: string): Promise<void>;
  /** Deletes everything of a person, for all reports. */
  forget(userId: string): Promise<void>;
}

/** IndexedDB, opened on the first call and again after a failure. */
export function createDeviceStore(): DeviceStore {
  let opening: Promise<IDBPDatabase> | undefined;
  const database = () => {
    opening ??= open(() => {
      opening = undefined;
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const change = async (stores: string[]) => (await database()).transaction(stores, 'readwrite');
  const read = async () => (await database()).transaction([RECORDS, PICTURES]);

  return {
    async list(userId, reportId) {
      const reading = await read();
      const records = (await reading
        .objectStore(RECORDS)
        .index(BY_REPORT)
        .getAll([userId, reportId])) as UploadRecord[];
      return Promise.all(
        records.map(async (record) => ({
          ...record,
          ...((await reading.objectStore(PICTURES).get(record.id)) as Pictures),
        })),
      );
    },
    async get(id) {
      const reading = await read();
      const [record, pictures] = (await Promise.all([
        reading.objectStore(RECORDS).get(id),
        reading.objectStore(PICTURES).get(id),
      ])) as [UploadRecord | undefined, Pictures | undefined];
      return record && { ...record, ...pictures };
    },
    async save(record) {
      const { source, prepared } = record;
      const writing = await change([RECORDS, PICTURES]);
      await Promise.all([
        writing.objectStore(RECORDS).put(withoutPictures(record)),
        writing.objectStore(PICTURES).put({ source, prepared }, record.id),
        writing.done,
      ]);
    },
    async saveDetails(record) {
      const writing = await change([RECORDS]);
      await Promise.all([writing.objectStore(RECORDS).put(withoutPictures(record)), writing.done]);
    },
    async delete(id) {
      const writing = await change([RECORDS, PICTURES]);
      await Promise.all([
        writing.objectStore(RECORDS).delete(id),
        writing.objectStore(PICTURES).delete(id),
        writing.done,
      ]);
    },
    async forget(userId) {
      const writing = await change([RECORDS, PICTURES]);
      const records = writing.objectStore(RECORDS);
      // An array sorts after every string: this covers all of the person's reports.
      const own = IDBKeyRange.bound([userId], [userId, []]);
      for (const id of await records.index(BY_REPORT).getAllKeys(own)) {
        void records.delete(id);
        void writing.objectStore(PICTURES).delete(id);
      }
      await writing.done;
    },
  };
}

function withoutPictures(record: UploadRecord): UploadRecord {
  return { ...record, source: null, prepared: null };
}

async function open(onLost: () => void): Promise<IDBPDatabase> {
  const { openDB } = await import('idb');
  return openDB(DATABASE, 1, {
    upgrade(database) {
      const records = database.createObjectStore(RECORDS, { keyPath: 'id' });
      records.createIndex(BY_REPORT, ['userId', 'reportId']);
      database.createObjectStore(PICTURES);
    },
    terminated: onLost,
  });
}
