import { findFaults, findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { freshEmail } from '../testing/people.ts';
import { toast } from './toast.ts';

const ALL = [...WCAG, 'best-practice'];

it.use({ expectedConsoleErrors: [/no-such-page/] });

it('the public screens have no accessibility fault in either theme and fit a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/login', '/no-such-page']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/') await page.locator('#signup').scrollIntoViewIfNeeded();
    if (path === '/') await expect(page.locator('#signup form')).toBeVisible();
    expect(await findFaultsInBothThemes(page, ALL), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    // The colours are those of the wide page.
    expect(await findFaults(page, ALL), `${path} on a phone`).toEqual([]);
    expect(await sidewaysScroll(page), `${path} on a phone`).toBe(0);
  }

  await it.step('a visitor’s menu on a phone', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await findFaultsInBothThemes(page, ALL)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
  await it.step('the login’s confirmation on a phone', async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send magic link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(toast(page, 'Magic link sent!')).toBeVisible();
    expect(await findFaultsInBothThemes(page, ALL)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
