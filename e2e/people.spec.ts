import type { Browser, Page } from '@playwright/test';
import type { ProductHost } from '../testing/hosts/product-host.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import { signIn, visitor } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';
import { findFaultsInBothThemes, sidewaysScroll } from './accessibility-check.ts';

const BOSS = 'boss@practice.example';

let host: ProductHost;
it.beforeAll(async () => {
  host = await startProductHost({ SIGN_UP: 'invited' });
  // On a machine of one's own the first account may always be made, and administers.
  await signIn(host.url, BOSS);
});
it.afterAll(() => host.close());

const mailsTo = async (address: string) =>
  ((await (await fetch(`${host.url}/mailbox.json`)).json()) as { to: string }[]).filter(
    ({ to }) => to === address,
  ).length;

async function askAsStranger(page: Page) {
  await page.goto(`${host.url}/login`);
  await expect(page.getByText('Accounts here are by invitation.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('stranger@else.example');
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(/may sign in here, a link is on its way/)).toBeVisible();
  await expect(page.getByText(/ask an administrator of this Plumbline/)).toBeVisible();
  expect(await mailsTo('stranger@else.example')).toBe(0);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
}

async function lookForPeople(browser: Browser, email: string) {
  const context = await browser.newContext({ baseURL: host.url });
  await signInBrowser(context, host.url, email);
  const page = await context.newPage();
  await page.goto('/reports');
  await page.getByRole('button', { name: /^Account: / }).click();
  await expect(page.getByRole('menuitem', { name: 'Your Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'People' })).toHaveCount(0);
  await page.goto('/people');
  await expect(page.getByText('This page is for the administrators')).toBeVisible();
  await context.close();
}

it('accounts are by invitation: an administrator invites people, limits and suspends them, and sees what was done', async ({
  page,
  browser,
}) => {
  await it.step('the login page says so, and promises a stranger nothing', () =>
    askAsStranger(page),
  );
  await signInBrowser(page.context(), host.url, BOSS);
  await page.goto(`${host.url}/reports`);
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'People' }).click();
  await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeVisible();

  const stranger = await visitor(host.url);
  await stranger.auth.signInWithOtp({ email: 'ann@practice.example' });
  expect(await mailsTo('ann@practice.example')).toBe(0);

  // A list as a mail program copies it, by keys alone.
  await page.getByRole('textbox', { name: 'Addresses' }).focus();
  await page.keyboard.insertText(
    `"Mason, Ann" <Ann@practice.example>; bob@practice.example\n${BOSS}, nobody`,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 people are invited.')).toContainText(
    `Invited before, or here already: ${BOSS}. No mail addresses: nobody.`,
  );
  await expect(page.getByText(/Plumbline mails nobody unasked/)).toBeVisible();
  await page
    .getByRole('button', { name: 'Withdraw the invitation of bob@practice.example' })
    .click();
  await expect(page.getByText('1 not used yet, 0 used.')).toBeVisible();

  const ann = await signIn(host.url, 'ann@practice.example');
  await seedReport(ann, 'Nobody else reads this');
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'never signed in' });
  await expect(row).toHaveCount(0);
  const hers = page.getByRole('listitem').filter({ hasText: /^ann@practice\.example.*last seen/ });
  await expect(hers).toContainText('Reports1');
  await expect(page.getByText('Nobody else reads this')).toHaveCount(0);

  await it.step('somebody who administers nothing is offered no such page, and told so there', () =>
    lookForPeople(browser, 'ann@practice.example'),
  );

  await page.getByRole('button', { name: 'Actions for ann@practice.example' }).click();
  await page.getByRole('menuitem', { name: 'Set daily limits…' }).click();
  const most = page.getByRole('spinbutton', { name: 'Photo analyses a day' });
  // Half a number is blank to a page, and would be no limit at all.
  await most.pressSequentially('1e');
  await page.getByRole('button', { name: 'Set limits' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a whole number from 0 to 1,000,000.');
  await expect(most).toBeFocused();
  await most.fill('3');
  await page.getByRole('button', { name: 'Set limits' }).click();
  await expect(hers).toContainText('0 of 3 today');

  await page.getByRole('button', { name: 'Actions for ann@practice.example' }).click();
  await page.getByRole('menuitem', { name: 'Suspend account…' }).click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(hers).toContainText('Suspended');
  expect((await ann.client.from('reports').select('id')).error?.message).toMatch(/session/);
  const before = await mailsTo('ann@practice.example');
  await stranger.auth.signInWithOtp({ email: 'ann@practice.example' });
  expect(await mailsTo('ann@practice.example')).toBe(before);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const acts = page.getByRole('region', { name: 'What administrators did' });
  await expect(acts.getByRole('listitem')).toContainText([
    `${BOSS} suspended ann@practice.example`,
    `${BOSS} set the limits of ann@practice.example: 3 analyses, the usual drafts a day`,
    `${BOSS} withdrew the invitation of bob@practice.example`,
    /invited/,
    /invited/,
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  for (const width of [1280, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
});
