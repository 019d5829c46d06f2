/**
 * The host that the tests of the wire contract run against: this one, or a real Supabase when SUPABASE_URL,
 * SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY name one that has the migrations (people are then made through its
 * admin interface, because its mails are not ours to read).
 */
import { createClient } from '@supabase/supabase-js';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { startTestHost } from '../testing/hosts/test-host.ts';
import { freshEmail, type Person, signIn } from '../testing/people.ts';

/** The address of the real Supabase, if there is one. */
export const realUrl = process.env['SUPABASE_URL'];

export interface Backend {
  url: string;
  signIn(name: string): Promise<Person>;
  close(): Promise<void>;
}

export async function openBackend(
  settings: Parameters<typeof startTestHost>[0] = {},
): Promise<Backend> {
  if (realUrl) {
    return {
      url: realUrl,
      signIn: (name) => signInAsAdmin(realUrl, freshEmail(name)),
      close: () => Promise.resolve(),
    };
  }
  const host = await startTestHost(settings);
  return {
    url: host.url,
    signIn: (name) => signIn(host.url, freshEmail(name)),
    close: () => host.close(),
  };
}

async function signInAsAdmin(url: string, email: string): Promise<Person> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const admin = createClient(url, process.env['SUPABASE_SECRET_KEY'] ?? '', { auth });
  const { data, error } = await admin.auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw error;
  const key = process.env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const client = createClient(url, key, { auth });
  const token_hash = data.properties.hashed_token;
  const session = await client.auth.verifyOtp({ type: 'email', token_hash });
  if (session.error) throw session.error;
  return { id: data.user.id, email, client };
}

export const BUCKET = 'inspection_photos';
export const photo = sitePhotoJpeg({ kind: 'brick-crack', width: 320, height: 240, seed: 1 });

export const asBlob = (bytes: Uint8Array, type = 'image/jpeg') =>
  new Blob([new Uint8Array(bytes)], { type });

/** Stores the photo in a report of this person; gives its path and its public address. */
export async function storePhoto(of: Person, reportId: string, name = '1700000000000_wall.jpg') {
  const path = `${of.id}/${reportId}/${name}`;
  const { error } = await of.client.storage.from(BUCKET).upload(path, asBlob(photo));
  if (error) throw error;
  return { path, url: of.client.storage.from(BUCKET).getPublicUrl(path).data.publicUrl };
}
