import type { Browser, Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import type { ProductHost } from '../testing/hosts/product-host.ts';
import { mailedCode, mailedLink } from '../testing/mail.ts';
import { type Person, freshEmail, signIn, visitor } from '../testing/people.ts';
import { toast } from './toast.ts';

/** A stranger's session as an address would carry it. */
async function sessionInAddress(url: string): Promise<string> {
  const stranger = await signIn(url, freshEmail('stranger'));
  const { data } = await stranger.client.auth.getSession();
  const { access_token = '', refresh_token = '', expires_at = 0 } = data.session ?? {};
  expect(access_token).not.toBe('');
  return `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&expires_at=${expires_at}&token_type=bearer&type=magiclink`;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

describe('login', () => {
  it('by a mailed link, for which another tab may wait', async ({ page, context, host }) => {
    const waiting = await context.newPage();
    await waiting.goto('/style');
    await expect(waiting).toHaveURL('/login');
    await it.step('mails a link that leads to the dashboard @sign-in-1', () =>
      signInByLink(page, host),
    );
    await it.step('brings a waiting tab to where it wanted to go @sign-in-8', async () => {
      await expect(waiting).toHaveURL('/style');
      await expect(waiting.getByRole('heading', { name: 'My Writing Style' })).toBeVisible();
    });
  });

  it('by a link on another device, once', async ({ page, host, browser }) => {
    const email = freshEmail();
    await it.step('works on another device than the one that asked @sign-in-3', () =>
      signInElsewhere(page, browser, host, email),
    );
    await it.step('a link that was used up says so, leads to a new one @sign-in-2', () =>
      useAgain(browser, host, email),
    );
  });

  describe('by a code', () => {
    it.use({ expectedConsoleErrors: [/403/] });
    it('from the mail, in the browser that asked', async ({ page, host, browser }) => {
      await it.step('a link whose end a gateway cut off says so, and takes the code', () =>
        signInByCodeOfLink(browser, host),
      );
      await it.step('read on a phone it signs in the browser that asked, and no other', () =>
        signInByCode(page, browser, host),
      );
    });
  });

  it('an address that leads here signs nobody in', async ({ page, host }) => {
    await it.step('an error in it is told on the login page @sign-in-4', async () => {
      await page.goto('/reports#error=access_denied&error_description=Link+has+expired');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('alert')).toContainText('Link has expired');
    });
    await it.step('a session in it is left alone @sign-in-5', async () => {
      // A change of what follows the hash alone would load nothing.
      await page.goto('/');
      await page.goto(`/reports#${await sessionInAddress(host.url)}`);
      await expect(page).toHaveURL('/login');
    });
  });

  it('a session at hand is not replaced unasked', async ({ page, person, host }) => {
    await it.step('by a session in an address @sign-in-6', () => openSession(page, person, host));
    await it.step('by a link for somebody else, which asks first @sign-in-7', () =>
      openForeignLink(page, person, host),
    );
  });
});

async function signInByLink(page: Page, host: ProductHost) {
  const email = freshEmail();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(toast(page, 'Magic link sent!')).toContainText(
    'Check your email for the login link.',
  );
  await expect(page.getByRole('link', { name: /\/mailbox$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try different email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goto(await mailedLink(host.url, email));
  await expect(page.getByText(`This link signs you in as ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/reports');
  await page.goto('/login');
  await expect(page).toHaveURL('/reports');
}

async function signInElsewhere(page: Page, browser: Browser, host: ProductHost, email: string) {
  await askForLink(page, email);
  const device = await browser.newPage({ baseURL: host.url });
  await device.goto(await mailedLink(host.url, email));
  await device.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(device.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await device.close();
}

async function useAgain(browser: Browser, host: ProductHost, email: string) {
  const other = await browser.newPage({ baseURL: host.url });
  await other.goto(await mailedLink(host.url, email));
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('alert')).toContainText('The sign-in link did not work');
  await expect(other.getByRole('alert')).toContainText('This link was used already');
  await other.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByLabel('Email')).toHaveValue(email);
  await other.close();
}

async function signInByCodeOfLink(browser: Browser, host: ProductHost) {
  const page = await browser.newPage({ baseURL: host.url });
  const email = freshEmail();
  await askForLink(page, email);
  await page.goto((await mailedLink(host.url, email)).replace(/#.*/, ''));
  await expect(page.getByRole('alert')).toContainText('The sign-in link came without its end');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Code from the mail').fill(await mailedCode(host.url, email));
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page).toHaveURL('/reports');
  await page.close();
}

async function signInByCode(page: Page, browser: Browser, host: ProductHost) {
  const email = freshEmail();
  await askForLink(page, email);
  const code = await mailedCode(host.url, email);
  const other = await browser.newPage({ baseURL: host.url });
  await other.goto('/confirm');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Code from the mail').fill(code);
  await other.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(other.getByText('No code waits for this address in this browser')).toBeVisible();
  await page.getByLabel('Code from the mail').fill('00000000');
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page.getByText('Tries left: 4')).toBeVisible();
  await page.getByLabel('Code from the mail').fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page).toHaveURL('/reports');
  await other.close();
}

async function openSession(page: Page, person: Person, host: ProductHost) {
  await openDashboard(page);
  await page.goto(`/reports#${await sessionInAddress(host.url)}`);
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(person.email) })).toBeVisible();
}

async function openForeignLink(page: Page, person: Person, host: ProductHost) {
  const other = freshEmail();
  await (await visitor(host.url)).auth.signInWithOtp({ email: other });
  await page.goto(await mailedLink(host.url, other));
  await expect(page.getByText(`You are signed in as ${person.email}`)).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByRole('button', { name: new RegExp(person.email) })).toBeVisible();
  await page.goto(await mailedLink(host.url, other));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/reports');
  await expect(page.getByRole('button', { name: new RegExp(other) })).toBeVisible();
}
