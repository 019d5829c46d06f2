import { expect, it } from 'vitest';
import { codeOf, isOffline, messageOf, serverMessageOf } from './errors';

it('reads the backend’s code where there is one', () => {
  expect(codeOf({ code: '23505' })).toBe('23505');
  expect(codeOf(new Error('no code'))).toBe('');
  expect(codeOf(null)).toBe('');
});

it.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  { name: 'FunctionsFetchError', message: 'Failed to send a request to the Edge Function' },
  { name: 'AuthRetryableFetchError', status: 0, message: '{}' },
])('knows a request that nobody answered: %o', (error) => {
  expect(isOffline(error)).toBe(true);
  expect(messageOf(error)).toMatch(/could not be reached/);
});

it('a stumbling server did answer', () => {
  expect(isOffline({ name: 'AuthRetryableFetchError', status: 503, message: 'Busy' })).toBe(false);
});

it('shows the error’s own message, or a sentence when it has none', () => {
  expect(messageOf(new Error('value too long'))).toBe('value too long');
  expect(messageOf('plain text')).toBe('plain text');
  expect(messageOf({})).toBe('An unexpected error occurred.');
  expect(messageOf({ message: ' ' }, 'Something else')).toBe('Something else');
});

it('tells the server’s words from what went wrong before or beside it @errors-1', () => {
  const refused = Object.assign(new Error('permission denied'), { code: '42501' });
  expect(serverMessageOf(refused)).toBe('permission denied');
  expect(serverMessageOf({ message: 'permission denied' })).toBe('permission denied');
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
    expect(serverMessageOf(error)).toBe(unexpected);
  }
  expect(serverMessageOf(null, 'Other words')).toBe('Other words');
});
