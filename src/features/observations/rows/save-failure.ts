import {
  errorCode,
  isOffline,
  errorMessage,
  givenMessage,
  noDataReturned,
  NO_ROW,
  PERMISSION_DENIED,
} from '@/lib/errors';

/** A save refused by this browser or an odd answer; `message` is the sentence for people. */
export class SaveRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SaveRefused';
  }
}

export const AUTHENTICATION_REQUIRED = 'Authentication required';
export const INVALID_ID = 'Invalid observation ID.';
export const NOTHING_RETURNED = noDataReturned('the observation');

export const CHANGED_MEANWHILE = 'This row was changed meanwhile. Please look at it again.';

/** Title and description of the toast for a failed save. */
export function describeSaveFailure(error: unknown): { title: string; description: string } {
  if (error instanceof SaveRefused && error.message === AUTHENTICATION_REQUIRED) {
    return { title: AUTHENTICATION_REQUIRED, description: 'Please log in to continue' };
  }
  return { title: 'Save failed', description: explainError(error) };
}

function explainError(error: unknown): string {
  if (error instanceof SaveRefused || isOffline(error)) return errorMessage(error);
  switch (errorCode(error)) {
    case NO_ROW:
      return 'There is no matching observation, or you have no permission to change it. Refresh to see the current rows.';
    case PERMISSION_DENIED:
      return 'Permission denied. You may not change this observation.';
    default:
      return `Database error: ${givenMessage(error)}`;
  }
}
