import type { DeviceStore } from './device-store';
import type { KeepingTrouble } from '../../schema';
import type { UploadRecord } from '../upload-record';

interface KeeperEvents {
  /** The latest state of a record, or null when it need not be kept. */
  findRecord(id: string): UploadRecord | null;
  /** The record is on the device; `kept` has blobs backed by the device instead of memory. */
  onKept(id: string, kept: UploadRecord): void;
  onTrouble(trouble: KeepingTrouble): void;
}

/** Writes changed records to the device one after the other, always in their latest state. */
export function createUploadKeeper(
  store: Pick<DeviceStore, 'get' | 'save' | 'saveDetails' | 'delete'>,
  events: KeeperEvents,
) {
  const changed = new Set<string>();
  /** The pictures written in this visit: they are megabytes, and change once. */
  const written = new Map<string, 'source' | 'prepared'>();
  let isWriting = false;

  const write = async (id: string) => {
    const record = events.findRecord(id);
    if (!record) {
      written.delete(id);
      await store.delete(id);
      return;
    }
    const pictures = record.prepared ? 'prepared' : 'source';
    if (written.get(id) === pictures) {
      await store.saveDetails(record);
      return;
    }
    await store.save(record);
    written.set(id, pictures);
    const kept = await store.get(id);
    if (kept) events.onKept(id, kept);
  };

  const writeAll = async () => {
    if (isWriting) return;
    isWriting = true;
    for (const id of changed) {
      changed.delete(id);
      try {
        await write(id);
      } catch (error) {
        console.warn('A photo could not be kept on this device.', error);
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        events.onTrouble(isFull ? 'full' : 'unavailable');
      }
    }
    isWriting = false;
  };

  return {
    change(id: string) {
      changed.add(id);
      void writeAll();
    },
  };
}
