import type { Page } from '@playwright/test';
import { findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import { freshEmail } from '../testing/people.ts';
import { toast } from './toast.ts';

it.use({ expectedConsoleErrors: [/no-such-page/] });

it('the public screens have no accessibility fault in either theme and fit a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/login', '/no-such-page']) {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/') await page.locator('#signup').scrollIntoViewIfNeeded();
      if (path === '/') await expect(page.locator('#signup form')).toBeVisible();
      await expectNoFault(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

it('the login’s confirmation and both menus have no accessibility fault in either theme', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
  await page
    .locator('header')
    .getByRole('button', { name: new RegExp(person.email) })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoFault(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(toast(page, 'Magic link sent!')).toBeVisible();
  await expectNoFault(page);
  await expectNoSidewaysScroll(page);
});

it('the writing style has no accessibility fault in either theme and fits a phone', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await person.client
    .from('style_profiles')
    .upsert({ user_id: person.id, style_hint: 'Short sentences, past tense.' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/style');
    await expect(page.getByRole('button', { name: 'Save my style' })).toBeVisible();
    await page.getByRole('textbox').fill('Short.');
    await expectNoFault(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
  }
});

async function expectNoFault(page: Page) {
  // Menus open beside the landmarks, which the further advice would object to.
  const isMenuOpen = await page.getByRole('menu').isVisible();
  const faults = await findFaultsInBothThemes(page, isMenuOpen ? WCAG : [...WCAG, 'best-practice']);
  expect(faults, page.url()).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await sidewaysScroll(page), page.url()).toBe(0);
}
