export type UploadState =
  | 'preparing'
  /** Prepared, and waiting for a connection. */
  | 'ready'
  | 'uploading'
  | 'stored'
  /** The network or server is away; continues by itself. */
  | 'waiting'
  /** Another tab of this browser is uploading it. */
  | 'elsewhere'
  /** Could not be stored now; can be retried. */
  | 'failed'
  /** Cannot become a photo; retrying never helps. */
  | 'refused'
  /** The report already has this file. */
  | 'duplicate';

/** A chosen file being uploaded into a report. Its id becomes the observation's id. */
export interface PhotoUpload {
  id: string;
  fileName: string;
  state: UploadState;
  /** Why it failed or was refused, or what it duplicates. */
  reason: string | null;
  /** The small picture to show, once there is one. */
  preview: Blob | null;
  /** The row's position in the report; null until the batch is sorted. */
  position: number | null;
  capturedAt: string | null;
  /** The chosen file of a stored photo: being uploaded, or not kept for the `reason`. */
  original: 'under way' | 'failed' | 'too large' | null;
  /** True when this browser keeps it: a reload or a crash does not lose it. */
  isKept: boolean;
}

/** Chosen, and neither stored nor refused: closing the page now would leave it unstored. */
export function isUnstored({ state }: Pick<PhotoUpload, 'state'>): boolean {
  return state !== 'stored' && state !== 'refused' && state !== 'duplicate';
}

/** True while work is running, or will continue by itself. */
export function isInHand({ state }: Pick<PhotoUpload, 'state'>): boolean {
  return isUnstored({ state }) && state !== 'failed';
}

/** Null while this device keeps unstored photos, otherwise why it does not. */
export type KeepingTrouble = 'full' | 'unavailable' | null;
