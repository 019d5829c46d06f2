import { listTitles } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';

describe('creating a report', () => {
  it.beforeEach(async ({ page, person }) => {
    expect(person.id).toBeTruthy();
    await openDashboard(page);
  });

  it('trims its title, says so and goes on to the upload @dashboard-new-report-1', async ({
    page,
    person,
  }) => {
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Report Title' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', 'Inspection Report');
    await field.fill('  Footbridge  ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Report created', { exact: true })).toBeVisible();
    await expect(page.getByText("'Footbridge' has been created successfully.")).toBeVisible();
    const { data } = await person.client.from('reports').select('*');
    expect(data).toMatchObject([
      { title: 'Footbridge', inspection_date: new Date().toISOString().slice(0, 10) },
    ]);
  });

  it('takes "Inspection Report" for a blank title @dashboard-new-report-2', async ({
    page,
    person,
  }) => {
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    await page.getByRole('textbox', { name: 'Report Title' }).fill('   ');
    await page.getByRole('button', { name: 'Create Report', exact: true }).click();
    await expect(page).toHaveURL(/\/upload\//);
    expect(await listTitles(person)).toEqual(['Inspection Report']);
  });

  it('can be given up, and gives the focus back @dashboard-new-report-3', async ({
    page,
    person,
  }) => {
    const opener = page.getByRole('button', { name: 'New Report', exact: true });
    for (const leave of [
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await leave();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    expect(await listTitles(person)).toEqual([]);
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
