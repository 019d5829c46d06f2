import {
  isInHand as isUploadInHand,
  isUnstored,
  type KeepingTrouble,
  type PhotoUpload,
  type UploadState,
} from '../../schema';
import type { UploadRecord } from '../upload-record';

export type Stage =
  /** Checking that no other tab has this photo. */
  | 'claiming'
  /** Reading its size and capture time. */
  | 'inspecting'
  /** Waiting until its whole batch has been inspected and ranked. */
  | 'inspected'
  /** Making the pictures to store. */
  | 'preparing'
  /** Prepared, and waiting for a free request. */
  | 'ready'
  | 'uploading'
  /** It cannot be stored; removing what an attempt may have left before saying so. */
  | 'cleaning'
  /** Removed; its running request will be, or is being, undone. */
  | 'withdrawn'
  /** Removed, but its requests could not be undone yet. */
  | 'undo failed'
  /** The server was busy; retried after a pause. */
  | 'pausing'
  /** No answer; continues when the server answers. */
  | 'waiting'
  | 'elsewhere'
  | 'stored'
  | 'failed'
  | 'refused'
  | 'duplicate';

export interface QueuedPhoto {
  readonly record: UploadRecord;
  readonly stage: Stage;
  /** Why it failed or was refused, or what it duplicates. */
  readonly reason: string | null;
  /** For the screen; outlives the record's own pictures, released after the last request. */
  readonly preview: Blob | null;
  readonly isKept: boolean;
  /** Consecutive failed attempts while the server was busy. */
  readonly attempts: number;
  /** Both objects are in storage: no byte is sent twice. */
  readonly hasObjects: boolean;
  /** How a photo being cleaned up will end. */
  readonly ending: 'failed' | 'duplicate' | null;
}

export interface QueueState {
  /** By the record's id. */
  readonly photos: ReadonlyMap<string, QueuedPhoto>;
  readonly isOnline: boolean;
  readonly keepingTrouble: KeepingTrouble;
  /** Starts nothing more; unstored photos stay on the device. */
  readonly isStopped: boolean;
  /** Batches whose position is being read. */
  readonly placing: ReadonlySet<number>;
}

export const EMPTY_QUEUE: QueueState = {
  photos: new Map(),
  isOnline: true,
  keepingTrouble: null,
  isStopped: false,
  placing: new Set(),
};

export function queuedPhoto(record: UploadRecord, isKept: boolean): QueuedPhoto {
  return {
    record,
    stage: 'claiming',
    reason: null,
    preview: record.prepared?.preview ?? null,
    isKept,
    attempts: 0,
    hasObjects: false,
    ending: null,
  };
}

/** Batches as chosen; within one by rank, unranked ones last. */
export function inReportOrder(photos: Iterable<QueuedPhoto>): QueuedPhoto[] {
  return [...photos].sort(
    ({ record: one }, { record: other }) =>
      one.batch - other.batch ||
      (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
      one.addedAt - other.addedAt,
  );
}

const SHOWN: Record<Stage, UploadState | null> = {
  claiming: 'preparing',
  inspecting: 'preparing',
  inspected: 'preparing',
  preparing: 'preparing',
  ready: 'ready',
  uploading: 'uploading',
  cleaning: 'uploading',
  withdrawn: null,
  'undo failed': null,
  pausing: 'waiting',
  waiting: 'waiting',
  elsewhere: 'elsewhere',
  stored: 'stored',
  failed: 'failed',
  refused: 'refused',
  duplicate: 'duplicate',
};

function shownState({ record, stage }: QueuedPhoto): UploadState | null {
  if (record.isWithdrawn) return null;
  return record.isStored ? 'stored' : SHOWN[stage];
}

function originalState({ record, stage, reason }: QueuedPhoto): PhotoUpload['original'] {
  if (stage === 'stored') return reason === null ? null : 'too large';
  if (!record.isStored) return null;
  return stage === 'failed' ? 'failed' : 'under way';
}

/** A photo as screens show it; null when removed. */
export function shownUpload(photo: QueuedPhoto): PhotoUpload | null {
  const { record, stage, reason, preview, isKept } = photo;
  const state = shownState(photo);
  return (
    state && {
      id: record.id,
      fileName: record.fileName,
      state,
      reason: stage === 'cleaning' ? null : reason,
      preview,
      position: record.position,
      capturedAt: record.facts?.capturedAt ?? null,
      isKept,
      original: originalState(photo),
    }
  );
}

/** True while work on it is running, or will continue by itself. */
export function isInHand(photo: QueuedPhoto): boolean {
  const state = shownState(photo);
  return state !== null && isUploadInHand({ state });
}

/** Chosen, and neither stored, refused nor removed. */
export function isToBeStored(photo: QueuedPhoto): boolean {
  const state = shownState(photo);
  return state !== null && isUnstored({ state });
}

/**
 * True while this device must keep the record: something is still to be stored, an original included, or a request's
 * possible effect to be undone.
 */
export function isToBeKept(photo: QueuedPhoto): boolean {
  const { isStored = false, isWithdrawn } = photo.record;
  return isWithdrawn ?? (isToBeStored(photo) || (isStored && photo.stage !== 'stored'));
}
