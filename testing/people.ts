import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import type { Database } from '../src/lib/database.types.ts';
import { mailedLink, newestLink, readTokenHash } from './mail.ts';

export interface Person {
  id: string;
  email: string;
  /** Signed in as this person, to prepare and to check data. */
  client: SupabaseClient<Database>;
}

const WITHOUT_STORE = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** The library's second tries would hide a refusal, and wait seven seconds for a host that was killed. */
const ONE_TRY = { retry: false };

let people = 0;

/** An address nobody has used yet in this run. */
export function freshEmail(name = 'inspector'): string {
  people += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${people}@example.com`;
}

export async function publishableKey(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  return config.publishableKey;
}

/** A client that is signed out. */
export async function visitor(url: string): Promise<SupabaseClient<Database>> {
  return createClient<Database>(url, await publishableKey(url), {
    auth: WITHOUT_STORE,
    db: ONE_TRY,
  });
}

/** Signs a person in as the product does: by the link in a mail, read from the mailbox. */
export async function signIn(url: string, email = freshEmail()): Promise<Person> {
  const client = await visitor(url);
  const options = { emailRedirectTo: `${url}/reports` };
  const before = await newestLink(url, email);
  const asked = await client.auth.signInWithOtp({ email, options });
  if (asked.error) throw asked.error;
  const token_hash = readTokenHash(await mailedLink(url, email, before));
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (error ?? !data.user) throw error ?? new Error('No user came back');
  return { id: data.user.id, email, client };
}

/** The token of a signed-in person's requests; '' once they are signed out. */
export async function readAccessToken({ client }: Pick<Person, 'client'>): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}
