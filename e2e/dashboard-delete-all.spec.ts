import { closedGate } from './closed-gate.ts';
import { askToDeleteAll, openWithReports, listTitles } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';

describe('deleting all reports', () => {
  it('asks with their number, cannot be clicked away, and removes files of each @dashboard-delete-all-1', async ({
    page,
    person,
  }) => {
    await openWithReports(page, person, 11);
    const opener = page.getByRole('button', { name: 'More actions' });
    await askToDeleteAll(page);
    const dialog = page.getByRole('alertdialog', { name: 'Delete all reports?' });
    await expect(dialog).toContainText(
      'This will permanently delete all 11 reports and their associated data (photos, observations, etc.). This action cannot be undone.',
    );
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await listTitles(person)).toHaveLength(11);

    const folders: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/delete_report_files')) {
        folders.push((request.postDataJSON() as { report_id: string }).report_id);
      }
    });
    await askToDeleteAll(page);
    await dialog.getByRole('button', { name: 'Delete All' }).click();
    await expect(page.getByText('All reports deleted', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Successfully deleted 11 reports and associated data.'),
    ).toBeVisible();
    expect(new Set(folders).size).toBe(11);
    expect(await listTitles(person)).toEqual([]);
    await opener.click();
    await expect(page.getByRole('menuitem', { name: 'Delete All' })).toBeDisabled();
  });

  it('is busy meanwhile @dashboard-delete-all-2', async ({ page, person }) => {
    await openWithReports(page, person, 1);
    const gate = closedGate();
    await page.route('**/functions/v1/delete_report_files', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await askToDeleteAll(page);
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete All' }).click();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    gate.open();
    await expect(dialog).toHaveCount(0);
  });

  it('says when another tab was faster @dashboard-delete-all-3', async ({ page, person }) => {
    await openWithReports(page, person, 1);
    await person.client.from('reports').delete().eq('title', 'Report 1');
    await askToDeleteAll(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
    await expect(page.getByText('No reports to delete', { exact: true })).toBeVisible();
    await expect(page.getByText('There are no reports in your account.')).toBeVisible();
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('says that some may be left @dashboard-delete-all-4', async ({ page, person, context }) => {
      await openWithReports(page, person, 2);
      await askToDeleteAll(page);
      await context.setOffline(true);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
      await expect(page.getByText('Error deleting reports', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Some reports may not have been deleted. Please try again later.'),
      ).toBeVisible();
      await context.setOffline(false);
      expect(await listTitles(person)).toHaveLength(2);
    });
  });
});
