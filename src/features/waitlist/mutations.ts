import { errorCode, DUPLICATE } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { SignUp } from './schema';

/** Addresses sent without an answer: a duplicate may be our own. */
const unanswered = new Set<string>();

/**
 * Puts an address on the waitlist. Throws with code 23505 when it is there already; repeating one of this visit whose
 * answer was lost counts as success.
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
    // A refusal has a code; without one the entry may have arrived.
    if (code === '') unanswered.add(address);
    throw error;
  }
}
