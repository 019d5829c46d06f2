import { describe, expect, it } from 'vitest';
import { placeByKey } from './carrying-keys';

const press = (keys: string[], place = 149) =>
  keys.reduce((now, key) => placeByKey(key, now, 300) ?? now, { place, typed: '' });

describe('the place that a key takes a row to', () => {
  it.each([
    ['ArrowUp', 148],
    ['ArrowDown', 150],
    ['PageUp', 139],
    ['PageDown', 159],
    ['Home', -Infinity],
    ['End', Infinity],
  ])('%s: %s', (key, place) => {
    expect(press([key]).place).toBe(place);
  });

  it.each([
    [['7'], 6],
    [['2', '7', '5'], 274],
    // There is no row 301: a digit that would lead beyond begins a new number.
    [['3', '0', '1'], 0],
    [['2', '7', 'Backspace'], 1],
    [['4', 'ArrowUp', '5'], 4],
    [['0'], 149],
  ])('%j: index %s', (keys, place) => {
    expect(press(keys).place).toBe(place);
  });

  it('leaves other keys alone', () => {
    expect(placeByKey('x', { place: 3, typed: '' }, 300)).toBeNull();
    expect(placeByKey('Backspace', { place: 3, typed: '' }, 300)).toBeNull();
  });
});
