import { expect, it } from '../testing/browser/fixtures.ts';

/** As a browser that blocks cookies and site data refuses them. */
it('says what a browser that blocks site data takes away, and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const path of ['/login', '/reports', '/confirm']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Your browser blocks site data');
    await expect(page.getByRole('alert')).toContainText('127.0.0.1');
  }
});
