import { StorageApiError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { STORAGE_REFUSALS } from './storage-refusals.fixture';
import { requestInTime, LOG_IN, UploadProblem, toUploadProblem } from './upload-problem';

describe('toUploadProblem', () => {
  it.each([
    ['unreachable', { message: 'TypeError: Failed to fetch' }],
    ['busy', { message: 'boom', status: 500 }],
    ['busy', { message: 'slow down', status: 429 }],
    ['busy', { message: 'boom', status: 503, code: '' }],
    ['refused', { message: 'full', status: 507 }],
    ['refused', { message: 'Storage quota exceeded', status: 413 }],
    ['refused', { message: 'jwt expired', status: 401 }],
    ['refused', { message: 'denied', status: 403, code: '42501' }],
    ['refused', { message: 'violates foreign key', status: 409, code: '23503' }],
    ['refused', { message: 'The object exceeded the maximum allowed size', status: 413 }],
    ['refused', { message: 'odd', status: 400 }],
  ])('calls it %s: %j', (kind, error) => {
    expect(toUploadProblem(error).kind).toBe(kind);
  });

  it('tells a full person from a full server', () => {
    const message = 'Your photos take all the room that one person has here (20 GB).';
    expect(toUploadProblem({ status: 507, message }).message).toBe(message);
    const atSupabase = toUploadProblem({ status: 400, statusCode: '500', message });
    expect(atSupabase).toMatchObject({ kind: 'refused', message });
    expect(toUploadProblem({ status: 507, message: 'full' }).message).toContain('Ask its operator');
  });

  it('asks whoever is signed out to log in, and names no table', () => {
    const message = 'permission denied for table observations';
    expect(toUploadProblem({ status: 401, code: '42501', message }).message).toBe(LOG_IN);
    expect(toUploadProblem({ status: 403, code: '42501', message }).message).not.toContain('table');
  });

  it.each(STORAGE_REFUSALS)(
    'reads the status that Supabase’s storage puts inside its answer: $statusCode, $message',
    ({ kind, sentence, ...answer }) => {
      const { status, statusCode, code, message } = answer;
      const problem = toUploadProblem(
        new StorageApiError(message, status, statusCode, 'storage', code),
      );
      expect(problem).toMatchObject({ kind, message: expect.stringMatching(sentence) });
      expect(problem.message).not.toContain(message);
    },
  );

  it('reads the status alone where no number is inside', () => {
    expect(toUploadProblem({ status: 503, statusCode: 'Busy', message: 'x' }).kind).toBe('busy');
    const cut = { status: 413, statusCode: '413', message: 'Request Entity Too Large' };
    expect(toUploadProblem(cut).message).toBe('The server does not take a photo of this size.');
  });

  it('keeps the words of the database that are written for people', () => {
    const message = 'This report has 2000 photos, which is all that one takes.';
    expect(toUploadProblem({ status: 409, code: 'PT409', message }).message).toBe(message);
  });

  it('says that the report is gone', () => {
    expect(toUploadProblem({ code: '23503', message: 'x' }).message).toBe(
      'This report no longer exists.',
    );
  });
});

describe('asked', () => {
  it('gives the answer, or an UploadProblem with its cause', async () => {
    await expect(requestInTime(() => Promise.resolve(7))).resolves.toBe(7);
    const cause = { message: 'boom', status: 502 };
    const problem = await requestInTime(() => Promise.reject(cause as never)).catch(
      (error: unknown) => error,
    );
    expect(problem).toBeInstanceOf(UploadProblem);
    expect((problem as UploadProblem).cause).toBe(cause);
  });
});
