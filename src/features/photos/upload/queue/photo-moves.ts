import {
  answerProblem,
  cleanUp,
  drop,
  end,
  fail,
  failToUndo,
  goOn,
  inspect,
  isNothingToUndo,
  keepBacked,
  rowStored,
  sameFile,
  saySameFile,
  takeOut,
  to,
  undo,
  withdraw,
  type Move,
} from './photo-steps';
import type { PictureFacts } from '@/lib/pictures/door/picture-door';
import { timeInName } from '../../prepare/time-in-name';
import type { PhotoEvent } from './queue-events';
import type { QueuedPhoto, QueueState, Stage } from './queue-state';

type MoveOn<Event> = (photo: QueuedPhoto, event: Event, queue: QueueState) => Move;

/** The stages before a photo's first request. */
const UNSENT = ['claiming', 'inspecting', 'inspected', 'preparing'] as const;
/** The stages between its requests. */
const UNSTORED_AND_IDLE = ['ready', 'pausing', 'waiting', 'failed'] as const;
const ENDED = ['stored', 'refused', 'duplicate'] as const;

/**
 * A photo's next move for each event, by stage. An event that the stage does not list comes too late, as when the photo
 * was removed meanwhile, and changes nothing.
 */
export const PHOTO_MOVES: {
  [Type in PhotoEvent['type']]: Partial<Record<Stage, MoveOn<Extract<PhotoEvent, { type: Type }>>>>;
} = {
  claimed: { claiming: inspect },
  'held elsewhere': { claiming: (photo) => to(photo, 'elsewhere') },
  freed: {
    elsewhere: (photo) => to(photo, 'elsewhere', { type: 'take over', id: photo.record.id }),
  },
  'taken over': {
    elsewhere: (photo, { record }) =>
      record ? inspect({ ...photo, record }) : drop(photo, { type: 'announce' }),
  },

  inspected: {
    inspecting: (photo, { facts }) =>
      to({ ...photo, record: { ...photo.record, facts: withTime(facts, photo) } }, 'inspected'),
  },
  prepared: {
    preparing(photo, { pictures }, queue) {
      const twin = sameFile(photo, pictures.hash, queue);
      if (twin) return end(photo, 'duplicate', saySameFile(twin));
      const { original, source } = photo.record;
      const kept = original === 'wished' ? source : null;
      const record = { ...photo.record, prepared: pictures, source: kept };
      return goOn({ ...photo, record, preview: pictures.preview }, queue, {
        type: 'keep',
        id: record.id,
      });
    },
  },
  refused: inStages(['inspecting', 'preparing'], (photo, { reason }) =>
    end(photo, 'refused', reason),
  ),
  unprepared: { preparing: (photo) => to(photo, 'waiting', { type: 'look for server' }) },
  unreadable: { preparing: (photo, { reason }) => fail(photo, reason) },

  'objects stored': { uploading: (photo) => to({ ...photo, hasObjects: true }, 'uploading') },
  stored: {
    uploading: (photo, _, queue) => rowStored(photo, queue),
    withdrawn: undo,
  },
  'found in report': {
    uploading(photo, { row, number }, queue) {
      // Chosen together, one may be stored before the other is prepared: it is the same to the person.
      const twin = queue.photos.get(row);
      const said = twin ? saySameFile(twin) : `It is already in this report as Photo ${number}.`;
      return photo.hasObjects ? cleanUp(photo, 'duplicate', said) : end(photo, 'duplicate', said);
    },
    withdrawn: undo,
  },
  'not stored': {
    uploading: (photo, { problem }) => answerProblem(photo, problem),
    withdrawn: undo,
  },
  cleaned: {
    cleaning: (photo) =>
      photo.ending === 'duplicate'
        ? end(photo, 'duplicate', photo.reason)
        : fail(photo, photo.reason ?? ''),
  },
  undone: { withdrawn: (photo) => drop(photo) },
  'not undone': { withdrawn: (photo, { problem }) => failToUndo(photo, problem) },
  'pause over': { pausing: (photo, _, queue) => goOn(photo, queue) },

  kept: inStages(
    [...UNSENT, ...UNSTORED_AND_IDLE, 'uploading', 'cleaning', 'elsewhere'],
    (photo, { record }) => keepBacked(photo, record),
  ),
  'retry asked': { failed: (photo, _, queue) => goOn({ ...photo, attempts: 0 }, queue) },
  'removal asked': {
    ...inStages([...UNSENT, ...UNSTORED_AND_IDLE, 'cleaning'], takeOut),
    uploading: (photo) => (isNothingToUndo(photo) ? drop(photo) : withdraw(photo)),
    ...inStages(ENDED, (photo) => drop(photo)),
    // The other tab continues with it: nothing may be removed here.
    elsewhere: () => ({ photo: null, effects: [] }),
  },
};

/** Prefers the camera's time, then the file name's. */
function withTime(facts: PictureFacts | null, { record }: QueuedPhoto): PictureFacts | null {
  return facts && { ...facts, capturedAt: facts.capturedAt ?? timeInName(record.fileName) };
}

function inStages<Event>(
  stages: readonly Stage[],
  move: MoveOn<Event>,
): Partial<Record<Stage, MoveOn<Event>>> {
  return Object.fromEntries(stages.map((stage) => [stage, move]));
}
