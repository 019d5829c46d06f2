import type { Locator, Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { rows } from './observations-screen.ts';

/** Counts the Tabs of one person, who has no mouse. */
class TabCounter {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on by Tab until `target` has the focus. */
  async reach(target: Locator) {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 30; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press('Tab');
      this.count += 1;
    }
    await expect(target).toBeFocused();
  }
}

it('three photos become a Word file by keyboard alone, under 40 Tabs', async ({ page, person }) => {
  expect(person.id).toBeTruthy();
  const tabs = new TabCounter(page);
  const press = (key: string) => page.keyboard.press(key);
  await openDashboard(page);

  await tabs.reach(page.getByRole('button', { name: 'New Report', exact: true }));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Report Title' })).toBeFocused();
  await page.keyboard.type('Weir');
  await press('Enter');
  await expect(page).toHaveURL(/\/upload\//);

  // Long before the key: what opens before the browser hears that somebody waits for it is seen by nobody.
  const chooser = page.waitForEvent('filechooser');
  await tabs.reach(page.getByRole('button', { name: 'Browse photos' }));
  await press('Enter');
  await (
    await chooser
  ).setFiles(drawnPhotoBytes(3).map((bytes, index) => fileOnDisk(`${String(index)}.jpg`, bytes)));
  await expect(page.getByText('3 photo(s) uploaded successfully')).toBeVisible();
  await tabs.reach(page.getByRole('button', { name: 'Next', exact: true }));
  await press('Enter');

  await expect(page).toHaveURL(/\/observations\//);
  await expect(rows(page)).toHaveCount(3);
  await press('j');
  for (const number of [1, 2, 3]) {
    for (const question of ['What does it show', 'On which element', 'Where']) {
      const name = new RegExp(`^Photo ${String(number)} is not assessed. ${question}`);
      await expect(page.getByRole('group', { name })).toBeFocused();
      await press(question === 'What does it show' ? 'c' : '1');
    }
  }
  await expect(page.getByText('3 of 3 checked')).toBeVisible();
  await tabs.reach(page.getByRole('link', { name: 'Next', exact: true }));
  await press('Enter');

  await expect(page).toHaveURL(/\/discussion\//);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await tabs.reach(steps.getByRole('link', { name: /Export/ }));
  await press('Enter');
  await expect(page).toHaveURL(/\/preview\//);
  await tabs.reach(page.getByRole('link', { name: 'Export .docx' }));
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.docx$/);
  expect(tabs.count, 'Tabs in all').toBeLessThan(40);
});
