import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../src/lib/database.types.ts';
import { renditionOf } from '../supabase/functions/_shared/contract.ts';
import type { Host } from './host.ts';
import { startHost } from './host.ts';

export interface Person {
  email: string;
  id: string;
  /** A client signed in as this person, to prepare and to check data. */
  backend: SupabaseClient<Database>;
}

interface TestFixtures {
  /** Signed in through the mailbox, on the dashboard, in `page`. */
  person: Person;
  /** Texts of console errors that this test expects; any other fails it. */
  expectedConsoleErrors: RegExp[];
}

interface WorkerFixtures {
  host: Host;
}

/** Begins as a JPEG, so that it is stored, and is none. */
export const CUT_OFF_PHOTO = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe0],
  ...new TextEncoder().encode('and nothing of a picture after that'),
]);

let counter = 0;

/** An address nobody has used yet in this run. */
export function freshEmail(name = 'inspector'): string {
  counter += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${counter}@example.com`;
}

export const it = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the object pattern.
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      const line = `${message.text()} ${message.location().url}`;
      const isExpected = expectedConsoleErrors.some((pattern) => pattern.test(line));
      if (message.type() === 'error' && !isExpected) unexpected.push(line);
    });
    page.on('pageerror', (error) => unexpected.push(String(error)));
    await use(page);
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  person: async ({ page, host }, use) => {
    await use(await signIn(page, host.url));
  },
});

export { expect };
export const { describe } = it;

/** Signs a new person in through the mailbox and leaves the page on the dashboard. */
export async function signIn(page: Page, hostUrl: string, email = freshEmail()): Promise<Person> {
  await page.goto(`${hostUrl}/login`);
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /magic link|sign-in link/i }).click();
  await expect(page.getByText('Check your email', { exact: true }).first()).toBeVisible();
  await page.goto(await mailedLink(hostUrl, email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/reports/);
  await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
  return personOf(page, hostUrl, email);
}

/** The sign-in link of the newest mail to this address. */
export async function mailedLink(hostUrl: string, email: string): Promise<string> {
  const mails = (await (await fetch(`${hostUrl}/mailbox.json`)).json()) as {
    to: string;
    text: string;
  }[];
  const mail = mails.find(({ to }) => to.includes(email));
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No mail with a link was sent to ${email}.`);
  return link;
}

async function personOf(page: Page, hostUrl: string, email: string): Promise<Person> {
  const stored = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name));
    return key ? localStorage.getItem(key) : null;
  });
  const session = JSON.parse(stored ?? '{}') as { access_token: string; user: { id: string } };
  const config = (await (await fetch(`${hostUrl}/config.json`)).json()) as {
    publishableKey: string;
  };
  const backend = createClient<Database>(hostUrl, config.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // The browser owns the refresh token; this client only borrows the access token.
    accessToken: () => Promise.resolve(session.access_token),
  });
  return { email, id: session.user.id, backend };
}

/** Creates a report for this person without going through the page; gives its id. */
export async function seedReport(person: Person, title = 'Seeded report'): Promise<string> {
  const { data, error } = await person.backend
    .from('reports')
    .insert({ title, user_id: person.id })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** Adds rows to a report, in order; each may bring a photo's bytes, stored as the product would. */
export async function seedObservations(
  person: Person,
  reportId: string,
  rows: { element?: string; defect?: string; recommendation?: string; photo?: Uint8Array }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, { photo, ...texts }] of rows.entries()) {
    let url = '';
    if (photo) {
      const path = `${person.id}/${reportId}/${Date.now() + index}_seed-${index + 1}.jpg`;
      const bucket = person.backend.storage.from('inspection_photos');
      for (const object of [path, renditionOf(path)]) {
        const { error } = await bucket.upload(object, photo, { contentType: 'image/jpeg' });
        if (error) throw error;
      }
      url = bucket.getPublicUrl(path).data.publicUrl;
    }
    const { data, error } = await person.backend
      .from('observations')
      .insert({
        report_id: reportId,
        user_id: person.id,
        position: index + 1,
        photo: url,
        ...texts,
      })
      .select('id')
      .single();
    if (error) throw error;
    ids.push(data.id);
  }
  return ids;
}
