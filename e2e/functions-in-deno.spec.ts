import { expect, it as base } from '../testing/browser/fixtures.ts';
import { startDenoHost } from '../testing/hosts/deno-host.ts';
import type { ProductHost } from '../testing/hosts/product-host.ts';
import { sitePhotos } from '../testing/photos.ts';

const it = base.extend<object, { host: ProductHost }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the object pattern.
    async ({}, use) => {
      const host = await startDenoHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

// Signing out of an account that is gone is refused, which the client takes for done.
it.use({ expectedConsoleErrors: [/\/auth\/v1\/logout/] });

/** The main job and its end with functions as Supabase runs them. `FUNCTIONS=deno npx playwright test` plays every journey so. */
it('goes from photos to a report and to nothing, with functions in Deno', async ({
  page,
  person,
}) => {
  await page.goto('/reports');

  await it.step('upload two photos to a new report', async () => {
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    await page.getByRole('textbox', { name: 'Report Title' }).fill('Car park, level 2');
    await page.getByRole('button', { name: 'Create Report', exact: true }).click();
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}/);
    await page.locator('input[type=file]').first().setInputFiles(sitePhotos(2));
    await expect(page.getByText('2 photo(s) uploaded successfully')).toBeVisible();
  });

  await it.step('have them analysed', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/\/observations\//);
    await expect(page.getByRole('row')).toHaveCount(3);
    const proposals = async () =>
      (await person.client.from('observations').select('proposal')).data ?? [];
    await expect
      .poll(async () => (await proposals()).filter(({ proposal }) => proposal !== null).length)
      .toBe(2);
  });

  await it.step('describe one of them', async () => {
    const row = page.getByRole('row').nth(1);
    await row.getByRole('button', { name: /edit/i }).click();
    await row.getByRole('textbox', { name: /element/i }).fill('Parapet wall');
    await row.getByRole('textbox', { name: /defect/i }).fill('Open joints');
    await row.getByRole('textbox', { name: /recommendation/i }).fill('Rebed the coping.');
    await page.keyboard.press('Control+Enter');
    await expect(row.getByRole('textbox')).toHaveCount(0);
  });

  await it.step('have the sections drafted', async () => {
    await page.getByRole('link', { name: 'Discussion' }).first().click();
    await expect(page).toHaveURL(/\/discussion\//);
    await expect(page.getByRole('textbox', { name: 'Discussion' })).toHaveValue(/Photo 1\b/);
  });

  await it.step('export a Word file', async () => {
    await page.goto(page.url().replace('/discussion/', '/export/'));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    await page.getByRole('button', { name: 'Export anyway' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.docx$/);
  });

  await it.step('delete the account with everything in it', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox').fill(person.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect((await person.client.auth.getUser()).error).not.toBeNull();
  });
});
