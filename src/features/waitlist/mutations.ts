import { errorCode, DUPLICATE } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { SignUp } from './schema';

/** Addresses that were sent and nobody answered for: one that is there already may be our own. */
const unanswered = new Set<string>();

/**
 * Puts an address on the waitlist. Throws with code 23505 when it was there already; an entry of this
 * visit whose answer was lost counts as made when it is sent again.
 */
export async function joinWaitlist({ email, referral_source }: SignUp): Promise<void> {
  const client = await supabase();
  // No select(): visitors may add to the list, never read it.
  const address = email.toLowerCase();
  try {
    await client
      .from('signup_emails')
      .insert({ email, referral_source: referral_source === '' ? null : referral_source })
      .throwOnError();
    unanswered.delete(address);
  } catch (error) {
    const code = errorCode(error);
    if (code === DUPLICATE && unanswered.delete(address)) return;
    // Anyone who refuses it gives a code; without one it may have arrived.
    if (code === '') unanswered.add(address);
    throw error;
  }
}
