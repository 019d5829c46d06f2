import { codeOf, functionFailure, isOffline } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { DeleteAccountBody } from '../../../supabase/functions/_shared/contract';

/** Each call works for a while and removes something; so many would remove a million files. */
const MAX_CALLS = 500;

const NO_ANSWER =
  'The server did not answer, so it is not known whether everything is deleted. Please check your connection and try again.';

/**
 * Deletes the account of the signed-in person, who has typed its address, with everything in it. Asks
 * until nothing is left: a large account takes longer than one request may.
 */
export async function deleteAccount(typedEmail: string): Promise<void> {
  const client = await supabase();
  const body: DeleteAccountBody = { email: typedEmail };
  for (let call = 1; ; call += 1) {
    const { error } = await client.functions.invoke('delete_account', { body });
    if (!error) return;
    if (isOffline(error)) throw new Error(NO_ANSWER, { cause: error });
    const failure = await functionFailure(error);
    if (codeOf(failure) !== 'unfinished' || call === MAX_CALLS) throw failure;
  }
}
