import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { gridItems } from './photo-grid-items';
import type { PhotoUpload } from '../schema';
import { summarise } from '../upload/upload-summary';

const makeRow = (id: string, position: number, photo = 'https://x/p.jpg') =>
  makeObservation({ id, position, photo });

function makeUpload(id: string, changes: Partial<PhotoUpload> = {}): PhotoUpload {
  return {
    id,
    fileName: `${id}.jpg`,
    state: 'uploading',
    reason: null,
    preview: null,
    position: null,
    capturedAt: null,
    original: null,
    isKept: true,
    ...changes,
  };
}

const order = (items: { id: string; number: number | null }[]) =>
  items.map(({ id, number }) => [id, number]);

describe('gridItems', () => {
  it('shows a photo once while it turns from an upload into a row', () => {
    const items = gridItems([makeRow('a', 1)], [makeUpload('a', { state: 'stored', position: 1 })]);
    expect(order(items)).toEqual([['a', 1]]);
  });

  it('keeps the place of a photo whose row has not been read back yet', () => {
    const uploads = [
      makeUpload('b', { state: 'stored', position: 2 }),
      makeUpload('c', { position: 3 }),
    ];
    expect(order(gridItems([makeRow('a', 1), makeRow('d', 4)], uploads))).toEqual([
      ['a', 1],
      ['b', null],
      ['c', null],
      ['d', 2],
    ]);
  });

  it('numbers rows as the report does, also those without a photo, which it leaves out', () => {
    const items = gridItems([makeRow('text', 1, ' '), makeRow('a', 2)], []);
    expect(order(items)).toEqual([['a', 2]]);
  });

  it('leaves out what will not become a photo', () => {
    const uploads = [
      makeUpload('x', { state: 'refused' }),
      makeUpload('y', { state: 'duplicate' }),
    ];
    expect(gridItems([], uploads)).toEqual([]);
  });
});

describe('summarise', () => {
  it('counts photos of the report once, stored and read back or not', () => {
    const uploads = [
      makeUpload('a', { state: 'stored' }),
      makeUpload('b', { state: 'stored', original: 'under way' }),
      makeUpload('c'),
      makeUpload('d', { state: 'failed', isKept: false }),
      makeUpload('e', { state: 'refused' }),
    ];
    expect(summarise([makeRow('a', 1)], uploads)).toEqual({
      storedInReport: 2,
      total: 4,
      stored: 2,
      inHand: 1,
      originals: 1,
      failed: 1,
      unstored: 2,
      areAllKept: false,
    });
  });
});
