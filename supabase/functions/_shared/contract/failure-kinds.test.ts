import { expect, it } from 'vitest';
import { failureKind } from './failure-kinds.ts';

it.each([
  ['analyst_answer_cut', 'alike'],
  ['analyst_answer_empty', 'alike'],
  ['analyst_refused', 'alike'],
  ['analyst_answer_invalid', 'alike'],
  ['internal', 'alike'],
  ['', 'alike'],
  ['analyst_unreachable', 'later'],
  ['analyst_quota', 'later'],
  ['analyst_key_refused', 'all'],
  ['allowance_used_up', 'all'],
  ['photo_unreadable', 'failed'],
  ['not_found', 'failed'],
  ['bad_request', 'failed'],
])('%s is of the kind %s', (code, kind) => {
  expect(failureKind(code)).toBe(kind);
});
