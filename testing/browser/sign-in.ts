import { type BrowserContext, type Page, expect } from '@playwright/test';
import { mailedLink } from '../mail.ts';
import { type Person, signIn } from '../people.ts';

/** An address of which no host knows. Its page names an icon, or some browsers would ask the host for one. */
const BLANK = '/blank-page';
const BLANK_PAGE = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };

/**
 * Signs a person in and puts the session where a browser that holds nothing yet would keep it, by a page that shows
 * nothing yet or one of its own. How people sign in is the subject of a few journeys, not of each.
 */
export async function signInBrowser(
  browser: BrowserContext,
  hostUrl: string,
  email?: string,
): Promise<Person> {
  const person = await signIn(hostUrl, email);
  const { data } = await person.client.auth.getSession();
  // The key that the client takes by default, which is made from the backend's host.
  const name = `sb-${new URL(hostUrl).hostname.split('.')[0]}-auth-token`;
  const blank = browser.pages().find((page) => page.url() === 'about:blank');
  // Each page is a process, which takes a tenth of what an average journey does.
  const page = blank ?? (await browser.newPage());
  await page.route(hostUrl + BLANK, (route) => route.fulfill(BLANK_PAGE));
  await page.goto(hostUrl + BLANK);
  // While anything is routed, the page has no cache and each of its requests goes through the test.
  await page.unroute(hostUrl + BLANK);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    name,
    JSON.stringify(data.session),
  ] as const);
  if (!blank) await page.close();
  return person;
}

/** Signs a person in and leaves the page on their dashboard. */
export async function signInOn(page: Page, hostUrl: string, email?: string): Promise<Person> {
  const person = await signInBrowser(page.context(), hostUrl, email);
  await openDashboard(page, hostUrl);
  return person;
}

/** Opens the dashboard of anyone who is signed in. */
export async function openDashboard(page: Page, hostUrl = ''): Promise<void> {
  await page.goto(`${hostUrl}/reports`);
  await expectDashboard(page);
}

/** Signs a person in as they do it themselves, by the link in the mail, and waits for the dashboard. */
export async function signInThroughPage(page: Page, hostUrl: string, email: string): Promise<void> {
  await page.goto(`${hostUrl}/login`);
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /magic link|sign-in link/i }).click();
  await expect(page.getByText('Check your email', { exact: true }).first()).toBeVisible();
  await page.goto(await mailedLink(hostUrl, email));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/reports/);
  await expectDashboard(page);
}

async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
}
