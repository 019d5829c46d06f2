import { expect, it } from 'vitest';
import { counted } from './counted';

it('says a number with its noun', () => {
  expect([counted(1, 'row'), counted(2, 'row')]).toEqual(['1 row', '2 rows']);
});
