import { expect, it } from 'vitest';
import { endsRunAfter } from './failure-kinds.ts';

it.each([
  ['analyst_answer_cut', 3],
  ['analyst_answer_empty', 3],
  ['analyst_refused', 3],
  ['analyst_answer_invalid', 3],
  ['analyst_unreachable', 3],
  ['internal', 3],
  ['', 3],
  ['analyst_key_refused', 1],
  ['allowance_used_up', 1],
  ['photo_unreadable', null],
  ['not_found', null],
  ['bad_request', null],
])('%s ends a run after %s in a row', (code, times) => {
  expect(endsRunAfter(code)).toBe(times);
});
