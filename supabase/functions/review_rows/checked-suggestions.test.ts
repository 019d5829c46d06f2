import { describe, expect, it } from 'vitest';
import type { ReviewedRow } from '../_shared/analyst.ts';
import type { Suggestion } from '../_shared/contract/stored.ts';
import { checkedSuggestions } from './checked-suggestions.ts';

const row = (id: string, changes: Partial<ReviewedRow> = {}): ReviewedRow => ({
  id,
  number: 1,
  photos: [1],
  hand: 'proposed',
  outcome: 'defect',
  element: 'Wall north',
  defect: 'Crack',
  recommendation: 'Monitor',
  severity: 'minor',
  location: '',
  capturedAt: null,
  ...changes,
});
const ROWS = [
  row('a'),
  row('b', { element: 'North wall', severity: null }),
  row('c', { outcome: 'no_visible_defect', severity: null }),
];

type Proposed = Omit<Suggestion, 'id'>;
const rename = (changes: Partial<Proposed> = {}): Proposed => ({
  observation_id: 'a',
  kind: 'element_name',
  was: 'Wall north',
  becomes: 'North wall',
  other_id: null,
  reason: 'One name for one wall.',
  ...changes,
});
const severity = (changes: Partial<Proposed> = {}) =>
  rename({ kind: 'severity', was: 'minor', becomes: 'major', ...changes });
const pair = (changes: Partial<Proposed> = {}) =>
  rename({ kind: 'same_defect', was: '', becomes: '', other_id: 'b', ...changes });

const check = (...proposed: Proposed[]) =>
  checkedSuggestions(proposed, ROWS).map(({ id: _, ...suggestion }) => suggestion);

it('gives each suggestion that holds an id of its own', () => {
  const checked = checkedSuggestions([rename(), severity(), pair()], ROWS);
  expect(checked).toMatchObject([rename(), severity(), pair()]);
  expect(new Set(checked.map(({ id }) => id)).size).toBe(3);
});

describe('keeps', () => {
  it('what the row says, to the letter, where the suggestion has it with other blanks', () => {
    expect(check(rename({ was: ' Wall north ', becomes: ' North wall ' }))).toEqual([rename()]);
  });

  it('a first severity for a row that has none', () => {
    const first = severity({ observation_id: 'b', was: '' });
    expect(check(first)).toEqual([first]);
  });

  it('a pair without words to change, whatever came with it', () => {
    expect(check(pair({ was: 'x', becomes: 'y' }))).toEqual([pair()]);
  });

  it('words that the row has, each once', () => {
    const words = rename({ kind: 'assurance', was: 'Crack', becomes: '' });
    const others = rename({ kind: 'assurance', was: 'Monitor', becomes: '' });
    expect(check(words, others, words)).toEqual([words, others]);
  });

  it('six hundred characters of a reason', () => {
    expect(check(rename({ reason: 'x'.repeat(700) }))[0]?.reason).toHaveLength(600);
  });

  it('two hundred suggestions', () => {
    const rows = Array.from({ length: 250 }, (_, n) => row(`row ${n}`));
    const proposed = rows.map(({ id }) => rename({ observation_id: id }));
    expect(checkedSuggestions(proposed, rows)).toHaveLength(200);
  });
});

it('keeps no more than the database takes', () => {
  const rows = Array.from({ length: 50 }, (_, n) =>
    row(`row ${n}`, { element: '壁'.repeat(4000) }),
  );
  const proposed = rows.map(({ id, element }) => rename({ observation_id: id, was: element }));
  expect(checkedSuggestions(proposed, rows)).toHaveLength(16);
});

it.each([
  ['about a row that is gone', rename({ observation_id: 'gone' })],
  ['beside a row that is gone', rename({ other_id: 'gone' })],
  ['about a name that the row has no more', rename({ was: 'Gable' })],
  ['of the name that it has', rename({ becomes: ' Wall north ' })],
  ['of no name', rename({ becomes: ' ' })],
  ['of a name that no row can hold', rename({ becomes: 'x'.repeat(4001) })],
  ['about a severity that the row has no more', severity({ was: 'moderate' })],
  ['of an unknown severity', severity({ becomes: 'catastrophic' })],
  ['of the severity that it has', severity({ becomes: 'minor' })],
  ['of a severity for what is sound', severity({ observation_id: 'c', was: '' })],
  ['about words that the row has no more', rename({ kind: 'assurance', was: 'It will hold.' })],
  ['about no words', rename({ kind: 'assurance', was: ' ' })],
  ['of a pair with itself', pair({ other_id: 'a' })],
  ['of a pair with nothing', pair({ other_id: null })],
])('leaves out a suggestion %s', (_, suggestion) => {
  expect(check(suggestion)).toEqual([]);
});

it('takes the words of a suggestion by the door for text', () => {
  expect(check(rename({ becomes: 'North\0 wall\u001e1' }))).toMatchObject([
    { becomes: 'North wall\u20111' },
  ]);
});

it('leaves out what is said twice: one change of one thing, and a pair whichever comes first', () => {
  const close = pair({ kind: 'close_view', observation_id: 'b', other_id: 'a' });
  expect(check(rename(), rename({ becomes: 'Gable' }), pair(), close)).toEqual([rename(), pair()]);
});

describe('what a person has left', () => {
  const left = { ...rename(), id: 'left', is_left: true };

  it('is kept, and not proposed anew', () => {
    expect(checkedSuggestions([rename(), severity()], ROWS, [left])).toMatchObject([
      left,
      severity(),
    ]);
    const pairLeft = { ...pair(), id: 'pair', is_left: true };
    const back = pair({ kind: 'close_view', observation_id: 'b', other_id: 'a' });
    expect(checkedSuggestions([back], ROWS, [pairLeft])).toEqual([pairLeft]);
  });

  it('leaves room for another name, and for a row that has changed since', () => {
    const other = rename({ becomes: 'Gable' });
    expect(checkedSuggestions([other], ROWS, [left])).toMatchObject([left, other]);
    const changed = [row('a', { element: 'West wall' })];
    const again = rename({ was: 'West wall' });
    expect(checkedSuggestions([again], changed, [left])).toMatchObject([again]);
  });
});
