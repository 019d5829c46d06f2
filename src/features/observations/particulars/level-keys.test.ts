import { describe, expect, it } from 'vitest';
import { levelByKey, withKeys } from './level-keys';

const named = (...names: string[]) => names.map((name) => ({ value: name.toLowerCase(), name }));
const SEVERITIES = withKeys(named('Minor', 'Moderate', 'Major', 'Safety'), 'No severity');

describe('the keys of levels', () => {
  it('are counted, none by 0', () => {
    expect(SEVERITIES.map(({ key }) => key)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('are the digits of a scheme that has its own, and none gives way to a level 0', () => {
    const listKeys = (...codes: string[]) =>
      withKeys(named(...codes), 'None').map(({ key }) => key);
    expect(listKeys('0', '1', '5')).toEqual(['-', '0', '1', '5']);
    expect(listKeys('NI', '1', '2', '3')).toEqual(['0', 'n', '1', '2', '3']);
    expect(listKeys('NI', 'NA', '1')).toEqual(['0', 'n', '', '1']);
    expect(listKeys('CS1', 'CS2')).toEqual(['0', '1', '2']);
  });
});

describe('a key in a list of levels', () => {
  it('chooses by digit, and by a letter that begins one name alone', () => {
    expect(levelByKey(SEVERITIES, '3', 0)).toEqual({ index: 3, does: 'choose' });
    expect(levelByKey(SEVERITIES, 'S', 0)).toEqual({ index: 4, does: 'choose' });
  });

  it('goes from one to the next where several begin so', () => {
    expect(levelByKey(SEVERITIES, 'm', 0)).toEqual({ index: 1, does: 'go' });
    expect(levelByKey(SEVERITIES, 'm', 2)).toEqual({ index: 3, does: 'go' });
    expect(levelByKey(SEVERITIES, 'm', 3)).toEqual({ index: 1, does: 'go' });
  });

  it('takes the level away by Delete, and leaves other keys alone', () => {
    expect(levelByKey(SEVERITIES, 'Delete', 3)).toEqual({ index: 0, does: 'choose' });
    for (const key of ['x', '7', 'F1', 'Enter']) expect(levelByKey(SEVERITIES, key, 0)).toBeNull();
  });
});
