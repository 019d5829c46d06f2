import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { TRANSLATED, translatePages } from '../testing/browser/translate-page.ts';
import { rows } from './observations-screen.ts';

/** By the keys: a text that is replaced between a pointer's down and up takes the click with it. */
const goNext = (page: Page) =>
  page
    .getByRole('button', { name: /^Next/ })
    .or(page.getByRole('link', { name: /^Next/ }))
    .press('Enter');

/** React moves, removes and changes text on a page that a browser translates all the same. */
it('goes from a new report to its file on a page whose translator replaces texts', async ({
  page,
  person,
}) => {
  expect(person.id).not.toBe('');
  await translatePages(page.context());
  await page.goto('/reports');
  await expect(page.getByText(TRANSLATED).first()).toBeVisible();
  await page.getByRole('button', { name: /^New Report/ }).click();
  await page.getByRole('textbox', { name: 'Report Title' }).fill('Car park, level 2');
  await page.getByRole('button', { name: 'Create Report' }).click();
  await page.locator('input[type=file]').first().setInputFiles(drawnPhotos(3, SMALL_WIDTH));
  await expect(page.getByText(/3.* photo\(s\) uploaded successfully/)).toBeVisible({
    timeout: 90_000,
  });
  await goNext(page);
  await expect(rows(page)).toHaveCount(3);

  for (const [index, word] of ['Wall', 'Roof', 'Door'].entries()) {
    const row = rows(page).nth(index);
    // Saving opens the next row.
    if (index === 0) {
      await row.hover();
      await row.getByRole('button', { name: /edit/i }).click();
    }
    for (const name of [/element/i, /defect/i, /recommendation/i])
      await row.getByRole('textbox', { name }).fill(`${word} ${name.source}`);
    await page.keyboard.press('Control+Enter');
    await expect(row.getByText(`${word} defect`, { exact: true })).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveCount(0);
  }
  await rows(page).nth(0).hover();
  await rows(page).nth(0).getByRole('button', { name: /edit/i }).click();
  await rows(page)
    .nth(0)
    .getByRole('textbox', { name: /element/i })
    .fill('Parapet');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).nth(0).getByText('Parapet', { exact: true })).toBeVisible();
  // Left while it is being saved, the page would ask whether to leave.
  await expect(rows(page).nth(0).getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Wall element')).toHaveCount(0);

  await goNext(page);
  const discussion = page.getByRole('textbox', { name: 'Discussion' });
  await expect(discussion).toHaveValue(/Photo 1\b/);
  for (const words of ['Access was from the ramp.', 'It rained.']) {
    await discussion.fill(`${await discussion.inputValue()}\n\n${words}`);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await expect(page.getByText('Changes saved!').first()).toBeVisible();
    // The notice of the first save is still shown while the second is on its way.
    await expect(save.and(page.locator(':disabled:not([aria-busy])'))).toBeVisible();
  }
  await goNext(page);
  await expect(page.getByText('Parapet', { exact: true })).toBeVisible();
  await expect(page.getByText('It rained.', { exact: true })).toBeVisible();
  await goNext(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
  await downloading;
  await expect(page.getByText('Report exported successfully!')).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByText('Car park, level 2', { exact: true }).first()).toBeVisible();
});
