import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { isOfPerson, keptRow, keptWords, rowTitle } from './kept-row';

const kept = (changes: Parameters<typeof makeObservation>[0]) => keptRow(makeObservation(changes));

describe('a row that was kept', () => {
  it('is read whatever is missing in it: a column may have come later', () => {
    expect(keptRow({ element: 'Wall', severity: null })).toMatchObject({
      element: 'Wall',
      defect: '',
      severity: '',
      photo_refs: {},
    });
  });

  it('is called by its words, and has no number', () => {
    expect(rowTitle({ element: ' Wall', defect: 'Crack ' })).toBe('Wall · Crack');
    expect(rowTitle({ element: '', defect: 'Crack' })).toBe('Crack');
    expect(rowTitle({ element: ' ', defect: '' })).toBe('A photo without words');
  });

  it('shows the words that say something, with the photo numbers of today', () => {
    const row = kept({
      element: 'Wall',
      defect: 'As in Photo 3.',
      recommendation: ' ',
      severity: 'major',
      photo_refs: { '3': 'c' },
    });
    expect(keptWords(row, ['c', 'a'])).toEqual([
      ['Element', 'Wall'],
      ['Defect', 'As in Photo 1.'],
      ['Severity', 'major'],
    ]);
    expect(keptWords(row, ['a'])[1]).toEqual(['Defect', 'As in Photo [deleted].']);
  });

  it('holds a person’s words once somebody accepted, changed or wrote them', () => {
    const hands = [null, 'proposed', 'accepted', 'edited', 'written'];
    expect(hands.map((hand) => isOfPerson({ hand }))).toEqual([false, false, true, true, true]);
  });
});
