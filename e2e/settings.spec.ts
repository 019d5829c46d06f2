import { findFaultsInBothThemes } from './accessibility-check.ts';
import { expect, it } from '../testing/browser/fixtures.ts';

it('the settings are one area: tabs at one place, whichever is open', async ({ page, person }) => {
  expect(person.id).toBeTruthy();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  const tabs = page.getByRole('navigation', { name: 'Settings' });
  const place = await tabs.boundingBox();
  for (const name of [
    'Writing Style',
    'Phrases',
    'Word Templates',
    'Your Account',
    'Firm and Author',
  ]) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    expect(await tabs.boundingBox()).toEqual(place);
  }
  expect(await findFaultsInBothThemes(page)).toEqual([]);
});

it('the header names the author as soon as the name is entered', async ({ page, person }) => {
  await page.goto('/profile');
  const account = page.getByRole('button', { name: /^Account: / });
  await expect(account).toHaveText(person.email);
  await page.getByRole('textbox', { name: 'Name of the author' }).fill('Ada Mason');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(account).toHaveText('Ada Mason');
  await account.click();
  await expect(page.getByRole('menu').getByText(person.email)).toBeVisible();
});
