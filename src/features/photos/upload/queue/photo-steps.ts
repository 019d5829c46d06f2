import type { Effect } from './queue-events';
import { isToBeStored, type QueuedPhoto, type QueueState, type Stage } from './queue-state';
import { TOO_LARGE } from '../kept-originals';
import type { UploadProblem } from '../upload-problem';
import type { UploadRecord } from '../upload-record';

/** Milliseconds before each retry while the server is busy; then the person decides. */
const RETRY_AFTER_MS = [500, 1000, 2000, 4000, 8000];

/** A photo's next state, with its effects. */
export interface Move {
  /** Null: it leaves the queue. */
  photo: QueuedPhoto | null;
  effects: readonly Effect[];
}

export function to(photo: QueuedPhoto, stage: Stage, ...effects: Effect[]): Move {
  return { photo: { ...photo, stage }, effects };
}

/** Reads its header, unless an earlier visit has. Keeps the photo on the device: a reload finds it. */
export function inspect(photo: QueuedPhoto): Move {
  if (photo.record.isWithdrawn) return undo(photo);
  const { id, source, facts, prepared } = photo.record;
  const known = { ...photo, preview: prepared?.preview ?? photo.preview };
  const keep: Effect[] = photo.isKept ? [] : [{ type: 'keep', id }];
  return source && !facts
    ? to(known, 'inspecting', ...keep, { type: 'inspect', id, source })
    : to(known, 'inspected', ...keep);
}

/** Takes the next step for the photo's record. */
export function goOn(before: QueuedPhoto, queue: QueueState, ...effects: Effect[]): Move {
  const photo = { ...before, reason: null };
  const { id, prepared, source, facts } = photo.record;
  if (prepared) return to(photo, queue.isOnline ? 'ready' : 'waiting', ...effects);
  if (!source) return fail(photo, 'It is no longer on this device. Choose it again.');
  const pixels = facts ? facts.width * facts.height : 0;
  return to(photo, 'preparing', ...effects, { type: 'prepare', id, source, pixels });
}

/** Starts a request; without a position it waits for its batch's. */
export function startUpload(photo: QueuedPhoto): Move {
  return photo.record.position === null ? to(photo, 'uploading') : store(photo);
}

export function store(photo: QueuedPhoto, ...effects: Effect[]): Move {
  return to(photo, 'uploading', ...effects, { type: 'store', photo });
}

/** Its row is written: it ends, unless its original is still to be kept. */
export function rowStored(photo: QueuedPhoto, queue: QueueState): Move {
  const { id, original, isStored } = photo.record;
  const announce: Effect = { type: 'announce' };
  if (original !== 'wished' || isStored)
    return end(photo, 'stored', original === 'too large' ? TOO_LARGE : null, announce);
  const record = { ...photo.record, isStored: true as const };
  return goOn({ ...photo, record, attempts: 0 }, queue, { type: 'keep', id }, announce);
}

/** Nothing more happens to this photo: its pictures are released, here and on the device. */
export function end(
  photo: QueuedPhoto,
  stage: 'stored' | 'refused' | 'duplicate',
  reason: string | null,
  ...effects: Effect[]
): Move {
  const record = { ...photo.record, source: null, prepared: null };
  return to({ ...photo, record, reason }, stage, ...keepAndRelease(photo), ...effects);
}

/** Nothing happens until a person acts; it stays on the device until then. */
export function fail(photo: QueuedPhoto, reason: string): Move {
  return to({ ...photo, reason }, 'failed');
}

/** Removes what attempts may have left in storage before the photo ends. */
export function cleanUp(photo: QueuedPhoto, ending: 'failed' | 'duplicate', reason: string): Move {
  const { record } = photo;
  const cleaning = { ...photo, ending, reason, hasObjects: false };
  return to(cleaning, 'cleaning', { type: 'clean up', record });
}

/** Responds to a failed attempt. */
export function answerProblem(photo: QueuedPhoto, problem: UploadProblem): Move {
  if (problem.kind === 'unreachable') return to(photo, 'waiting', { type: 'look for server' });
  const milliseconds = RETRY_AFTER_MS[photo.attempts];
  if (problem.kind === 'busy' && milliseconds !== undefined) {
    const reason = 'The server is busy; it is tried again.';
    const pausing = { ...photo, reason, attempts: photo.attempts + 1 };
    return to(pausing, 'pausing', { type: 'pause', id: photo.record.id, milliseconds });
  }
  return isNothingToUndo(photo)
    ? fail(photo, problem.message)
    : cleanUp(photo, 'failed', problem.message);
}

export function sameFile(
  { record }: QueuedPhoto,
  hash: string,
  queue: QueueState,
): QueuedPhoto | undefined {
  return [...queue.photos.values()].find(
    (other) =>
      other.record.id !== record.id && other.record.prepared?.hash === hash && isToBeStored(other),
  );
}

export function saySameFile({ record }: QueuedPhoto): string {
  return `It is the same file as ${record.fileName}; it is stored once.`;
}

/** Replaces pictures in memory by those on the device. */
export function keepBacked(photo: QueuedPhoto, kept: UploadRecord): Move {
  const { prepared, source } = photo.record;
  const backed = {
    prepared: prepared && (kept.prepared ?? prepared),
    source: source && (kept.source ?? source),
  };
  return to({ ...photo, isKept: true, record: { ...photo.record, ...backed } }, photo.stage);
}

/** Removes a photo without running requests. */
export function takeOut(photo: QueuedPhoto): Move {
  return isNothingToUndo(photo) ? drop(photo) : withdraw(photo, undoing(photo));
}

/** Without a position nothing has been sent yet; once its row is written, the photo is the report's. */
export function isNothingToUndo({ record }: QueuedPhoto): boolean {
  return record.position === null || record.isStored === true;
}

/**
 * Withdraws a photo, but keeps its record on the device, without pictures, until all effects of requests are undone: a
 * reload in between must not leave it in the report.
 */
export function withdraw(photo: QueuedPhoto, ...effects: Effect[]): Move {
  const { id } = photo.record;
  const record = { ...photo.record, source: null, prepared: null, isWithdrawn: true as const };
  const withdrawn = { ...photo, record, preview: null };
  return to(withdrawn, 'withdrawn', { type: 'keep', id }, ...effects);
}

/** Undoes a withdrawn photo after its last request has ended. */
export function undo(photo: QueuedPhoto): Move {
  return to(photo, 'withdrawn', undoing(photo));
}

/** Retries when the server is reachable again, else at the next visit. */
export function failToUndo(photo: QueuedPhoto, problem: UploadProblem): Move {
  const effects: Effect[] = problem.kind === 'unreachable' ? [{ type: 'look for server' }] : [];
  return to(photo, 'undo failed', ...effects);
}

function undoing({ record }: QueuedPhoto): Effect {
  return { type: 'undo', record };
}

export function drop(photo: QueuedPhoto, ...effects: Effect[]): Move {
  return { photo: null, effects: [...keepAndRelease(photo), ...effects] };
}

function keepAndRelease({ record: { id } }: QueuedPhoto): Effect[] {
  return [
    { type: 'keep', id },
    { type: 'release', id },
  ];
}
