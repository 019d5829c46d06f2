import {
  isInHand as isUploadInHand,
  isUnstored,
  type KeepingTrouble,
  type PhotoUpload,
  type UploadState,
} from '../../schema';
import type { UploadRecord } from '../upload-record';

/** The stages of a photo's way into the report. */
export type Stage =
  /** It is asked whether another tab has this photo in hand. */
  | 'claiming'
  /** Its size and its capture time are read. */
  | 'inspecting'
  /** Its place among those chosen with it is settled as soon as all of them have been inspected. */
  | 'inspected'
  /** The pictures to be stored are made. */
  | 'preparing'
  /** Prepared, and in line for one of the uploads under way. */
  | 'ready'
  | 'uploading'
  /** It cannot be stored; what an attempt may have left in storage is removed before that is said. */
  | 'cleaning'
  /** Taken out; what the request on its way does is undone when it ends, or is being undone. */
  | 'withdrawn'
  /** Taken out, and what requests have done could not be undone yet. */
  | 'undo failed'
  /** The server was busy; it is tried again after a pause. */
  | 'pausing'
  /** Nobody answers; it goes on when somebody does. */
  | 'waiting'
  | 'elsewhere'
  | 'stored'
  | 'failed'
  | 'refused'
  | 'duplicate';

export interface QueuedPhoto {
  readonly record: UploadRecord;
  readonly stage: Stage;
  /** Why it failed or was refused, or what it repeats. */
  readonly reason: string | null;
  /** For the screen; outlives the record's own pictures, which are let go with the last request. */
  readonly preview: Blob | null;
  readonly isKept: boolean;
  /** Failed attempts in a row while the server was busy. */
  readonly attempts: number;
  /** Both objects lie in storage, so that no byte is sent twice. */
  readonly hasObjects: boolean;
  /** How a photo that is being cleaned up will end. */
  readonly ending: 'failed' | 'duplicate' | null;
}

export interface QueueState {
  /** By the record's id. */
  readonly photos: ReadonlyMap<string, QueuedPhoto>;
  readonly isOnline: boolean;
  readonly keepingTrouble: KeepingTrouble;
  /** Begins nothing more; what is not stored stays on the device. */
  readonly isStopped: boolean;
  /** Batches for which the report's last position is being read. */
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

/** Batches as they were chosen; within one by rank, those not ranked yet last. */
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

/** A photo as screens show it; null when it has been taken out. */
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

/** True while work on it is under way, or will continue without a person. */
export function isInHand(photo: QueuedPhoto): boolean {
  const state = shownState(photo);
  return state !== null && isUploadInHand({ state });
}

/** Chosen, and neither stored nor refused nor taken out. */
export function isToBeStored(photo: QueuedPhoto): boolean {
  const state = shownState(photo);
  return state !== null && isUnstored({ state });
}

/**
 * True while this device must keep the record: something is still to be stored, an original included, or a request's
 * possible effect is to be undone.
 */
export function isToBeKept(photo: QueuedPhoto): boolean {
  const { isStored = false, isWithdrawn } = photo.record;
  return isWithdrawn ?? (isToBeStored(photo) || (isStored && photo.stage !== 'stored'));
}
