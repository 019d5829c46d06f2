import type { PreparedPhoto } from '../../prepare/prepared-photo';
import { next } from './next';
import type { Effect, PhotoEvent, UploadEvent } from './queue-events';
import { EMPTY_QUEUE, isToBeKept, type QueueState } from './queue-state';
import { UploadProblem, type UploadProblemKind } from '../upload-problem';
import { objectPath, type UploadRecord } from '../upload-record';

/** How a request ends: as wished, before anything was done, or done with the answer lost on the way. */
export type Ending = 'well' | 'after objects' | 'after row' | UploadProblemKind;

interface Row {
  hash: string;
  position: number;
  findingId: string | undefined;
}

/**
 * A queue over a backend and a device in memory. Anyone who drives it says which effect is answered next and
 * how, so that every order of events can be tried, and one that failed be tried again.
 */
export class SimulatedUpload {
  state: QueueState = EMPTY_QUEUE;
  readonly rows = new Map<string, Row>();
  readonly objects = new Set<string>();
  /** Ids of photos whose chosen file is kept. */
  readonly originals = new Set<string>();
  readonly device = new Map<string, UploadRecord>();
  readonly waiting: Effect[] = [];
  /** Every photo that was ever chosen, by its id. Two with the same content are one file. */
  readonly chosen = new Map<
    string,
    { content: string; batch: number; isOriginalWished: boolean }
  >();
  private timestamps = 0;

  /** With `findingId` the photos are to stand beside a row's. */
  choose(contents: readonly string[], findingId?: string, isOriginalWished = false): void {
    const batch = (this.timestamps += 1);
    const records = contents.map((content) => ({
      ...this.makeRecord(content, batch, isOriginalWished),
      ...(findingId !== undefined && { findingId }),
    }));
    this.tell({ type: 'chosen', records });
  }

  remove(id: string): void {
    this.tell({ type: 'removal asked', id });
  }

  /** The page is loaded again. What was on its way may still arrive; device and backend stay. */
  reload(doRequestsArrive: boolean): void {
    for (const [id, { stage }] of this.state.photos) {
      // Chosen in the moment of the reload: it never came as far as the device.
      if (stage === 'claiming' && !this.device.has(id)) this.chosen.delete(id);
    }
    for (const effect of this.waiting.splice(0)) {
      if (effect.type === 'store' && doRequestsArrive) this.store(effect.photo.record, 'well');
    }
    this.state = EMPTY_QUEUE;
    this.tell({ type: 'found on device', records: [...this.device.values()] });
  }

  tell(event: UploadEvent): void {
    const step = next(this.state, event);
    this.state = step.state;
    for (const effect of step.effects) {
      if (effect.type === 'keep') this.keep(effect.id);
      else this.waiting.push(effect);
    }
  }

  /** Answers one of the waiting effects. */
  answer(choice: number, ending: Ending = 'well'): void {
    const [effect] = this.waiting.splice(choice % Math.max(1, this.waiting.length), 1);
    if (effect) this.carryOut(effect, ending);
  }

  /** Lets everything end that continues by itself, with a network and a server that work. */
  settle(): void {
    this.tell({ type: 'came online' });
    while (this.waiting.length > 0) this.answer(0);
  }

  private makeRecord(content: string, batch: number, isOriginalWished: boolean): UploadRecord {
    const addedAt = (this.timestamps += 1);
    const id = `photo-${addedAt}`;
    this.chosen.set(id, { content, batch, isOriginalWished });
    return {
      id,
      userId: 'user',
      reportId: 'report',
      batch,
      fileName: `${content}.jpg`,
      addedAt,
      source: new Blob([content]),
      ...(isOriginalWished && { original: 'wished' as const }),
      facts: null,
      prepared: null,
      rank: null,
      position: null,
    };
  }

  private keep(id: string): void {
    const photo = this.state.photos.get(id);
    if (photo && isToBeKept(photo)) this.device.set(id, photo.record);
    else this.device.delete(id);
  }

