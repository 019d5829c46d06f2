import { expect, it } from 'vitest';
import { FunctionFailure } from '@/lib/invoke-function';
import { failureKind } from './photo-task';

const answered = (status: number) => ({ context: new Response('<html>', { status }) });
const unsent = Object.assign(new Error('Failed to send'), { name: 'FunctionsFetchError' });

it.each([
  ['a busy photo', new FunctionFailure('', 'already_under_way'), 'elsewhere'],
  ['a refused key', new FunctionFailure('', 'analyst_key_refused'), 'all'],
  ['too little memory', new FunctionFailure('', 'analyst_out_of_memory'), 'all'],
  ['no allowance', new FunctionFailure('', 'allowance_used_up'), 'all'],
  ['an ended session', new FunctionFailure('', 'unauthenticated'), 'all'],
  ['a limit of requests', new FunctionFailure('', 'analyst_quota'), 'later'],
  ['no answer in time', new FunctionFailure('', 'analyst_unreachable'), 'later'],
  ['no network', new FunctionFailure('Not reached', '', { cause: unsent }), 'later'],
  ['no network for a read', new TypeError('Failed to fetch'), 'later'],
  ['an impatient proxy', new FunctionFailure('', '', { cause: answered(504) }), 'later'],
  ['an impatient proxy before a read', { message: '<html>', status: 504 }, 'later'],
  ['a wrong answer', new FunctionFailure('', 'analyst_answer_invalid'), 'photo'],
  ['a refusal without words', new FunctionFailure('', '', { cause: answered(500) }), 'photo'],
  ['a photo that is too much', new FunctionFailure('', 'analyst_context_too_long'), 'photo'],
  ['a row that is gone', Object.assign(new Error('no row'), { code: 'PGRST116' }), 'photo'],
])('knows what %s means for the photos after it', (_, error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
