import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';

describe('guard', () => {
  it('sends a visitor from each screen to the login @guard-1', async ({ page }) => {
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
      await page.goto(path);
      await expect(page, path).toHaveURL('/login');
    }
  });

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

    it('a refresh that meets a page ends nobody’s session, and is tried again by itself', async ({
      page,
      person,
    }) => {
      await page.goto('/reports');
      await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
      // Before the hour is over: the page at hand may renew its session at any moment.
      await page.route('**/auth/v1/token**', (route) =>
        route.fulfill({ body: '<html>Welcome to our Wi-Fi' }),
      );
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
  });
});