  private carryOut(effect: Effect, ending: Ending): void {
    switch (effect.type) {
      case 'claim':
        return this.tell({ type: 'claimed', id: effect.id });
      case 'inspect':
        return this.tell({ ...this.inspected(effect.id), id: effect.id });
      case 'prepare':
        return this.tell({ ...this.prepared(effect.id, ending), id: effect.id });
      case 'read place':
        return this.tell(this.place(effect.batch, effect.findingId, ending));
      case 'store': {
        const { record } = effect.photo;
        for (const event of this.store(record, ending)) this.tell({ ...event, id: record.id });
        return;
      }
      case 'clean up':
        if (!this.rows.has(effect.record.id)) this.objects.delete(objectPath(effect.record));
        return this.tell({ type: 'cleaned', id: effect.record.id });
      case 'undo':
        return this.tell({ ...this.undone(effect.record, ending), id: effect.record.id });
      case 'pause':
        return this.tell({ type: 'pause over', id: effect.id });
      case 'look for server':
        this.tell({ type: 'went offline' });
        return this.tell({ type: 'came online' });
      default:
    }
  }

  private undone(record: UploadRecord, ending: Ending): PhotoEvent {
    const problem = makeProblem(ending);
    if (problem) return { type: 'not undone', problem };
    this.rows.delete(record.id);
    this.objects.delete(objectPath(record));
    return { type: 'undone' };
  }

  private inspected(id: string): PhotoEvent {
    return this.chosen.get(id)?.content === 'bad'
      ? { type: 'refused', reason: 'It is a text file.' }
      : { type: 'inspected', facts: { width: 4, height: 3, capturedAt: null } };
  }

  private prepared(id: string, ending: Ending): PhotoEvent {
    if (ending === 'unreachable') return { type: 'unprepared' };
    if (ending === 'refused') return { type: 'unreadable', reason: 'The card was pulled out.' };
    const picture = new Blob([]);
    const pictures: PreparedPhoto = {
      photo: picture,
      rendition: picture,
      preview: picture,
      width: 4,
      height: 3,
      hash: this.chosen.get(id)?.content ?? '',
    };
    return { type: 'prepared', pictures };
  }

  private place(batch: number, findingId: string | undefined, ending: Ending): UploadEvent {
    const problem = makeProblem(ending);
    if (problem) return { type: 'place unread', batch, problem };
    const positions = [...this.rows.values()].map((row) => row.position);
    const beside = [...this.rows].filter(([id, row]) => (row.findingId ?? id) === findingId);
    if (beside.length === 0) {
      return {
        type: 'place read',
        batch,
        place: { after: Math.max(0, ...positions), before: null },
      };
    }
    const after = Math.max(...beside.map(([, { position }]) => position));
    const later = positions.filter((position) => position > after);
    const before = later.length > 0 ? Math.min(...later) : null;
    return { type: 'place read', batch, place: { after, before } };
  }

  /** As `storePhoto` does it; what it tells on the way, and how it ends. */
  private store(record: UploadRecord, ending: Ending): PhotoEvent[] {
    const { id, prepared, position, findingId } = record;
    const problem = makeProblem(ending);
    if (problem) return [{ type: 'not stored', problem }];
    if (record.isStored) {
      if (!this.rows.has(id) || !record.source) throw new Error('An original without row or file.');
      this.originals.add(id);
      return [{ type: 'stored' }];
    }
    if (!prepared || position === null) throw new Error('A photo without a place was sent.');
    const holders = [...this.rows].filter(([, row]) => row.hash === prepared.hash);
    const [holder] = holders[0] ?? [];
    if (holder === id) return [{ type: 'stored' }];
    if (holder !== undefined) return [{ type: 'found in report', row: holder, number: 1 }];

    const lost = new UploadProblem('busy', 'The answer was lost.');
    this.objects.add(objectPath(record));
    if (ending === 'after objects') return [{ type: 'not stored', problem: lost }];
    this.rows.set(id, { hash: prepared.hash, position, findingId });
    if (ending === 'after row')
      return [{ type: 'objects stored' }, { type: 'not stored', problem: lost }];
    return [{ type: 'objects stored' }, { type: 'stored' }];
  }
}

function makeProblem(ending: Ending): UploadProblem | null {
  return ending === 'well' || ending === 'after objects' || ending === 'after row'
    ? null
    : new UploadProblem(ending, ending);
}
