import type { IDBPDatabase } from 'idb';
import type { UploadRecord } from './upload-record';

const DATABASE = 'plumbline-photos';
const RECORDS = 'unstored';
const BY_REPORT = 'by-report';

/** Keeps chosen photos on this device until they are stored. Each call may reject: quota, private mode. */
export interface UploadStore {
  list(userId: string, reportId: string): Promise<UploadRecord[]>;
  get(id: string): Promise<UploadRecord | undefined>;
  save(record: UploadRecord): Promise<void>;
  delete(id: string): Promise<void>;
}

/** IndexedDB, opened at the first call and again after a failure. */
export function createUploadStore(): UploadStore {
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
  return {
    list: async (userId, reportId) =>
      (await database()).getAllFromIndex(RECORDS, BY_REPORT, [userId, reportId]),
    get: async (id) => (await database()).get(RECORDS, id),
    save: async (record) => {
      await (await database()).put(RECORDS, record);
    },
    delete: async (id) => {
      await (await database()).delete(RECORDS, id);
    },
  };
}

async function open(onLost: () => void): Promise<IDBPDatabase> {
  const { openDB } = await import('idb');
  return openDB(DATABASE, 1, {
    upgrade(database) {
      const records = database.createObjectStore(RECORDS, { keyPath: 'id' });
      records.createIndex(BY_REPORT, ['userId', 'reportId']);
    },
    terminated: onLost,
  });
}
