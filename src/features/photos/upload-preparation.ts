import { isOffline } from '@/lib/errors';
import type { PreparePool } from './prepare-pool';
import { isInHand, PhotoRefused, type PhotoUpload } from './schema';
import type { Entry } from './upload-entry';
import { inBatchOrder } from './upload-record';

interface PreparationParts {
  pool: Pick<PreparePool, 'inspect' | 'prepare'>;
  show: (entry: Entry, change: Partial<PhotoUpload>) => void;
  end: (entry: Entry, state: 'refused' | 'failed', reason: string) => void;
  /** A part of the program could not be fetched: nothing is wrong with the photo. */
  onOffline: (entry: Entry) => void;
  onPrepared: (entry: Entry) => void;
}

/** The way of a photo from the chosen file to the pictures that are stored. */
export function createPreparation({ pool, show, end, onOffline, onPrepared }: PreparationParts) {
  const inspect = async (entry: Entry) => {
    if (entry.record.facts || !entry.record.source) return;
    try {
      entry.record.facts = await pool.inspect(entry.record.source);
      show(entry, { capturedAt: entry.record.facts.capturedAt });
    } catch (error) {
      if (error instanceof PhotoRefused) end(entry, 'refused', error.message);
      // Any other trouble shows again, and is answered for, when the photo is prepared.
    }
  };

  return {
    /** Looks at all photos of a batch and ranks those that can be read; resolves with these, in order. */
    async rank(batch: readonly Entry[]): Promise<Entry[]> {
      await Promise.all(batch.map(inspect));
      const readable = batch.filter(({ view }) => isInHand(view));
      const ordered = inBatchOrder(readable.map(({ record }) => record));
      ordered.forEach((record, index) => {
        // After a reload the rest of a batch keeps the ranks it had.
        record.rank ??= index + 1;
      });
      return ordered.flatMap((record) => readable.find((entry) => entry.record === record) ?? []);
    },

    async prepare(entry: Entry): Promise<void> {
      const { record } = entry;
      if (!record.source) return;
      try {
        const { width, height } = record.facts ?? { width: 0, height: 0 };
        record.prepared = await pool.prepare(record.source, width * height);
      } catch (error) {
        if (entry.isRemoved) return;
        if (error instanceof PhotoRefused) end(entry, 'refused', error.message);
        else if (isOffline(error)) onOffline(entry);
        else end(entry, 'failed', `It could not be read from this device. ${messageOf(error)}`);
        return;
      }
      if (entry.isRemoved) return;
      record.source = null;
      show(entry, { rendition: record.prepared.preview });
      onPrepared(entry);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
