import { describe, expect, it } from 'vitest';
import { putBack, takenOutOfToday } from './put-back';

describe('putBack', () => {
  const quote = 'Close the gate.';
  it.each([
    [
      'behind what it stood behind',
      'One. Two.\n\nThree.',
      'Two.',
      'One. Two. Close the gate.\n\nThree.',
    ],
    ['at the beginning', 'One.', '', 'Close the gate. One.'],
    ['at the end where that is gone', 'One.', 'Two.', 'One.\n\nClose the gate.'],
    ['into a blank text', ' ', 'Two.', 'Close the gate.'],
    ['without a blank between Japanese sentences', '壁。床。', '壁。', '壁。Close the gate.床。'],
  ])('puts a sentence %s', (_, text, after, expected) => {
    expect(putBack(text, { quote, after })).toBe(expected);
  });
});

it('follows the photos', () => {
  const taken = { quote: 'Photo 2 is fine.', after: 'See Photo 1.', reason: 'cleared' as const };
  const photo_refs = { 1: 'a', 2: 'b' };
  expect(takenOutOfToday({ ...taken, photo_refs }, ['b', 'a'])).toEqual({
    quote: 'Photo 1 is fine.',
    after: 'See Photo 2.',
    reason: 'cleared',
  });
});
