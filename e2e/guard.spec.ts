import type { Page, Route } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';

describe('guard', () => {
  for (const path of [
    '/reports',
    '/upload',
    '/details',
    '/observations',
    '/discussion',
    '/preview',
    '/export',
    '/style',
    '/profile',
    '/account',
    '/upload/9b2c6f1e-0000-4000-8000-000000000000',
  ]) {
    it(`sends a visitor from ${path} to the login @guard-1`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    });
  }

  describe('with the backend gone', () => {
    it.use({ expectedConsoleErrors: [/ERR_|503/] });
    it('says that nobody can be reached instead of asking to sign in', async ({ page, person }) => {
      await page.route('**/config.json', (route) => route.abort());
      await page.goto('/reports');
      await expect(
        page.getByRole('heading', { name: 'Plumbline cannot be reached' }),
      ).toBeVisible();
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
      expect(person.id).toBeTruthy();
    });
  });

  describe('with bad reception, past the hour of a session', () => {
    it.use({ expectedConsoleErrors: [/ERR_|503/] });
    /** As the clock would: what is stored ended a minute ago. */
    const passTheHour = (page: Page) =>
      page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((name) => /auth-token$/.test(name))) {
          const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
          const expires_at = Math.floor(Date.now() / 1000) - 60;
          localStorage.setItem(key, JSON.stringify({ ...session, expires_at }));
        }
      });

    for (const [what, meet] of [
      ['gets no answer', () => undefined],
      ['fails', (route: Route) => route.abort()],
      ['meets a page', (route: Route) => route.fulfill({ body: '<html>Welcome to our Wi-Fi' })],
    ] as const) {
      it(`a refresh that ${what} ends nobody’s session, and is tried again by itself`, async ({
        page,
        person,
      }) => {
        await page.goto('/reports');
        await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
        // Before the hour is over: the page at hand may renew its session at any moment.
        await page.route('**/auth/v1/token**', meet);
        await passTheHour(page);
        await page.goto('/profile');
        await expect(
          page.getByRole('heading', { name: 'Plumbline cannot be reached' }),
        ).toBeVisible();
        await expect(page).toHaveURL('/profile');
        await page.unroute('**/auth/v1/token**');
        await expect(page.getByRole('button', { name: new RegExp(person.email) })).toBeVisible();
        await expect(page).toHaveURL('/profile');
      });
    }
  });

  it('a session that was ended in another tab ends here too', async ({ page, person, context }) => {
    await page.goto('/style');
    await expect(page.getByRole('textbox')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/reports');
    await other.getByRole('button', { name: new RegExp(person.email) }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/login');
  });
});
