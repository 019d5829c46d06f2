import { describe, expect, it } from 'vitest';
import type { Observation } from '@/records/observation';
import { makeObservation } from '../../../../testing/app/rows';
import { addMark, NO_DRAWING, readDrawing, type Drawing } from '@shared/drawing/drawing';
import { type DrawingChange, saveDrawing } from './save-drawing';

/** A stored row; `meanwhile` happens to it before the first write comes. */
function store(row: Observation, meanwhile: (row: Observation) => Observation = (same) => same) {
  let [stored, isFirst] = [row, true];
  const wire = {
    read: () => Promise.resolve(stored),
    write: (seen: Observation, change: DrawingChange) => {
      if (isFirst) stored = meanwhile(stored);
      isFirst = false;
      const isSeen = stored.drawing_version === seen.drawing_version && stored.photo === seen.photo;
      if (!isSeen) return Promise.resolve(null);
      stored = { ...stored, ...change, drawing_version: stored.drawing_version + 1 };
      return Promise.resolve(stored);
    },
  };
  return { wire, stored: () => stored };
}

const withMark = (drawing: Drawing, id: string) =>
  addMark(drawing, { id, kind: 'number', points: [[0.5, 0.5]], colour: 'red', text: '' });

describe('saving a drawing', () => {
  it('writes nothing where nothing is another, and null where nothing is left', async () => {
    const row = makeObservation();
    const { wire, stored } = store(row);
    expect(await saveDrawing(wire, { base: row, drawing: readDrawing(row) })).toBe(row);
    const turned = await saveDrawing(wire, { base: row, drawing: { ...NO_DRAWING, turn: 90 } });
    expect(stored().drawing).toMatchObject({ turn: 90 });
    await saveDrawing(wire, { base: turned, drawing: NO_DRAWING });
    expect(stored().drawing).toBeNull();
  });

  it('keeps what was drawn elsewhere meanwhile', async () => {
    const row = makeObservation();
    const { wire, stored } = store(row, (now) => ({
      ...now,
      drawing: withMark(NO_DRAWING, 'theirs'),
      drawing_version: 1,
    }));
    await saveDrawing(wire, { base: row, drawing: withMark(NO_DRAWING, 'mine') });
    expect(readDrawing(stored()).marks.map(({ id, number }) => [id, number])).toEqual([
      ['theirs', 1],
      ['mine', 2],
    ]);
  });

  it('says that no data was returned where the update came back empty and nothing changed', async () => {
    const row = makeObservation();
    const { wire } = store(row);
    const empty = { ...wire, write: () => Promise.resolve(null) };
    const saving = saveDrawing(empty, { base: row, drawing: withMark(NO_DRAWING, 'mine') });
    await expect(saving).rejects.toThrow(/^No data was returned/);
  });

  it('is refused on another photo than it was made on', async () => {
    const row = makeObservation();
    const { wire } = store(row, (now) => ({ ...now, photo: 'https://plumbline.test/b.jpg' }));
    const saving = saveDrawing(wire, { base: row, drawing: withMark(NO_DRAWING, 'mine') });
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
    const saving = saveDrawing(wire, { base: row, drawing: many('m') });
    await expect(saving).rejects.toThrow('80 marks');
  });
});
