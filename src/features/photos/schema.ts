export type UploadState =
  | 'preparing'
  /** Prepared, and in line for the network. */
  | 'ready'
  | 'uploading'
  | 'stored'
  /** The network or the server is away; goes on by itself. */
  | 'waiting'
  /** Another tab of this browser has it in hand. */
  | 'elsewhere'
  /** Could not be stored now; can be tried again. */
  | 'failed'
  /** Can't become a photo; trying again does not help. */
  | 'refused'
  /** The report already holds this file. */
  | 'duplicate';

/** One chosen file on its way into a report. Its id becomes the observation's id. */
export interface PhotoUpload {
  id: string;
  fileName: string;
  state: UploadState;
  /** Why it failed or was refused, or what it repeats. */
  reason: string | null;
  /** The small picture to show, as soon as there is one. */
  preview: Blob | null;
  /** The row's position in the report; null until the batch is in order. */
  position: number | null;
  capturedAt: string | null;
  /** Set for a stored photo whose chosen file is on its way, or is not kept for the `reason`. */
  original: 'under way' | 'failed' | 'too large' | null;
  /** True when this browser keeps it, so that a reload or a crash does not lose it. */
  isKept: boolean;
}

/** Chosen, and neither stored nor refused: closing the page now would leave it unstored. */
export function isUnstored({ state }: Pick<PhotoUpload, 'state'>): boolean {
  return state !== 'stored' && state !== 'refused' && state !== 'duplicate';
}

/** True while work is under way, or will continue without a person. */
export function isInHand({ state }: Pick<PhotoUpload, 'state'>): boolean {
  return isUnstored({ state }) && state !== 'failed';
}

/** Null while this device keeps unstored photos, otherwise why it does not. */
export type KeepingTrouble = 'full' | 'unavailable' | null;
