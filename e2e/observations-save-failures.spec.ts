import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { loseSession } from './lose-session.ts';
import { field, openReport, rows } from './observations-screen.ts';

describe('a save that fails', () => {
  it.use({
    expectedConsoleErrors: [/An observation could not be saved|Failed to load resource|ERR_/],
  });

  async function failToSave(page: Page) {
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill('Kept on the screen');
    await page.keyboard.press('Control+Enter');
  }

  async function expectKept(page: Page) {
    await expect(field(page, /Element/)).toHaveValue('Kept on the screen');
  }

  it('because the row is gone says so @observations-save-failures-1', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 1);
    await person.client.from('observations').delete().eq('id', ids[0]!);
    await failToSave(page);
    await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/no matching observation, or you have no permission/),
    ).toBeVisible();
    await expectKept(page);
  });

  it('because the session has ended asks to log in @observations-save-failures-2', async ({
    page,
    person,
  }) => {
    await openReport(page, person, 1);
    await loseSession(page);
    await failToSave(page);
    await expect(page.getByText('Authentication required', { exact: true })).toBeVisible();
    await expect(page.getByText('Please log in to continue')).toBeVisible();
    await expectKept(page);
  });

  it('because the server is away says that nothing is lost', async ({ page, person, context }) => {
    await openReport(page, person, 1);
    await context.setOffline(true);
    await failToSave(page);
    await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
    await expect(page.getByText(/could not be reached. Nothing was lost/)).toBeVisible();
    await expectKept(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rows(page).first()).toContainText('Kept on the screen');
  });
});
