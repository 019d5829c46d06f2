import type { Move } from './photo-steps';
import type { Effect } from './queue-events';
import { inReportOrder, type QueuedPhoto, type QueueState } from './queue-state';

export interface Step {
  state: QueueState;
  effects: readonly Effect[];
}

/** Applies a further step to the state of one. */
export function continueStep(step: Step, further: (state: QueueState) => Step): Step {
  const { state, effects } = further(step.state);
  return { state, effects: [...step.effects, ...effects] };
}

export function applyMove(state: QueueState, photo: QueuedPhoto, move: Move): Step {
  const photos = new Map(state.photos);
  put(photos, photo, move);
  return { state: { ...state, photos }, effects: move.effects };
}

/** Moves each matching photo, in the report's order. */
export function moveAll(
  state: QueueState,
  holds: (photo: QueuedPhoto) => boolean,
  move: (photo: QueuedPhoto, queue: QueueState) => Move,
): Step {
  const photos = new Map(state.photos);
  const effects: Effect[] = [];
  for (const photo of inReportOrder([...state.photos.values()].filter(holds))) {
    const moved = move(photo, state);
    put(photos, photo, moved);
    effects.push(...moved.effects);
  }
  return { state: { ...state, photos }, effects };
}

function put(photos: Map<string, QueuedPhoto>, { record }: QueuedPhoto, { photo }: Move): void {
  if (photo) photos.set(record.id, photo);
  else photos.delete(record.id);
}
