import { answerProblem, goOn, store, to } from './photo-steps';
import type { Effect, UploadPlace } from './queue-events';
import { isToBeStored, type QueuedPhoto, type QueueState } from './queue-state';
import { continueStep, moveAll, type Step } from './steps';
import { inBatchOrder } from '../upload-record';
import type { UploadProblem } from '../upload-problem';

/**
 * Ranks the photos of each fully inspected batch, and releases them in that order: photos are prepared and uploaded in
 * the report's order.
 */
export function rankBatches(state: QueueState): Step {
  const photos = [...state.photos.values()];
  const batches = new Set(
    photos.filter(({ stage }) => stage === 'inspected').map(({ record }) => record.batch),
  );
  for (const { stage, record } of photos) {
    if (stage === 'claiming' || stage === 'inspecting') batches.delete(record.batch);
  }
  let step: Step = { state, effects: [] };
  for (const batch of batches) step = continueStep(step, (queue) => rankBatch(queue, batch));
  return step;
}

function rankBatch(state: QueueState, batch: number): Step {
  const ofBatch = [...state.photos.values()].filter(({ record }) => record.batch === batch);
  const inspected = ofBatch.filter(({ stage }) => stage === 'inspected');
  // After a reload the rest of a batch keeps its ranks, which are on the device.
  const given = Math.max(0, ...ofBatch.map(({ record }) => record.rank ?? 0));
  const unranked = inspected.filter(({ record }) => record.rank === null);
  const ranks = new Map(
    inBatchOrder(unranked.map(({ record }) => record)).map(({ id }, index) => [
      id,
      given + index + 1,
    ]),
  );
  const photos = new Map(state.photos);
  for (const photo of unranked) {
    const { id } = photo.record;
    const rank = ranks.get(id) ?? null;
    photos.set(id, { ...photo, record: { ...photo.record, rank } });
  }
  return moveAll(
    { ...state, photos },
    ({ stage, record }) => stage === 'inspected' && record.batch === batch,
    (photo, queue) => goOn(photo, queue, { type: 'keep', id: photo.record.id }),
  );
}

/** Asks once for each uploading batch for its place in the report. */
export function askForPlaces(state: QueueState): Step {
  const batches = new Map(
    [...state.photos.values()]
      .filter(awaitsPlace)
      .map(({ record }) => [record.batch, record.findingId]),
  );
  const asked = [...batches].filter(([batch]) => !state.placing.has(batch));
  if (asked.length === 0) return { state, effects: [] };
  return {
    state: { ...state, placing: new Set([...state.placing, ...asked.map(([batch]) => batch)]) },
    effects: asked.map(([batch, findingId]) => ({ type: 'read place', batch, findingId })),
  };
}

/**
 * Gives all ranked photos of a batch their positions at once, after every row read and every position this queue has
 * given: the order holds, whichever upload ends first.
 */
export function placeBatch(state: QueueState, batch: number, place: UploadPlace): Step {
  const isPlaced = (photo: QueuedPhoto) =>
    isOfBatch(photo, batch) && isToBeStored(photo) && isRankedOnly(photo);
  const photos = [...state.photos.values()];
  const findPosition = createPositions(
    place,
    photos.flatMap(({ record }) => record.position ?? []),
    Math.max(0, ...photos.filter(isPlaced).map(({ record }) => record.rank ?? 0)),
  );
  return moveAll(withoutPlacing(state, batch), isPlaced, (photo) => {
    const record = { ...photo.record, position: findPosition(photo.record.rank ?? 0) };
    const placed = { ...photo, record };
    const keep: Effect = { type: 'keep', id: record.id };
    return photo.stage === 'uploading' ? store(placed, keep) : to(placed, photo.stage, keep);
  });
}

/** Integers at the end of a report; between two rows, equal fractions. */
function createPositions(
  { after, before }: UploadPlace,
  taken: readonly number[],
  count: number,
): (rank: number) => number {
  if (before === null) {
    const last = taken.reduce((one, other) => Math.max(one, other), Math.floor(after));
    return (rank) => last + rank;
  }
  const last = taken
    .filter((position) => position < before)
    .reduce((one, other) => Math.max(one, other), after);
  return (rank) => last + ((before - last) * rank) / (count + 1);
}

/** The position could not be read: all photos waiting for it fail together. */
export function failToPlace(state: QueueState, batch: number, problem: UploadProblem): Step {
  return moveAll(
    withoutPlacing(state, batch),
    (photo) => isOfBatch(photo, batch) && awaitsPlace(photo),
    (photo) => answerProblem(photo, problem),
  );
}

function withoutPlacing(state: QueueState, batch: number): QueueState {
  return { ...state, placing: new Set([...state.placing].filter((one) => one !== batch)) };
}

function isOfBatch({ record }: QueuedPhoto, batch: number): boolean {
  return record.batch === batch;
}

function isRankedOnly({ record }: QueuedPhoto): boolean {
  return record.rank !== null && record.position === null;
}

function awaitsPlace({ stage, record }: QueuedPhoto): boolean {
  return stage === 'uploading' && record.position === null;
}
