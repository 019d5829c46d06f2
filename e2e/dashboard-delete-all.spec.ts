import type { Page } from '@playwright/test';
import { closedGate } from './closed-gate.ts';
import { askToDeleteAll, openWithReports, listTitles } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';

describe('deleting all reports', () => {
  it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

  it('asks first, and says what came of it', async ({ page, person }) => {
    await openWithReports(page, person, 11);
    await it.step('some may be left without the server @dashboard-delete-all-4', () =>
      deleteOffline(page, person),
    );
    await page.goto('/reports');
    await it.step(
      'its number is asked, and no click beside it answers @dashboard-delete-all-1',
      () => askAndGiveUp(page, person),
    );
    const folders = listFolders(page);
    await it.step('is busy meanwhile @dashboard-delete-all-2', () => deleteBusily(page));
    await it.step('files of each report go', async () => {
      await expect(page.getByText('All reports deleted', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Successfully deleted 11 reports and associated data.'),
      ).toBeVisible();
      expect(new Set(folders).size).toBe(11);
      expect(await listTitles(person)).toEqual([]);
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete All' })).toBeDisabled();
    });
    await it.step('another tab was faster @dashboard-delete-all-3', async () => {
      await openWithReports(page, person, 1);
      await person.client.from('reports').delete().eq('title', 'Report 1');
      await askToDeleteAll(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
      await expect(page.getByText('No reports to delete', { exact: true })).toBeVisible();
      await expect(page.getByText('There are no reports in your account.')).toBeVisible();
    });
  });
});

async function deleteOffline(page: Page, person: Person) {
  await askToDeleteAll(page);
  await page.context().setOffline(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
  await expect(page.getByText('Error deleting reports', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Some reports may not have been deleted. Please try again later.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  expect(await listTitles(person)).toHaveLength(11);
}

async function askAndGiveUp(page: Page, person: Person) {
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
}

/** The reports whose files the page asks the host to delete, as it asks. */
function listFolders(page: Page): string[] {
  const folders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/functions/v1/delete_report_files')) {
      folders.push((request.postDataJSON() as { report_id: string }).report_id);
    }
  });
  return folders;
}

async function deleteBusily(page: Page) {
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
  await page.unrouteAll();
}
