import { errorCode, isOffline } from '@/lib/errors';
import { invokeFunction, type FunctionFailure } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import type { DeleteAccountBody } from '@shared/contract/wire';

/** Each call removes something for a while; this many would remove a million files. */
const MAX_CALLS = 500;

const NO_ANSWER =
  'The server did not answer, so it is not known whether everything is deleted. Please check your connection and try again.';
const UNCLEAR_ANSWER =
  'The server’s answer could not be read, so it is not known whether everything is deleted. Please try again.';

/**
 * Deletes the signed-in person's account with everything in it, once they have typed its address. Calls repeatedly
 * until nothing is left: a large account takes longer than one request may.
 */
export async function deleteAccount(typedEmail: string): Promise<void> {
  const client = await supabase();
  const body: DeleteAccountBody = { email: typedEmail };
  for (let call = 1; ; call += 1) {
    const failure = await invokeFunction(client, 'delete_account', body).then(() => null, failed);
    if (!failure) return;
    if (errorCode(failure) !== 'unfinished' || call === MAX_CALLS) throw failure;
  }
}

/** No answer, or one without words, must not claim here that nothing was lost. */
function failed(failure: FunctionFailure): Error {
  if (isOffline(failure.cause)) return new Error(NO_ANSWER, { cause: failure });
  if (failure.message === '' || failure.code === '')
    return new Error(UNCLEAR_ANSWER, { cause: failure });
  return failure;
}
