import { describe, expect, it } from 'vitest';
import type { Suggestion } from '@shared/contract/stored';
import { makeObservation } from '../../../../testing/app/rows';
import { buildOfferChange, isTakeable, listOffers } from './offers';

let made = 0;
const suggest = (changes: Partial<Suggestion>): Suggestion => {
  made += 1;
  return {
    id: `s${made}`,
    observation_id: 'a',
    kind: 'element_name',
    other_id: null,
    was: 'Wall north',
    becomes: 'North wall',
    reason: 'One name.',
    ...changes,
  };
};
const rows = [
  makeObservation({ id: 'a', element: 'Wall north', severity: 'minor' }),
  makeObservation({ id: 'b', element: 'North wall' }),
  makeObservation({ id: 'c', element: 'N. wall', severity: 'major' }),
];
const told = (suggestions: Suggestion[]) =>
  listOffers(suggestions, rows).map(({ kind, becomes, open }) => ({
    kind,
    becomes,
    numbers: open.map(({ number }) => number),
  }));

describe('what is left of a review', () => {
  it('asks about one name in all its rows at once, in their order', () => {
    const third = suggest({ observation_id: 'c', was: 'N. wall' });
    expect(told([third, suggest({})])).toEqual([
      { kind: 'element_name', becomes: 'North wall', numbers: [1, 3] },
    ]);
  });

  it.each([
    ['says something else by now', suggest({ was: 'Wall east' })],
    ['is gone', suggest({ observation_id: 'x' })],
    ['a person left as it is', suggest({ is_left: true })],
    ['says it already', suggest({ was: 'Wall north', becomes: 'Wall north' })],
    ['would be blank', suggest({ becomes: ' ' })],
    [
      'has another severity by now',
      suggest({ kind: 'severity', was: 'moderate', becomes: 'major' }),
    ],
    ['would get a severity that there is not', suggest({ kind: 'severity', becomes: 'huge' })],
    ['does not have the words any more', suggest({ kind: 'assurance', was: 'Built to last' })],
    ['has no other photo', suggest({ kind: 'close_view', was: '', becomes: '' })],
    [
      'is its own other photo',
      suggest({ kind: 'same_defect', other_id: 'a', was: '', becomes: '' }),
    ],
  ])('is nothing of a row that %s', (_, suggestion) => {
    expect(told([suggestion])).toEqual([]);
  });

  it('joins a row with its finding, unless one of them is beside another photo by now', () => {
    const same = suggest({
      kind: 'same_finding',
      other_id: 'a',
      observation_id: 'c',
      was: '',
      becomes: '',
    });
    expect(listOffers([same], rows)).toMatchObject([
      { kind: 'same_finding', open: [{ number: 3, other: { number: 1 } }] },
    ]);
    expect(isTakeable(same)).toBe(true);
    const joined = rows.map((row) => (row.id === 'c' ? { ...row, finding_id: 'b' } : row));
    expect(listOffers([same], joined)).toEqual([]);
    const named = suggest({ observation_id: 'c', was: 'N. wall' });
    expect(listOffers([named], joined)).toEqual([]);
  });

  it('asks about each severity by itself', () => {
    const one = suggest({ kind: 'severity', was: 'minor', becomes: 'moderate' });
    const other = suggest({
      kind: 'severity',
      was: 'major',
      becomes: 'moderate',
      observation_id: 'c',
    });
    expect(told([one, other]).map(({ numbers }) => numbers)).toEqual([[1], [3]]);
    const none = suggest({ kind: 'severity', was: '', becomes: 'minor', observation_id: 'b' });
    expect(told([none])).toHaveLength(1);
  });

  it('asks about each of a row’s words by themselves', () => {
    const words = (was: string) => suggest({ kind: 'assurance', was, becomes: '' });
    expect(told([words('Wall'), words('north')]).map(({ numbers }) => numbers)).toEqual([[1], [1]]);
  });

  it('asks about two photos of one defect once, whichever is named first', () => {
    const pair = { kind: 'same_defect', was: '', becomes: '' } as const;
    const there = suggest({ ...pair, other_id: 'c' });
    const back = suggest({ ...pair, observation_id: 'c', other_id: 'a' });
    expect(told([there, back])).toEqual([{ kind: 'same_defect', becomes: '', numbers: [1, 3] }]);
  });
});

it('writes one field of a row, or none', () => {
  expect(buildOfferChange(suggest({}))).toEqual({ element: 'North wall' });
  expect(buildOfferChange(suggest({ kind: 'severity', becomes: 'major' }))).toEqual({
    severity: 'major',
  });
  expect(buildOfferChange(suggest({ kind: 'same_defect', becomes: '' }))).toBeNull();
});
