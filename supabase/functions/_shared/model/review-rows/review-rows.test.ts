import { describe, expect, it } from 'vitest';
import type { ReviewedRow } from '../../analyst.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { findCitations } from '../write-sections/section-breaches.ts';
import { readingModel, type Seen, countTokens } from '../long-tables/reading-model.fixture.ts';
import { makeRows, nothing, review } from './review.fixture.ts';
import { reviewRows } from './review-rows.ts';

describe('what the model is given', () => {
  it('is the table, in words and minutes, as data', async () => {
    const rows = makeRows(
      { capturedAt: '2026-11-21T10:00:00', hand: 'edited' },
      { capturedAt: '2026-11-21T10:04:00', location: 'Below the sill' },
    );
    const { seen } = await review(rows, nothing, { structure: 'Road bridge' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.material).toMatchObject({
      report: { title: 'Harbour Road', inspected: 'Road bridge' },
      rows: [
        { number: 1, element: 'North wall', taken: 0, by: 'inspector' },
        { number: 2, location: 'Below the sill', taken: 4, by: 'analyst' },
      ],
    });
  });

  it('is nothing when there are not two rows with words', async () => {
    const { suggestions, seen } = await review(makeRows({}, { element: ' ', defect: '' }), nothing);
    expect(suggestions).toEqual([]);
    expect(seen).toEqual([]);
  });
});

describe('one name for one element', () => {
  const oneElement = (...photos: unknown[]) => ({
    ...nothing,
    elements: [{ name: 'Wall north', photos }],
  });

  it('is the most frequent one, whatever the model prefers', async () => {
    const rows = makeRows({}, { element: 'Wall north' }, {});
    const { suggestions } = await review(rows, oneElement(1, 2, 3));
    expect(suggestions).toEqual([
      {
        observation_id: 'row-2',
        kind: 'element_name',
        was: 'Wall north',
        becomes: 'North wall',
        other_id: 'row-1',
        reason: 'Photos 1–3 may show the same element, under this name.',
      },
    ]);
  });

  it.each(['edited', 'written', 'accepted'] as const)(
    'is before all others one that a person has %s',
    async (hand) => {
      const rows = makeRows({}, { element: 'Wall north', hand }, {});
      const { suggestions } = await review(rows, oneElement(1, 2, 3));
      expect(suggestions.map(({ observation_id, becomes }) => [observation_id, becomes])).toEqual([
        ['row-1', 'Wall north'],
        ['row-3', 'Wall north'],
      ]);
    },
  );

  it('takes the place of a name that a person wrote only if a person wrote it', async () => {
    const own = { element: 'Wall north', hand: 'edited' } as const;
    const accepted = { hand: 'accepted' } as const;
    const rows = makeRows(accepted, accepted, own);
    expect((await review(rows, oneElement(1, 2, 3))).suggestions).toEqual([]);

    const others = makeRows({ hand: 'written' }, accepted, own);
    expect((await review(others, oneElement(1, 2, 3))).suggestions).toMatchObject([
      { observation_id: 'row-3', was: 'Wall north', becomes: 'North wall' },
    ]);
  });

  it('is never one that no row has', async () => {
    const rows = makeRows({}, { element: 'Wall north' });
    const answer = { ...nothing, elements: [{ name: 'Safe wall', photos: [1, 2] }] };
    const { suggestions } = await review(rows, answer);
    expect(suggestions.map(({ becomes }) => becomes)).not.toContain('Safe wall');
  });
});

describe('severities that agree', () => {
  const become = (becomes: string, photo = 2, like = 1) => ({
    ...nothing,
    severities: [{ photo, becomes, like, reason: 'Both are vertical cracks.' }],
  });

  it('follow a row that is judged so', async () => {
    const rows = makeRows({ severity: 'major' }, {});
    const { suggestions } = await review(rows, become('major'));
    expect(suggestions).toEqual([
      {
        observation_id: 'row-2',
        kind: 'severity',
        was: 'moderate',
        becomes: 'major',
        other_id: 'row-1',
        reason: 'Both are vertical cracks.',
      },
    ]);
  });

  it.each([
    ['a severity that the other row has not', makeRows({ severity: 'minor' }, {}), 'major'],
    ["a person's own", makeRows({ severity: 'major' }, { hand: 'edited' }), 'major'],
    [
      'one that a person accepted, lowered',
      makeRows({ severity: 'minor' }, { hand: 'accepted' }),
      'minor',
    ],
    ['a danger, lowered', makeRows({ severity: 'minor' }, { severity: 'safety' }), 'minor'],
    ['none', makeRows({ severity: 'major' }, { severity: null }), 'major'],
    ['the same', makeRows({}, {}), 'moderate'],
  ])('never touch %s', async (_, rows, becomes) => {
    expect((await review(rows, become(becomes))).suggestions).toEqual([]);
  });

  it('raise the lower of two that would change places', async () => {
    const answer = {
      ...nothing,
      severities: [
        { photo: 1, becomes: 'moderate', like: 2, reason: 'a' },
        { photo: 2, becomes: 'major', like: 1, reason: 'b' },
      ],
    };
    const { suggestions } = await review(makeRows({ severity: 'major' }, {}), answer);
    expect(suggestions).toMatchObject([{ observation_id: 'row-2', becomes: 'major' }]);
  });
});

describe('photos that belong together', () => {
  it('are paired once, and change nothing', async () => {
    const { suggestions } = await review(makeRows({}, { element: 'Parapet' }, {}), {
      ...nothing,
      close_views: [{ close: 2, wide: 1, reason: '' }],
      same_defects: [{ photos: [1, 2, 3], reason: 'The same crack.' }],
    });
    expect(suggestions).toMatchObject([
      {
        observation_id: 'row-2',
        kind: 'close_view',
        was: '',
        becomes: '',
        other_id: 'row-1',
        reason: 'It may be a close view of what Photo 1 shows.',
      },
      {
        observation_id: 'row-3',
        kind: 'same_defect',
        other_id: 'row-1',
        reason: 'The same crack.',
      },
    ]);
  });

  it.each([
    ['the same row', 1, 1, []],
    ['a row that is not there', 1, 9, []],
    ['rows an hour apart', 1, 2, ['2026-11-21T10:00:00', '2026-11-21T11:00:00']],
  ])('are not %s', async (_, close, wide, times) => {
    const rows = makeRows({ capturedAt: times[0] ?? null }, { capturedAt: times[1] ?? null });
    const answer = { ...nothing, close_views: [{ close, wide, reason: 'x' }] };
    expect((await review(rows, answer)).suggestions).toEqual([]);
  });

  const at = (...minutes: string[]) =>
    makeRows(...minutes.map((minute) => ({ capturedAt: `2026-11-21T10:${minute}:00` })));
  const close = { ...nothing, close_views: [{ close: 2, wide: 1, reason: 'x' }] };
  const same = { ...nothing, same_defects: [{ photos: [1, 2], reason: 'x' }] };
  const joined = { kind: 'same_finding', observation_id: 'row-2', other_id: 'row-1' };

  it.each([
    ['a close view of a defect', makeRows({}, { element: ' north  Wall' }), close],
    ['a view of the same, taken minutes later', at('00', '09'), same],
  ])('join one finding: %s', async (_, rows, answer) => {
    expect((await review(rows, answer)).suggestions).toEqual([
      { ...joined, was: '', becomes: '', reason: 'x' },
    ]);
  });

  it.each([
    ['another element', makeRows({}, { element: 'South wall' }), close, 'close_view'],
    [
      'no defect of its own',
      makeRows({ outcome: 'no_visible_defect', severity: null }, {}),
      close,
      'close_view',
    ],
    ['a name that nobody gave', makeRows({ element: '' }, { element: '' }), close, 'close_view'],
    ['another time', at('00', '11'), same, 'same_defect'],
    ['no time', makeRows({}, {}), same, 'same_defect'],
  ])('stay two findings where one has %s', async (_, rows, answer, kind) => {
    expect((await review(rows, answer)).suggestions).toMatchObject([{ kind }]);
  });

  it('are told to the model with all their numbers, which a reason may name', async () => {
    const rows = makeRows({ photos: [1, 4] }, { element: 'Parapet' });
    const answer = { ...same, same_defects: [{ photos: [1, 2], reason: 'As in Photo 4.' }] };
    const { suggestions, seen } = await review(rows, answer);
    expect(seen[0]?.material).toMatchObject({
      rows: [{ number: 1, photos: [1, 4] }, { number: 2 }],
    });
    expect(JSON.stringify(seen[0]?.material)).not.toContain('"photos":[2]');
    expect(suggestions).toMatchObject([{ reason: 'As in Photo 4.' }]);
  });

  it('show a defect, if they show the same one', async () => {
    const rows = makeRows({}, { outcome: 'no_visible_defect', severity: null });
    const answer = { ...nothing, same_defects: [{ photos: [1, 2], reason: 'x' }] };
    expect((await review(rows, answer)).suggestions).toEqual([]);
  });
});

it.each([
  ['an assurance', 'The wall is safe.'],
  ['a photo that is not there', 'See Photo 12.'],
  ['far too much', 'x'.repeat(601)],
])('a reason with %s gives way to our own', async (_, reason) => {
  const answer = { ...nothing, same_defects: [{ photos: [1, 2], reason }] };
  const { suggestions } = await review(makeRows({}, {}), answer);
  expect(suggestions).toMatchObject([{ reason: 'Photo 1 may show the same defect.' }]);
});

it.each(LANGUAGES)(
  'our own reasons name photos in the language of the report: %s',
  async (language) => {
    const rows = makeRows({ element: 'Wall north' }, {}, { severity: 'major' }, {});
    const answer = {
      elements: [{ name: '', photos: [1, 2] }],
      severities: [{ photo: 2, becomes: 'major', like: 3, reason: '' }],
      close_views: [{ close: 3, wide: 1, reason: '' }],
      same_defects: [{ photos: [1, 4], reason: '' }],
    };
    const { suggestions } = await review(rows, answer, { language });
    expect(suggestions.map(({ reason }) => findCitations(reason))).toEqual([
      [1, 2, 4].slice(0, 2),
      [3],
      [1],
      [1],
    ]);
  },
);

it.each([
  { answer: { elements: null, severities: {}, close_views: [], same_defects: [[1, 2]] } },
  [{ Same_Defects: { photos: 'Photos 1 and 2', reason: null } }],
  { sameDefects: [{ photos: ['1', 'Photo 2'] }], elements: 'none' },
  { 'same-defects': [{ photos: [{ number: 1 }, { number: '2' }] }] },
])('reads %j', async (answer) => {
  const { suggestions, seen } = await review(makeRows({}, {}), answer);
  expect(seen).toHaveLength(1);
  expect(suggestions).toMatchObject([{ kind: 'same_defect', observation_id: 'row-2' }]);
});

it('asks again for what is no comparison, and says what it needs', async () => {
  const model = await readingModel((_, index) => (index === 0 ? { text: 'All fine.' } : nothing));
  const rows = makeRows({}, {});
  const request = { reportTitle: '', structure: '', language: 'en' as const, rows };
  expect(await reviewRows(request, model.asking)).toEqual([]);
  expect(model.seen[1]?.prompt).toContain(
    'elements, severities, close_views, same_defects, assurances',
  );
});

it('compares a table that is too long in parts that overlap, and keeps within 200', async () => {
  const rows = makeRows(
    ...Array.from({ length: 600 }, (_, index) => ({
      element: index % 2 === 0 ? 'Pier' : 'The pier',
      defect: 'Longitudinal crack along the soffit with rust staining beside the outlet. '.repeat(
        4,
      ),
    })),
  );
  const pairs = ({ material }: Seen) => {
    const numbers = (material['rows'] as ReviewedRow[]).map(({ number }) => number);
    return {
      ...nothing,
      elements: [{ name: 'Pier', photos: numbers }],
      same_defects: [{ photos: numbers.slice(0, 2), reason: 'x' }],
    };
  };
  const { suggestions, seen } = await review(rows, pairs, {}, 8192);
  expect(seen.length).toBeGreaterThan(3);
  expect(Math.max(...seen.map(({ prompt }) => countTokens(prompt)))).toBeLessThan(8192);
  const asked = seen.flatMap(({ material }) =>
    (material['rows'] as ReviewedRow[]).map(({ number }) => number),
  );
  expect(new Set(asked).size).toBe(600);
  expect(asked.length).toBe(600 + 6 * (seen.length - 1));
  expect(suggestions).toHaveLength(200);
  // One element over all parts, through the rows that they share.
  expect(new Set(suggestions.map(({ becomes }) => becomes))).toEqual(new Set(['Pier']));
});
