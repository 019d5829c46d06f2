import { describe, expect, it } from 'vitest';
import { makeRows, nothing, review } from './review.fixture.ts';

describe('words that say that something is well', () => {
  const words = 'The parapet will see us all out.';
  const says = (photo: unknown, quote: unknown = words) => ({
    ...nothing,
    assurances: [{ photo, quote }],
  });

  it('are shown to the person as they stand in an analyst’s row', async () => {
    const rows = makeRows({}, { recommendation: `Repoint. ${words}` });
    const { suggestions, seen } = await review(rows, says('Photo 2'));
    expect(seen[0]?.material['rows']).toMatchObject([{}, { recommendation: `Repoint. ${words}` }]);
    expect(suggestions).toEqual([
      {
        observation_id: 'row-2',
        kind: 'assurance',
        was: words,
        becomes: '',
        other_id: null,
        reason: 'No photo can show that.',
      },
    ]);
  });

  it.each([
    ['the row does not have', says(1, 'The wall is sound.'), {}],
    ['a person wrote', says(1), { hand: 'written' as const }],
    ['a person accepted', says(1), { hand: 'accepted' as const }],
    ['stand in no row', says(9), {}],
    ['are none', says(1, null), {}],
  ])('are not those that %s', async (_, answer, changes) => {
    const rows = makeRows({ defect: words, ...changes }, {});
    expect((await review(rows, answer)).suggestions).toEqual([]);
  });
});
