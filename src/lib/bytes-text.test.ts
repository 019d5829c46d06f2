import { expect, it } from 'vitest';
import { bytesText } from './bytes-text';

it.each([
  [0, '0 MB'],
  [1, 'less than 1 MB'],
  [340 * 1024 * 1024, '340 MB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
  [20 * 1024 ** 3, '20 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
