import { errorMessage, isOffline } from '@/lib/errors';
import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import type { PreparePool } from '../prepare/prepare-pool';
import type { UploadClaims } from './device/claims';
import type { DeviceStore } from './device/device-store';
import type { Effect, PhotoEvent, UploadEvent } from './queue/queue-events';
import type { QueuedPhoto } from './queue/queue-state';
import { removeUnlessStored, storePhoto, type PhotoBackend } from './store-photo';
import { UploadProblem } from './upload-problem';
import { objectPath } from './upload-record';

export interface EffectParts {
  backend: PhotoBackend;
  store: Pick<DeviceStore, 'get'>;
  claims: UploadClaims;
  pool: Pick<PreparePool, 'inspect' | 'prepare'>;
  /** A row was written or removed, here or in another tab. */
  onStored: () => void;
}

/** The queue's side: it has the latest state of each record. */
interface QueueParts {
  reportId: string;
  keep: (id: string) => void;
  waitForServer: () => void;
  tell: (event: UploadEvent) => void;
}

type EffectByType<Type extends Effect['type']> = Extract<Effect, { type: Type }>;

/** Runs the queue's effects, and reports their results. Never rejects. */
export function effectRunner(parts: EffectParts, queue: QueueParts): (effect: Effect) => void {
  const { backend, store, claims, pool, onStored } = parts;
  const tellAbout = (id: string) => (event: PhotoEvent) => {
    queue.tell({ ...event, id });
  };

  const RUN: { [Type in Effect['type']]: (effect: EffectByType<Type>) => unknown } = {
    claim: async ({ id }) => {
      const tell = tellAbout(id);
      const isOurs = await claims.claim(id, () => {
        tell({ type: 'freed' });
      });
      tell({ type: isOurs ? 'claimed' : 'held elsewhere' });
    },
    release: ({ id }) => {
      claims.release(id);
    },
    'take over': async ({ id }) => {
      const record = await store.get(id).catch(() => undefined);
      tellAbout(id)({ type: 'taken over', record: record ?? null });
    },
    inspect: async ({ id, source }) => {
      tellAbout(id)(await inspected(pool, source));
    },
    prepare: async ({ id, source, pixels }) => {
      tellAbout(id)(await prepared(pool, source, pixels));
    },
    'read place': async ({ batch, findingId }) => {
      try {
        const place = await backend.readPlace(queue.reportId, findingId);
        queue.tell({ type: 'place read', batch, place });
      } catch (error) {
        queue.tell({ type: 'place unread', batch, problem: toProblem(error) });
      }
    },
    store: async ({ photo }) => {
      const tell = tellAbout(photo.record.id);
      const onObjects = () => {
        tell({ type: 'objects stored' });
      };
      tell(await stored(backend, photo, onObjects));
    },
    'clean up': async ({ record }) => {
      await removeUnlessStored(record, backend);
      tellAbout(record.id)({ type: 'cleaned' });
    },
    undo: async ({ record }) => {
      const tell = tellAbout(record.id);
      try {
        await backend.removeRow(record.id, record.userId);
      } catch (error) {
        console.warn('A photo that was taken out could not be removed from the report.', error);
        tell({ type: 'not undone', problem: toProblem(error) });
        return;
      }
      await removeUnlessStored(record, backend);
      onStored();
      tell({ type: 'undone' });
    },
    pause: ({ id, milliseconds }) => {
      setTimeout(() => {
        tellAbout(id)({ type: 'pause over' });
      }, milliseconds);
    },
    keep: ({ id }) => {
      queue.keep(id);
    },
    'look for server': () => {
      queue.waitForServer();
    },
    announce: () => {
      onStored();
    },
  };
  return (effect) => {
    // The handlers' types tie each effect to its own; a lookup by type cannot express that.
    void (RUN[effect.type] as (effect: Effect) => unknown)(effect);
  };
}

async function inspected(pool: EffectParts['pool'], source: Blob): Promise<PhotoEvent> {
  try {
    return { type: 'inspected', facts: await pool.inspect(source) };
  } catch (error) {
    return error instanceof PictureRefused
      ? { type: 'refused', reason: error.message }
      : { type: 'inspected', facts: null };
  }
}

async function prepared(
  pool: EffectParts['pool'],
  source: Blob,
  pixels: number,
): Promise<PhotoEvent> {
  try {
    return { type: 'prepared', pictures: await pool.prepare(source, pixels) };
  } catch (error) {
    if (error instanceof PictureRefused) return { type: 'refused', reason: error.message };
    if (error instanceof CanvasDisturbed) return { type: 'unreadable', reason: error.message };
    if (isOffline(error)) return { type: 'unprepared' };
    const reason = `It could not be read from this device. ${errorMessage(error)}`;
    return { type: 'unreadable', reason };
  }
}

async function stored(
  backend: PhotoBackend,
  { record, hasObjects }: QueuedPhoto,
  onObjects: () => void,
): Promise<PhotoEvent> {
  try {
    if (record.isStored) {
      if (!record.source) throw new UploadProblem('refused', 'It is no longer on this device.');
      await backend.putOriginal(objectPath(record), record.source);
      return { type: 'stored' };
    }
    const outcome = await storePhoto(record, backend, { hasObjects, onObjects });
    return outcome.state === 'stored'
      ? { type: 'stored' }
      : { type: 'found in report', row: outcome.row, number: outcome.number };
  } catch (error) {
    return { type: 'not stored', problem: toProblem(error) };
  }
}

function toProblem(error: unknown): UploadProblem {
  return error instanceof UploadProblem
    ? error
    : new UploadProblem('refused', errorMessage(error), { cause: error });
}
