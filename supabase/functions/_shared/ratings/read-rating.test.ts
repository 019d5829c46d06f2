import { describe, expect, it } from 'vitest';
import { listLevels } from './list-levels.ts';
import type { RatingScheme } from './rating-scheme.ts';
import { readRating } from './read-rating.ts';

const own = (...levels: [code: string, label: string][]): RatingScheme => ({
  id: 'own',
  name: 'Ours',
  levels: levels.map(([code, label]) => ({ code, label, colour: '#123456', definition: '' })),
});
const read = (value: unknown, scheme: RatingScheme) => readRating(value, listLevels(scheme, 'en'));

describe('a level is read', () => {
  it.each<[unknown, RatingScheme, string]>([
    ['3', { id: 'rics' }, '3'],
    [3, { id: 'rics' }, '3'],
    ['CR3', { id: 'rics' }, '3'],
    ['Condition rating 3', { id: 'rics' }, '3'],
    ['Zustandsnote 2', { id: 'rics' }, '2'],
    ['Poziom 2', { id: 'rics' }, '2'],
    ['等級3', { id: 'rics' }, '3'],
    ['Condition Rating: 2 (not urgent)', { id: 'rics' }, '2'],
    ['3 - Serious or urgent', { id: 'rics' }, '3'],
    ['3 serious or urgent', { id: 'rics' }, '3'],
    ['Serious or urgent', { id: 'rics' }, '3'],
    [{ code: '2', label: 'Repair, not urgent' }, { id: 'rics' }, '2'],
    [['1'], { id: 'rics' }, '1'],
    ['cs2', { id: 'states' }, 'CS2'],
    ['CS4 (severe)', { id: 'states' }, 'CS4'],
    ['Poor', { id: 'states' }, 'CS3'],
    ['major defect', { id: 'as4349' }, 'Major'],
    ['This is a safety hazard to passers-by', { id: 'as4349' }, 'Safety'],
    ['HIGH', { id: 'priority' }, 'High'],
    ['10', own(['1', 'Low'], ['10', 'Top']), '10'],
    ['b', own(['A', 'Fine'], ['B', 'Bad']), 'B'],
  ])('from %j', (value, scheme, code) => {
    expect(read(value, scheme)).toBe(code);
  });
});

describe('no level is read', () => {
  it.each<[unknown, RatingScheme]>([
    [null, { id: 'rics' }],
    ['', { id: 'rics' }],
    ['none', { id: 'rics' }],
    ['4', { id: 'rics' }],
    ['30', { id: 'rics' }],
    ['2 or 3 cracks', { id: 'rics' }],
    ['not serious or urgent', { id: 'rics' }],
    ['nie serious or urgent', { id: 'rics' }],
    ['between a minor defect and a major defect', { id: 'as4349' }],
    ['a bad crack', own(['A', 'Fine'], ['B', 'Bad'])],
    ['12', own(['1', 'Low'], ['2', 'Top'])],
    [['1', '3'], { id: 'rics' }],
    [{ code: { code: '3' } }, { id: 'rics' }],
    [true, { id: 'rics' }],
  ])('from %j', (value, scheme) => {
    expect(read(value, scheme)).toBeNull();
  });
});
