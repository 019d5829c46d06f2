import { type SupabaseClient, createClient } from '@supabase/supabase-js';

export interface Person {
  id: string;
  email: string;
  client: SupabaseClient;
}

const WITHOUT_STORE = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** The library's second tries would hide a refusal, and wait seven seconds for a host that was killed. */
const ONE_TRY = { retry: false };

export async function publishableKey(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  return config.publishableKey;
}

/** A client that is signed out. */
export async function visitor(url: string): Promise<SupabaseClient> {
  return createClient(url, await publishableKey(url), { auth: WITHOUT_STORE, db: ONE_TRY });
}

/** The link in the newest mail to this address. */
export async function mailedLink(url: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${url}/mailbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const link = /https?:\S+/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link came for ${email}`);
  return link;
}

/** What a mailed link carries to the page that it leads to. */
export function tokenHashIn(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? '';
}

/** Signs a person in as the product does: by the link in a mail, read from the mailbox. */
export async function signIn(url: string, email: string): Promise<Person> {
  const client = await visitor(url);
  const options = { emailRedirectTo: `${url}/reports` };
  const asked = await client.auth.signInWithOtp({ email, options });
  if (asked.error) throw asked.error;
  const token_hash = tokenHashIn(await mailedLink(url, email));
  const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (error ?? !data.user) throw error ?? new Error('No user came back');
  return { id: data.user.id, email, client };
}
