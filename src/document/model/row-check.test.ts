import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../testing/app/rows';
import { classifyCheck, holdsExport, listOpenRows } from './row-check';

const row = makeObservation;

describe('classifyCheck', () => {
  it.each([
    ['accepted', 'defect', 'checked'],
    ['edited', 'no_visible_defect', 'checked'],
    ['written', 'defect', 'checked'],
    // A person has described what the analyst could not.
    ['written', 'not_assessed', 'checked'],
    ['proposed', 'defect', 'unchecked'],
    ['proposed', 'nothing_inspectable', 'unchecked'],
    [null, 'not_assessed', 'not_assessed'],
    [null, null, 'blank'],
  ] as const)('takes %s words of outcome %s for %s', (hand, outcome, check) => {
    expect(classifyCheck(row({ hand, outcome }))).toBe(check);
  });
});

describe('listOpenRows', () => {
  it('names what nobody has checked by the report’s numbers, with its words', () => {
    const rows = [
      row({ id: 'a', hand: 'written', element: 'Wall' }),
      row({ id: 'b', hand: 'proposed', element: 'Soffit ', defect: 'Spalling', photo: 'p' }),
      row({ id: 'c', outcome: 'not_assessed', photo: 'q' }),
      row({ id: 'd', photo: '' }),
    ];
    expect(listOpenRows(rows)).toEqual([
      {
        id: 'b',
        number: 2,
        photo: 'p',
        drawing: null,
        words: 'Soffit: Spalling',
        check: 'unchecked',
      },
      { id: 'c', number: 3, photo: 'q', drawing: null, words: '', check: 'not_assessed' },
      { id: 'd', number: 4, photo: '', drawing: null, words: '', check: 'blank' },
    ]);
  });
});

describe('holdsExport', () => {
  it('is true as long as an analyst’s answer was looked at by nobody', () => {
    expect(holdsExport([row({ hand: 'written' }), row({ hand: 'proposed' })])).toBe(true);
    expect(holdsExport([row({ outcome: 'not_assessed' })])).toBe(true);
  });
  it('is false for checked rows, blank rows and none', () => {
    expect(holdsExport([row({ hand: 'accepted' }), row({ hand: 'edited' }), row()])).toBe(false);
    expect(holdsExport([])).toBe(false);
  });
});
