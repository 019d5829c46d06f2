import { expect, it } from '../testing/browser/fixtures.ts';
import { findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { openReport } from './observations-screen.ts';

it('what opens over a screen has no fault in either theme', async ({ page, person }) => {
  await openReport(page, person, 2);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page, WCAG), 'the filter').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page, WCAG), 'a row’s menu').toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox', { name: 'Select photo 1' }).check();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page, WCAG), 'the phone’s bars').toEqual([]);
  expect.soft(await sidewaysScroll(page)).toBe(0);

  await page.goto('/reports');
  await page.getByRole('button', { name: 'Actions for' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page, WCAG), 'a menu of the dashboard').toEqual([]);
});
