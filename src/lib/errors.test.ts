import { expect, it } from 'vitest';
import { PostgrestError } from '@supabase/supabase-js';
import { errorCode, errorMessage, givenMessage, isOffline, serverErrorMessage } from './errors';
import { FunctionFailure } from './invoke-function';

it('reads the backend’s code where there is one', () => {
  expect(errorCode({ code: '23505' })).toBe('23505');
  expect(errorCode(new Error('no code'))).toBe('');
  expect(errorCode(null)).toBe('');
});

it.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  { name: 'FunctionsFetchError', message: 'Failed to send a request to the Edge Function' },
  { name: 'AuthRetryableFetchError', status: 0, message: '{}' },
])('knows a request that nobody answered: %o', (error) => {
  expect(isOffline(error)).toBe(true);
  expect(errorMessage(error)).toMatch(/could not be reached/);
});

it('a stumbling server did answer', () => {
  expect(isOffline({ name: 'AuthRetryableFetchError', status: 503, message: 'Busy' })).toBe(false);
});

it('shows our own sentence, or one for a failure that has none', () => {
  expect(errorMessage(new Error('value too long'))).toBe('value too long');
  expect(errorMessage('plain text')).toBe('plain text');
  expect(errorMessage({})).toBe('An unexpected error occurred.');
  expect(errorMessage({ message: ' ' }, 'Something else')).toBe('Something else');
  expect(errorMessage(new RangeError('Invalid array length'))).toBe(
    'An unexpected error occurred.',
  );
});

it('gives the server’s own words where the specification shows them', () => {
  const boom = { code: '23514', message: 'boom' };
  expect(givenMessage(boom)).toBe('boom');
  expect(givenMessage({ message: ' ' }, 'Something else')).toBe('Something else');
  expect(givenMessage(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
});

it('tells the server’s words from what went wrong before or beside it @errors-1', () => {
  const refused = Object.assign(new Error('permission denied'), { code: '42501' });
  expect(serverErrorMessage(refused)).toBe('permission denied');
  expect(serverErrorMessage({ message: 'permission denied' })).toBe('permission denied');
  const unexpected = 'An unexpected error occurred.';
  for (const error of [
    new TypeError('Failed to fetch'),
    new TypeError("Cannot read properties of null (reading 'auth')"),
    Object.assign(new Error(' '), { code: '500' }),
    { message: 'TypeError: Failed to fetch', code: '' },
    'thrown text',
    {},
    null,
    undefined,
  ]) {
    expect(serverErrorMessage(error)).toBe(unexpected);
  }
  expect(serverErrorMessage(null, 'Other words')).toBe('Other words');
});

const UNTOLD = 'The server could not answer. Nothing was lost: try again in a moment.';
const ofData = (code: string, message = 'boom') =>
  new PostgrestError({ message, details: '', hint: '', code });

it.each([
  ['of the database', ofData('57014', 'canceling statement due to statement timeout')],
  ['of the data service', { code: 'PGRST301', message: 'JWSError JWSInvalidSignature' }],
  ['of a proxy that answers with a page', new Error('<html><title>502 Bad Gateway</title>')],
  ['without a code', ofData('')],
  ['without a code, as the client hands them on', { message: 'boom' }],
  ['with a code of nobody’s', ofData('BOOM')],
  ['of the storage', Object.assign(new Error('boom'), { name: 'StorageApiError', status: 500 })],
  ['of a function without one of its codes', new FunctionFailure('boom')],
])('the server’s own words %s are shown to nobody', (_, error) => {
  expect(errorMessage(error)).toBe(UNTOLD);
});

it.each([
  ['PGRST116', /not there any more, or you have no permission/],
  ['42501', /^You have no permission/],
])('of %s there is a sentence', (code, sentence) => {
  expect(errorMessage(ofData(code))).toMatch(sentence);
});

it.each([
  ofData('PT409', 'This revision is signed already.'),
  ofData('22023', 'This is no signature'),
  ofData('over_request_rate_limit', 'Too many requests from here. Try again in an hour.'),
  new FunctionFailure('The model gave no answer.', 'model_failed'),
  new Error('The line is down.'),
])('what was written for people is shown: $message', (error) => {
  expect(errorMessage(error)).toBe(error.message);
});

it.each([
  { code: 'PGRST303', message: 'JWT expired', status: 401 },
  { code: 'PGRST303', message: 'Your session has ended. Please sign in again.', status: 401 },
  { code: 'PT401', message: 'Your session has ended. Please sign in again.', status: 401 },
])('an ended session reads the same whichever host says it: $code, $message', (error) => {
  const sentence = 'Your session has ended. Please sign in again.';
  expect(errorMessage(error)).toBe(sentence);
  expect(givenMessage(error)).toBe(sentence);
});
