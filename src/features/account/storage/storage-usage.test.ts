import { expect, it } from 'vitest';
import { usedBytes } from './storage-usage';

it('adds up all kinds', () => {
  expect(usedBytes({ most: 100, photos: 1, revisions: 2, templates: 3, texts: 4 })).toBe(10);
});
