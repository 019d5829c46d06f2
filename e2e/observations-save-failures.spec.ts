import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { loseSession } from './lose-session.ts';
import { field, openReport, rows, TEXTS } from './observations-screen.ts';

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

  it('because the answer is empty says that it is not certain @observations-save-failures-3', async ({
    page,
    person,
  }) => {
    await openReport(page, person, 1);
    await page.route('**/rest/v1/observations*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ json: null }) : route.continue(),
    );
    await failToSave(page);
    await expect(page.getByText(/^No data was returned/)).toBeVisible();
    await expectKept(page);
  });

  for (const [what, code, message, shown] of [
    ['permission is denied', '42501', 'permission denied', /^Permission denied\./],
    ['the database refuses', '23514', 'value too long', 'Database error: value too long'],
  ] as const) {
    it(`because ${what} says so @observations-save-failures-4`, async ({ page, person }) => {
      await openReport(page, person, 1);
      await page.route('**/rest/v1/observations*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 403, json: { code, message } })
          : route.continue(),
      );
      await failToSave(page);
      await expect(page.getByText(shown)).toBeVisible();
      await expectKept(page);
    });
  }
});

describe('a row', () => {
  it('is saved without a character that no database holds', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [TEXTS]);
    await page.goto(`/observations/${reportId}`);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    // As pasted from a damaged file.
    await page.getByRole('textbox', { name: /Defect/ }).fill('Crack\u0000 in the soffit');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('cell', { name: 'Crack in the soffit' })).toBeVisible();
    const { data } = await person.client.from('observations').select('defect').throwOnError();
    expect(data).toEqual([{ defect: 'Crack in the soffit' }]);
  });
});
