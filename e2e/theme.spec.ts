import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';

describe('theme', () => {
  const isDark = (page: Page) =>
    page.evaluate(() => document.documentElement.classList.contains('dark'));

  it('follows the system until one is chosen, and keeps the choice @theme-1', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await isDark(page)).toBe(true);
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'System theme' }).click();
    expect(await isDark(page)).toBe(false);
  });

  it('is there before the app is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await isDark(page)).toBe(true);
  });
  it.use({ expectedConsoleErrors: [/ERR_FAILED/] });
});
