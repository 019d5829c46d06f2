import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/app/fake-backend';
import { errorCode, errorMessage } from './errors';
import { FunctionFailure, invokeFunction } from './invoke-function';

function answeredWith(answer: unknown): Promise<unknown> {
  const client = fakeBackend({ functions: { analyze_photos: () => answer } });
  return invokeFunction(client, 'analyze_photos', {}).catch((error: unknown) => error);
}

function failedWith(error: unknown): Promise<unknown> {
  const fail = () => {
    throw error;
  };
  const client = fakeBackend({ functions: { analyze_photos: fail } });
  return invokeFunction(client, 'analyze_photos', {}).catch((failure: unknown) => failure);
}

const FETCH_ERROR = { name: 'FunctionsFetchError' };

/** As supabase-js reports an answer that is no success. */
const refused = (body: unknown, status = 503) => ({
  name: 'FunctionsHttpError',
  message: 'Edge Function returned a non-2xx status code',
  context: new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
});

it('is done when the answer says success @invoke-function-1', async () => {
  expect(await answeredWith({ success: true })).toBeUndefined();
});

it('takes a refusal with status 200 for the failure it is @invoke-function-2', async () => {
  const failure = await answeredWith({
    success: false,
    error: 'The key was refused.',
    code: 'analyst_key_refused',
  });
  expect(failure).toBeInstanceOf(FunctionFailure);
  expect(errorMessage(failure)).toBe('The key was refused.');
  expect(errorCode(failure)).toBe('analyst_key_refused');
});

it.each([
  ['a page of a proxy', '<html>Sign in to the hotel</html>'],
  ['success in a text', '{"success":true}'],
  ['nothing', null],
  ['an empty text', ''],
  ['a list', []],
  ['no success', { error: null }],
  ['something like it', { success: 'true' }],
  ['words that are none', { success: false, error: { message: 'deep' }, code: 7 }],
])('takes %s for a failure without words', async (_, answer) => {
  const failure = await answeredWith(answer);
  expect(failure).toBeInstanceOf(FunctionFailure);
  expect(errorMessage(failure, 'Failed to generate sections')).toBe('Failed to generate sections');
  expect(errorCode(failure)).toBe('');
});

it('reads sentence and code from an answer with a failing status @invoke-function-3', async () => {
  const failure = await failedWith(
    refused({ success: false, error: 'Ask again later.', code: 'analyst_quota' }),
  );
  expect(errorMessage(failure)).toBe('Ask again later.');
  expect(errorCode(failure)).toBe('analyst_quota');
});

it.each([
  ['an unreadable refusal', refused('<html>')],
  ['a refusal without words', refused({ success: false })],
  ['an answer that is no JSON', new SyntaxError('Unexpected token < in JSON at position 0')],
])('leaves the words to the screen for %s', async (_, error) => {
  const failure = await failedWith(error);
  expect(failure).toBeInstanceOf(FunctionFailure);
  expect((failure as Error).message).toBe('');
});

it.each([
  ['that broke off', new TypeError('terminated')],
  ['that broke off in Safari', new TypeError('Load failed')],
  ['of blank lines alone', new SyntaxError('Unexpected end of JSON input')],
  ['of blank lines alone in Firefox', new SyntaxError('JSON.parse: unexpected end of data')],
  ['of blank lines alone in Safari', new SyntaxError('JSON Parse error: Unexpected EOF')],
  ['that a gateway did not wait for', refused('<html>', 504)],
])('tells an answer %s as a cut', async (_, error) => {
  const failure = await failedWith(error);
  expect(errorCode(failure)).toBe('cut');
  expect(errorMessage(failure)).toMatch(/connection was cut.* Reload the page in a few minutes/);
});

it('says that the server could not be reached, or that it could not answer', async () => {
  const unsent = Object.assign(new Error('Failed to send'), FETCH_ERROR);
  expect(errorMessage(await failedWith(unsent))).toMatch(/could not be reached/);
  expect(errorMessage(await failedWith(new Error('boom')))).toMatch(/^The server could not answer/);
});

it('says that it was called off, not that nobody could be reached', async () => {
  const call = new AbortController();
  const client = fakeBackend({
    functions: {
      analyze_photos: (_, signal) => {
        call.abort();
        if (signal?.aborted) throw Object.assign(new Error('Failed to send'), FETCH_ERROR);
      },
    },
  });
  const failure: unknown = await invokeFunction(client, 'analyze_photos', {}, call.signal).catch(
    (error: unknown) => error,
  );
  expect(errorCode(failure)).toBe('cancelled');
});

it.each([
  ['is renewed where it could run out before a model has answered', 600, 3600, 'analyze_photos', 1],
  ['is left where it lasts', 3000, 3600, 'generate_summary', 0],
  ['is left for what answers at once', 600, 3600, 'delete_report_files', 0],
  ['is left in the first half of a short life', 400, 600, 'review_rows', 0],
  ['is renewed in the second half of a short life', 200, 600, 'review_rows', 1],
] as const)('a token %s', async (_, left, lives, name, renewals) => {
  const client = fakeBackend({});
  const session = { expires_at: Date.now() / 1000 + left, expires_in: lives };
  const refreshSession = vi.fn();
  const auth = { getSession: () => Promise.resolve({ data: { session } }), refreshSession };
  await invokeFunction({ ...client, auth } as unknown as typeof client, name, {});
  expect(refreshSession).toHaveBeenCalledTimes(renewals);
});
