import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { draftInTodaysNumbers, typeInto } from '../edit/row-draft';
import { inTodaysNumbers, wordsToStore } from './words-to-store';

const row = makeObservation({
  element: 'Wall as on photo 1',
  defect: 'Crack, see photo 2',
  recommendation: 'Monitor',
  photo_refs: { 1: 'a', 2: 'b' },
});

describe('a row in the order of today', () => {
  it('names photos by the numbers that they have now', () => {
    expect(inTodaysNumbers(row, ['b', 'c', 'a'])).toMatchObject({
      element: 'Wall as on photo 3',
      defect: 'Crack, see photo 1',
      photo_refs: { 3: 'a', 1: 'b' },
    });
  });

  it('is the same object where it names no photo', () => {
    const plain = makeObservation({ element: 'Wall' });
    expect(inTodaysNumbers(plain, ['a'])).toBe(plain);
  });
});

describe('what is stored of a change', () => {
  it('is that alone where no text is changed', () => {
    expect(wordsToStore(row, { severity: 'major' }, ['a', 'b'])).toEqual({ severity: 'major' });
  });

  it('is all three texts in the numbers of the screen, with the photos they mean', () => {
    const order = ['b', 'c', 'a'];
    const shown = inTodaysNumbers(row, order);
    expect(wordsToStore(shown, { recommendation: 'Compare photo 2' }, order)).toEqual({
      element: 'Wall as on photo 3',
      defect: 'Crack, see photo 1',
      recommendation: 'Compare photo 2',
      photo_refs: { 3: 'a', 1: 'b', 2: 'c' },
    });
  });

  it('keeps what the name of a deleted photo means', () => {
    const order = ['b'];
    const shown = inTodaysNumbers(row, order);
    expect(shown.element).toBe('Wall as on photo [deleted]');
    const stored = wordsToStore(shown, { recommendation: 'Repair' }, order);
    expect(inTodaysNumbers({ ...shown, ...stored }, ['b', 'a']).element).toBe('Wall as on photo 2');
  });
});

it('what is typed means the photos that its writer saw, also after rows have moved', () => {
  const typed = { recommendation: 'Compare photo 3' };
  const draft = typeInto(null, row, typed, ['a', 'b', 'c']);
  const moved = draftInTodaysNumbers(draft, ['c', 'a', 'b']);
  expect(moved.change).toEqual({ recommendation: 'Compare photo 1' });
  expect(moved.base.element).toBe('Wall as on photo 2');
  expect(draftInTodaysNumbers(moved, ['a', 'b', 'c']).change).toEqual(typed);
});
