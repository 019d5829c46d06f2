import { listTitles } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';

describe('creating a report', () => {
  it.beforeEach(async ({ page, person }) => {
    expect(person.id).toBeTruthy();
    await openDashboard(page);
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('fails with a message and goes nowhere @dashboard-new-report-4', async ({
      page,
      person,
      context,
    }) => {
      await page.getByRole('button', { name: 'New Report', exact: true }).click();
      await page.getByRole('textbox', { name: 'Report Title' }).fill('Lost');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Create Report', exact: true }).click();
      await expect(page.getByText('Error creating report', { exact: true })).toBeVisible();
      await expect(page.getByText('Please try again later.')).toBeVisible();
      await expect(page).toHaveURL('/reports');
      await expect(page.getByRole('textbox', { name: 'Report Title' })).toHaveValue('Lost');
      await context.setOffline(false);
      expect(await listTitles(person)).toEqual([]);
    });
  });
});
