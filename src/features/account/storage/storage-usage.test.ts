import { expect, it } from 'vitest';
import { bytesText, usedBytes } from './storage-usage';

it.each([
  [0, '0 MB'],
  [1, 'less than 1 MB'],
  [340 * 1024 * 1024, '340 MB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
  [20 * 1024 ** 3, '20 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

it('adds up all kinds', () => {
  expect(usedBytes({ most: 100, photos: 1, revisions: 2, templates: 3, texts: 4 })).toBe(10);
});
