import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyCount, makeStory } from '../../../../../testing/stories';
import { PARALLEL_UPLOADS } from './next';
import type { Effect } from './queue-events';
import { SimulatedUpload, type Ending } from './simulated-upload.fixture';
import { newRecord, objectPath } from '../upload-record';

const ENDINGS: Ending[] = ['well', 'after objects', 'after row', 'unreachable', 'busy', 'refused'];

/** Anything that can happen between choosing photos and having them in the report. */
const happening = fc.oneof(
  { weight: 12, arbitrary: fc.record({ answer: fc.nat(50), ending: fc.constantFrom(...ENDINGS) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      choose: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'bad'), { minLength: 1 }),
      beside: fc.option(fc.nat(20)),
      original: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ remove: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ retry: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ online: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ reload: fc.boolean() }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** One of the rows that there are by now; undefined where none is wanted. */
function rowAt({ rows }: SimulatedUpload, index: number | null): string | undefined {
  return index === null ? undefined : [...rows.keys()][index % Math.max(1, rows.size)];
}

/** Plays a story and lets it come to rest; tells which photos the person took out before they were stored. */
function play(story: readonly Happening[]) {
  const upload = new SimulatedUpload();
  const removed = new Set<string>();
  /** A photo whose row is written loses only its original. */
  const takenOut = new Set<string>();
  const idAt = (index: number) => [...upload.state.photos.keys()][index];
  for (const one of story) {
    if ('choose' in one) upload.choose(one.choose, rowAt(upload, one.beside), one.original);
    else if ('answer' in one) upload.answer(one.answer, one.ending);
    else if ('online' in one) upload.tell({ type: one.online ? 'came online' : 'went offline' });
    else if ('reload' in one) upload.reload(one.reload);
    else if ('retry' in one) upload.tell({ type: 'retry asked', id: idAt(one.retry) ?? '' });
    else {
      const photo = upload.state.photos.get(idAt(one.remove) ?? '');
      if (!photo) continue;
      if (photo.stage !== 'stored') removed.add(photo.record.id);
      if (photo.stage !== 'stored' && !photo.record.isStored) takenOut.add(photo.record.id);
      upload.remove(photo.record.id);
    }
    expectNoMoreRequestsThanAllowed(upload);
  }
  upload.settle();
  for (const id of upload.state.photos.keys()) upload.tell({ type: 'retry asked', id });
  upload.settle();
  return { upload, removed, takenOut };
}

function expectNoMoreRequestsThanAllowed({ waiting, state }: SimulatedUpload): void {
  const storing = waiting.flatMap((effect) =>
    effect.type === 'store' ? [effect.photo.record.id] : [],
  );
  expect(new Set(storing).size).toBe(storing.length);
  expect(storing.length).toBeLessThanOrEqual(PARALLEL_UPLOADS);
  const shown = [...state.photos.values()].filter(({ stage }) => stage === 'uploading');
  expect(shown.length).toBeLessThanOrEqual(PARALLEL_UPLOADS);
}

const stories = makeStory(happening, 60);
const RUNS = { numRuns: storyCount(300) };

describe('whatever happens, in any order', () => {
  it('no photo is lost: each becomes a row, or is told to repeat one or to be none', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { upload, removed } = play(story);
        for (const [id, { content }] of upload.chosen) {
          if (removed.has(id)) continue;
          const twinsWereRemoved = [...removed].some(
            (one) => upload.chosen.get(one)?.content === content,
          );
          const hashes = [...upload.rows.values()].map(({ hash }) => hash);
          expect(hashes.includes(content) || content === 'bad' || twinsWereRemoved).toBe(true);
          const stage = upload.state.photos.get(id)?.stage ?? 'stored';
          expect(['stored', 'duplicate', 'refused']).toContain(stage);
          expect(upload.device.has(id)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('no original is lost: it is kept for each row whose file the person wished to keep', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { upload, removed } = play(story);
        for (const [id, { isOriginalWished }] of upload.chosen) {
          if (!upload.rows.has(id) || removed.has(id)) continue;
          expect(upload.originals.has(id)).toBe(isOriginalWished);
        }
      }),
      RUNS,
    );
  });

  it('nothing is doubled: neither a file nor a place in the report', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const rows = [...play(story).upload.rows.values()];
        expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
        expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
      }),
      RUNS,
    );
  });

  it('photos chosen together stand in the order of their names', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { rows, chosen } = play(story).upload;
        const inReport = [...rows]
          .toSorted(([, one], [, other]) => one.position - other.position)
          .map(([id]) => chosen.get(id));
        for (const batch of new Set(inReport.map((photo) => photo?.batch))) {
          const names = inReport.filter((photo) => photo?.batch === batch);
          const contents = names.map((photo) => photo?.content);
          expect(contents).toEqual(contents.toSorted());
        }
      }),
      RUNS,
    );
  });

  it('a row has its objects, and no object is left without one', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { upload } = play(story);
        const readSecret = (path: string) => path.slice(path.lastIndexOf('-') + 1);
        const paths = [...upload.rows.keys()].map((id) =>
          objectPath({ ...newRecord(new File([], 'a'), 1, PLACE), id }),
        );
        expect([...upload.objects].map(readSecret).toSorted()).toEqual(
          paths.map(readSecret).toSorted(),
        );
      }),
      RUNS,
    );
  });

  it('a photo that was taken out is gone: from the queue, the device and the report', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { upload, takenOut } = play(story);
        for (const id of takenOut) {
          expect(upload.state.photos.has(id)).toBe(false);
          expect(upload.device.has(id)).toBe(false);
          expect(upload.rows.has(id)).toBe(false);
        }
      }),
      RUNS,
    );
  });
});

it('says the same of a file that was chosen twice, however soon the first is stored', () => {
  for (const order of ['stored first', 'prepared first']) {
    const upload = new SimulatedUpload();
    upload.choose(['a', 'a']);
    const answer = (type: Effect['type']) => {
      upload.answer(upload.waiting.findIndex((effect) => effect.type === type));
    };
    for (const type of ['claim', 'claim', 'inspect', 'inspect', 'prepare'] as const) answer(type);
    if (order === 'stored first') for (const type of ['read place', 'store'] as const) answer(type);
    answer('prepare');
    upload.settle();
    const repeated = [...upload.state.photos.values()].find(({ stage }) => stage === 'duplicate');
    expect(repeated?.reason, order).toBe('It is the same file as a.jpg; it is stored once.');
  }
});

const PLACE = { userId: 'user', reportId: 'report' };
