import { describe, expect, it } from 'vitest';
import type { Observation } from '@/records/observation';
import { makeObservation } from '../../../../testing/app/rows';
import { addMark, NO_DRAWING, readDrawing, type Drawing } from '@shared/drawing/drawing';
import { KEPT_LINE, readSheet, type Sheet } from '../edit/sheet';
import { type DrawingChange, saveSheet } from './save-sheet';

const LINE = { kind: 'look' as const, points: [[0.1, 0.1], [0.2, 0.2]] as [number, number][] }; // prettier-ignore
const WORDS = { element: 'Wall', defect: 'Possible crack', hand: 'proposed' as const };

/** A stored row; `meanwhile` happens to it before the first write comes. */
function store(row: Observation, meanwhile: (row: Observation) => Observation = (same) => same) {
  let [stored, isFirst] = [row, true];
  const wire = {
    read: () => Promise.resolve(stored),
    write: (seen: Observation, change: DrawingChange) => {
      if (isFirst) stored = meanwhile(stored);
      isFirst = false;
      const isSeen =
        stored.drawing_version === seen.drawing_version &&
        stored.photo === seen.photo &&
        (!('marks' in change) || stored.version === seen.version);
      if (!isSeen) return Promise.resolve(null);
      stored = { ...stored, ...change, drawing_version: stored.drawing_version + 1 };
      return Promise.resolve(stored);
    },
  };
  return { wire, stored: () => stored };
}

const withMark = (drawing: Drawing, id: string) =>
  addMark(drawing, { id, kind: 'number', points: [[0.5, 0.5]], colour: 'red', text: '' });
const sheet = (changes: Partial<Sheet> = {}): Sheet => ({ drawing: NO_DRAWING, lines: [], ...changes }); // prettier-ignore

describe('saving a drawing', () => {
  it('writes nothing where nothing is another, and null where nothing is left', async () => {
    const row = makeObservation();
    const { wire, stored } = store(row);
    expect(await saveSheet(wire, row, readSheet(row))).toBe(row);
    const turned = await saveSheet(wire, row, sheet({ drawing: { ...NO_DRAWING, turn: 90 } }));
    expect(stored().drawing).toMatchObject({ turn: 90 });
    await saveSheet(wire, turned, sheet());
    expect(stored().drawing).toBeNull();
  });

  it('keeps what was drawn elsewhere meanwhile', async () => {
    const row = makeObservation();
    const { wire, stored } = store(row, (now) => ({
      ...now,
      drawing: withMark(NO_DRAWING, 'theirs'),
      drawing_version: 1,
    }));
    await saveSheet(wire, row, sheet({ drawing: withMark(NO_DRAWING, 'mine') }));
    expect(readDrawing(stored()).marks.map(({ id, number }) => [id, number])).toEqual([
      ['theirs', 1],
      ['mine', 2],
    ]);
  });

  it('says that no data was returned where the update came back empty and nothing changed', async () => {
    const row = makeObservation();
    const { wire } = store(row);
    const empty = { ...wire, write: () => Promise.resolve(null) };
    const saving = saveSheet(empty, row, sheet({ drawing: withMark(NO_DRAWING, 'mine') }));
    await expect(saving).rejects.toThrow(/^No data was returned/);
  });

  it('is refused on another photo than it was made on', async () => {
    const row = makeObservation();
    const { wire } = store(row, (now) => ({ ...now, photo: 'https://plumbline.test/b.jpg' }));
    const saving = saveSheet(wire, row, sheet({ drawing: withMark(NO_DRAWING, 'mine') }));
    await expect(saving).rejects.toThrow('The photo was replaced meanwhile');
  });

  it('is refused where both together are more than a photo holds', async () => {
    const many = (name: string) =>
      Array.from({ length: 40 }).reduce<Drawing>(
        (drawing, _, index) => withMark(drawing, `${name}${String(index)}`),
        NO_DRAWING,
      );
    const row = makeObservation();
    const { wire } = store(row, (now) => ({ ...now, drawing: many('t'), drawing_version: 1 }));
    const saving = saveSheet(wire, row, sheet({ drawing: many('m') }));
    await expect(saving).rejects.toThrow('80 marks');
  });
});

describe('lines of the analyst', () => {
  const row = makeObservation({ ...WORDS, marks: [LINE, { ...LINE, kind: 'crack' }] });

  it('go with the words that came with them where all are taken away', async () => {
    const { wire, stored } = store(row);
    await saveSheet(wire, row, sheet());
    expect(stored()).toMatchObject({ marks: null, defect: '', outcome: 'not_assessed' });
  });

  it('leave the words where one was kept, and those that are still to be judged', async () => {
    const kept = withMark(NO_DRAWING, `${KEPT_LINE}1`);
    const { wire, stored } = store(row);
    const first = await saveSheet(wire, row, sheet({ drawing: kept, lines: [LINE] }));
    expect(stored()).toMatchObject({ marks: [LINE], defect: WORDS.defect });
    await saveSheet(wire, first, sheet({ drawing: kept }));
    expect(stored()).toMatchObject({ marks: null, defect: WORDS.defect });
  });

  it('are judged in words as they are by then: what a person wrote meanwhile stays', async () => {
    const { wire, stored } = store(row, (now) => ({
      ...now,
      defect: 'Written',
      hand: 'edited',
      version: now.version + 1,
    }));
    await saveSheet(wire, row, sheet());
    expect(stored()).toMatchObject({ marks: null, defect: 'Written' });
  });

  it('that were found since are not judged with those before', async () => {
    const found = { ...LINE, points: [[0.8, 0.8], [0.9, 0.9]] as [number, number][] }; // prettier-ignore
    const { wire, stored } = store(row, (now) => ({ ...now, marks: [found], version: 2 }));
    await saveSheet(wire, row, sheet({ drawing: withMark(NO_DRAWING, 'a') }));
    expect(stored()).toMatchObject({ marks: [found], defect: WORDS.defect });
  });
});
