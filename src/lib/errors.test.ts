import { expect, it } from 'vitest';
import { errorCode, isOffline, errorMessage, serverErrorMessage, panelMessage } from './errors';

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

it('shows the error’s own message, or a sentence when it has none', () => {
  expect(errorMessage(new Error('value too long'))).toBe('value too long');
  expect(errorMessage('plain text')).toBe('plain text');
  expect(errorMessage({})).toBe('An unexpected error occurred.');
  expect(errorMessage({ message: ' ' }, 'Something else')).toBe('Something else');
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

it.each([
  { code: '57014', message: 'canceling statement due to statement timeout' },
  { code: 'PGRST301', message: 'JWSError JWSInvalidSignature' },
  { code: '', message: '<html><head><title>502 Bad Gateway</title>' },
])('a panel says no words that are the server’s own: $message', (error) => {
  expect(panelMessage(error)).toBe(
    'The server could not answer. Nothing was lost: try again in a moment.',
  );
});

it.each([
  { code: 'PT409', message: 'This revision is signed already.' },
  { code: 'model_failed', message: 'The model gave no answer.' },
  new Error('The line is down.'),
])('a panel says what was written for people: $message', (error) => {
  expect(panelMessage(error)).toBe(error.message);
});

it.each([
  { code: 'PGRST303', message: 'JWT expired', status: 401 },
  { code: 'PGRST303', message: 'Your session has ended. Please sign in again.', status: 401 },
  { code: 'PT401', message: 'Your session has ended. Please sign in again.', status: 401 },
])('an ended session reads the same whichever host says it: $code, $message', (error) => {
  const sentence = 'Your session has ended. Please sign in again.';
  expect(panelMessage(error)).toBe(sentence);
  expect(errorMessage(error)).toBe(sentence);
});
