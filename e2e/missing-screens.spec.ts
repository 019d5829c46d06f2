import { expect, it } from '../testing/browser/fixtures.ts';

it.use({ expectedConsoleErrors: [/no-such-page|ERR_|A screen failed|dynamically imported/] });

it('a screen that is not there, or cannot be fetched, says so', async ({ page }) => {
  await it.step(
    'a screen that cannot be fetched says what happened, offers to reload',
    async () => {
      // Without a network the page would say that instead; here the file alone is what fails.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => true });
      });
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.route('**/assets/not-found*.js', (route) => route.abort());
      await page.evaluate(() => {
        window.history.pushState(null, '', '/gone');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(
        page.getByRole('heading', { name: 'This page could not be loaded' }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
      await page.unrouteAll();
    },
  );
  await it.step(
    'any other address is not found, also in the console @missing-screens-1',
    async () => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('/no-such-page'),
      );
      await page.goto('/no-such-page');
      expect((await logged).type()).toBe('error');
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    },
  );
});
