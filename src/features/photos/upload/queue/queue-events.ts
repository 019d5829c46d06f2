import type { PictureFacts } from '@/lib/pictures/door/picture-door';
import type { KeepingTrouble } from '../../schema';
import type { PreparedPhoto } from '../../prepare/prepared-photo';
import type { QueuedPhoto } from './queue-state';
import type { UploadProblem } from '../upload-problem';
import type { UploadRecord } from '../upload-record';

/** Events of one photo: the results of the queue's own effects, and a person's requests. */
export type PhotoEvent =
  | { type: 'claimed' }
  | { type: 'held elsewhere' }
  /** The other tab is done with it, closed or crashed. */
  | { type: 'freed' }
  /** The record that the other tab left on this device; null when it stored or removed the photo. */
  | { type: 'taken over'; record: UploadRecord | null }
  /** Null: its header could not be read; preparing it will show the fault. */
  | { type: 'inspected'; facts: PictureFacts | null }
  | { type: 'prepared'; pictures: PreparedPhoto }
  /** It cannot become a photo. */
  | { type: 'refused'; reason: string }
  /** A part of the preparing script could not be fetched. */
  | { type: 'unprepared' }
  | { type: 'unreadable'; reason: string }
  | { type: 'objects stored' }
  | { type: 'stored' }
  /** The report already has this file: in the row `row`, which shows it as this photo. */
  | { type: 'found in report'; row: string; number: number }
  | { type: 'not stored'; problem: UploadProblem }
  | { type: 'cleaned' }
  | { type: 'undone' }
  | { type: 'not undone'; problem: UploadProblem }
  | { type: 'pause over' }
  /** `record` has pictures backed by the device instead of memory. */
  | { type: 'kept'; record: UploadRecord }
  | { type: 'retry asked' }
  | { type: 'removal asked' };

/** The row positions before and after new photos; `before` is null after the last row. */
export interface UploadPlace {
  after: number;
  before: number | null;
}

export type QueueEvent =
  | { type: 'chosen'; records: readonly UploadRecord[] }
  /** Left on this device by an earlier visit. */
  | { type: 'found on device'; records: readonly UploadRecord[] }
  | { type: 'place read'; batch: number; place: UploadPlace }
  | { type: 'place unread'; batch: number; problem: UploadProblem }
  | { type: 'went offline' }
  | { type: 'came online' }
  | { type: 'not kept'; trouble: KeepingTrouble }
  | { type: 'stopped' };

export type UploadEvent = QueueEvent | (PhotoEvent & { id: string });

/** The queue's requests to its caller; an event may answer each. */
export type Effect =
  | { type: 'claim'; id: string }
  | { type: 'release'; id: string }
  | { type: 'take over'; id: string }
  | { type: 'inspect'; id: string; source: Blob }
  | { type: 'prepare'; id: string; source: Blob; pixels: number }
  /** Reads a batch's first position: after the report's last row, or after the last photo of its finding. */
  | { type: 'read place'; batch: number; findingId: string | undefined }
  /** Stores a photo; once its row is written, its original. */
  | { type: 'store'; photo: QueuedPhoto }
  /** Removes objects that an attempt may have left, unless its row arrived after all. */
  | { type: 'clean up'; record: UploadRecord }
  /** Removes everything stored for a withdrawn photo, its row included. */
  | { type: 'undo'; record: UploadRecord }
  | { type: 'pause'; id: string; milliseconds: number }
  /** Writes the record's latest state to the device, or removes it when it need not be kept. */
  | { type: 'keep'; id: string }
  /** A request got no answer: polls the server. */
  | { type: 'look for server' }
  /** Rows of the report have changed. */
  | { type: 'announce' };
