import { askForPlaces, failToPlace, placeBatch, rankBatches } from './batches';
import { PHOTO_MOVES } from './photo-moves';
import { goOn, startUpload, to, undo, type Move } from './photo-steps';
import type { Effect, PhotoEvent, UploadEvent } from './queue-events';
import {
  inReportOrder,
  isInHand,
  queuedPhoto,
  type QueuedPhoto,
  type QueueState,
} from './queue-state';
import { applyMove, continueStep, moveAll, type Step } from './steps';
import type { UploadRecord } from '../upload-record';

/** Four parallel requests hide a slow link's latency and leave the browser two connections. */
export const PARALLEL_UPLOADS = 4;

/**
 * Returns the queue's next state and its effects. Pure: a photo's whole lifecycle is here and in `PHOTO_MOVES`; the
 * caller runs the effects and reports their results.
 */
export function next(state: QueueState, event: UploadEvent): Step {
  const step = [rankBatches, startUploads, askForPlaces].reduce(continueStep, answer(state, event));
  return step.state.isStopped
    ? { ...step, effects: step.effects.filter(({ type }) => !BEGINNINGS.has(type)) }
    : step;
}

/** Effects that a stopped queue does not start; running ones finish and are cleaned up. */
const BEGINNINGS = new Set<Effect['type']>([
  'claim',
  'take over',
  'inspect',
  'prepare',
  'read place',
  'store',
  'pause',
  'look for server',
]);

function answer(state: QueueState, event: UploadEvent): Step {
  if ('id' in event) return movePhoto(state, event);
  switch (event.type) {
    case 'chosen':
      return enter(withoutEarlierPhotos(state), event.records, false);
    case 'found on device':
      return enter(state, event.records, true);
    case 'place read':
      return placeBatch(state, event.batch, event.place);
    case 'place unread':
      return failToPlace(state, event.batch, event.problem);
    case 'went offline':
      return moveAll(
        { ...state, isOnline: false },
        ({ stage }) => stage === 'ready',
        (photo) => to(photo, 'waiting'),
      );
    case 'came online':
      return continueStep(
        moveAll({ ...state, isOnline: true }, ({ stage }) => stage === 'waiting', goOn),
        (queue) => moveAll(queue, ({ stage }) => stage === 'undo failed', undo),
      );
    case 'not kept':
      return { state: { ...state, keepingTrouble: event.trouble }, effects: [] };
    case 'stopped':
      return {
        state: { ...state, isStopped: true },
        effects: [...state.photos.keys()].map((id) => ({ type: 'release', id })),
      };
  }
}

function movePhoto(state: QueueState, event: PhotoEvent & { id: string }): Step {
  const photo = state.photos.get(event.id);
  if (event.type === 'freed' && (!photo || state.isStopped)) {
    // It was removed while another tab had it, or the queue is stopped: left to the next visit.
    return { state, effects: [{ type: 'release', id: event.id }] };
  }
  if (!photo) return { state, effects: [] };
  // The table's types tie each event to its moves; a lookup by event cannot express that.
  const move = PHOTO_MOVES[event.type][photo.stage] as
    ((photo: QueuedPhoto, event: PhotoEvent, queue: QueueState) => Move) | undefined;
  return move ? applyMove(state, photo, move(photo, event, state)) : { state, effects: [] };
}

/** Once nothing is running, drops stored photos from the queue: the next batch counts from zero. */
function withoutEarlierPhotos(state: QueueState): QueueState {
  if ([...state.photos.values()].some(isInHand)) return state;
  return {
    ...state,
    photos: new Map([...state.photos].filter(([, { stage }]) => stage !== 'stored')),
  };
}

function enter(state: QueueState, records: readonly UploadRecord[], isKept: boolean): Step {
  const fresh = records.filter(({ id }) => !state.photos.has(id));
  const photos = new Map(state.photos);
  for (const record of fresh) photos.set(record.id, queuedPhoto(record, isKept));
  return { state: { ...state, photos }, effects: fresh.map(({ id }) => ({ type: 'claim', id })) };
}

/** Starts uploads in the report's order while requests are free. */
function startUploads(state: QueueState): Step {
  const photos = [...state.photos.values()];
  const free = PARALLEL_UPLOADS - photos.filter(hasRequest).length;
  // Originals are many times as large: they wait for all photos.
  const isOriginalsTurn = !photos.some(isInHand);
  const ready = photos.filter(
    ({ stage, record }) => stage === 'ready' && (isOriginalsTurn || !record.isStored),
  );
  if (free <= 0 || ready.length === 0 || state.isStopped) return { state, effects: [] };
  const first = new Set(inReportOrder(ready).slice(0, free));
  return moveAll(state, (photo) => first.has(photo), startUpload);
}

function hasRequest({ stage }: QueuedPhoto): boolean {
  return stage === 'uploading' || stage === 'cleaning' || stage === 'withdrawn';
}
