import { supabase } from '@/lib/supabase';
import type { SignUp } from './schema';

/** Puts an address on the waitlist. Throws with code 23505 when it is there already. */
export async function joinWaitlist({ email, referral_source }: SignUp): Promise<void> {
  const client = await supabase();
  // No select(): visitors may add to the list, never read it.
  await client
    .from('signup_emails')
    .insert({ email, referral_source: referral_source === '' ? null : referral_source })
    .throwOnError();
}
