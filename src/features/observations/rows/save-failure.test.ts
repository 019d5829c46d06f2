import { describe, expect, it } from 'vitest';
import {
  AUTHENTICATION_REQUIRED,
  describeSaveFailure,
  INVALID_ID,
  NOTHING_RETURNED,
  SaveRefused,
} from './save-failure';

function backendError(code: string, message: string) {
  return Object.assign(new Error(message), { code });
}

describe('a row that could not be saved', () => {
  it('asks to sign in where nobody is signed in', () => {
    expect(describeSaveFailure(new SaveRefused(AUTHENTICATION_REQUIRED))).toEqual({
      title: 'Authentication required',
      description: 'Please log in to continue',
    });
  });

  it.each([
    ['an id that is none', new SaveRefused(INVALID_ID), 'Invalid observation ID.'],
    ['an empty answer', new SaveRefused(NOTHING_RETURNED), /^No data was returned/],
    ['no such row', backendError('PGRST116', 'x'), /no matching observation.*no permission/],
    ['a refusal', backendError('42501', 'permission denied'), /^Permission denied/],
    ['any other', backendError('23514', 'too long'), 'Database error: too long'],
    ['no network', new TypeError('Failed to fetch'), /could not be reached/],
  ])('says so of %s @save-failure-1', (_, error, description) => {
    const failure = describeSaveFailure(error);
    expect(failure.title).toBe('Save failed');
    expect(failure.description).toMatch(description);
  });
});
