import type { Page } from '@playwright/test';
import { closedGate } from './closed-gate.ts';
import { card, choose, openWithReports, listTitles } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

describe('a card', () => {
  it('shows a report, renames it and deletes it', async ({ page, person }) => {
    await it.step('shows the report’s facts and opens it @dashboard-card-1', () =>
      showFacts(page, person),
    );
    await it.step(
      'is renamed in place: Enter and the tick save what was typed @dashboard-card-2',
      () => rename(page, person),
    );
    await it.step(
      'keeps its title on Escape, and when the new one is blank @dashboard-card-3',
      () => keepTitle(page, person),
    );
    await it.step('is deleted with its rows and files after a question @dashboard-card-4', () =>
      remove(page, person),
    );
    await it.step('says that it is being deleted @dashboard-card-5', () =>
      sayDeleting(page, person),
    );
  });

  describe('of which something fails', () => {
    it.use({ expectedConsoleErrors: [/500|406|Failed to load|ERR_/] });

    it('says what could not be done', async ({ page, person }) => {
      await it.step('goes all the same when its files stay behind @dashboard-card-6', () =>
        leaveFiles(page, person),
      );
      await it.step(
        'is neither renamed nor deleted without the server, and says so @dashboard-card-7',
        () => changeOffline(page, person),
      );
      await it.step('cannot be renamed when it was deleted elsewhere @dashboard-card-8', () =>
        renameDeleted(page, person),
      );
      await it.step(
        'fails to be made without the server, and goes nowhere @dashboard-new-report-4',
        () => createOffline(page, person),
      );
    });
  });
});

/** Opens the dashboard on one report, and nothing that a step before has left. */
async function startOver(page: Page, person: Person) {
  await person.client.from('reports').delete().eq('user_id', person.id).throwOnError();
  await openWithReports(page, person, 1);
}

async function showFacts(page: Page, person: Person) {
  const id = await seedReport(person, 'Pier 4');
  await person.client
    .from('reports')
    .update({ inspection_date: '2026-03-02', client_name: 'Harbour Trust' })
    .eq('id', id);
  await seedObservations(person, id, [{ element: 'a' }, { element: 'b' }]);
  await seedReport(person, 'No client');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The author's name, for the header, is of every screen.
    if (/\/rest\/v1\/(?!letterheads)/.test(request.url())) requests.push(request.url());
  });
  await page.goto('/reports');
  const pier = card(page, 'Pier 4');
  await expect(pier).toContainText('Inspection date2 Mar 2026');
  await expect(pier).toContainText('ClientHarbour Trust');
  await expect(pier).toContainText('Photos2');
  await expect(pier).toContainText(/Created\d+ \w+ \d{4}/);
  await expect(card(page, 'No client')).not.toContainText('Client');
  await expect(pier).toContainText('2 of 2 checked');
  await expect(card(page, 'No client')).toContainText('No photos yet');
  expect(
    requests.map((url) => new URL(url).pathname.split('/').at(-1)),
    'one request for the page and its photo counts, one for all states',
  ).toEqual(['reports', 'report_states']);

  await pier.getByRole('link', { name: 'Open Report' }).click();
  await expect(page).toHaveURL(`/upload/${id}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Pier 4', exact: true }).click();
  await expect(page).toHaveURL(`/upload/${id}`);
}

async function rename(page: Page, person: Person) {
  await startOver(page, person);
  await choose(page, 'Report 1', 'Rename');
  const field = page.getByRole('textbox', { name: 'Report title' });
  await expect(field).toBeFocused();
  await field.fill(' Dam wall ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Report renamed', { exact: true })).toBeVisible();
  await expect(page.getByText('Report title has been updated.')).toBeVisible();
  await expect(field).toHaveCount(0);
  expect(await listTitles(person)).toEqual([' Dam wall ']);
  await expect(page.getByRole('button', { name: 'Actions for Dam wall' })).toBeFocused();

  await choose(page, 'Dam wall', 'Rename');
  await field.fill('Weir');
  await page.getByRole('button', { name: 'Save title' }).click();
  await expect(page.getByRole('link', { name: 'Weir', exact: true })).toBeVisible();
  expect(await listTitles(person)).toEqual(['Weir']);
}

async function keepTitle(page: Page, person: Person) {
  await startOver(page, person);
  const field = page.getByRole('textbox', { name: 'Report title' });
  await choose(page, 'Report 1', 'Rename');
  await field.fill('Something else');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Report 1', exact: true })).toBeVisible();
  await choose(page, 'Report 1', 'Rename');
  await field.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Report 1', exact: true })).toBeVisible();
  await expect(page.getByText('Report renamed', { exact: true })).toHaveCount(0);
  expect(await listTitles(person)).toEqual(['Report 1']);
}

async function remove(page: Page, person: Person) {
  await person.client.from('reports').delete().eq('user_id', person.id).throwOnError();
  const id = await seedReport(person, 'Old');
  await seedObservations(person, id, [{ photo: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) }]);
  await page.goto('/reports');
  await choose(page, 'Old', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Actions for Old' })).toBeFocused();
  await choose(page, 'Old', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
  await expect(
    page.getByText('The report and all associated data have been removed.'),
  ).toBeVisible();
  await expect(page.getByText(/^Get started by creating/)).toBeVisible();
  const bucket = person.client.storage.from('inspection_photos');
  expect((await bucket.list(`${person.id}/${id}`)).data).toEqual([]);
  expect((await person.client.from('observations').select('id')).data).toEqual([]);
}

async function sayDeleting(page: Page, person: Person) {
  await startOver(page, person);
  const gate = closedGate();
  await page.route('**/functions/v1/delete_report_files', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await choose(page, 'Report 1', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Actions for Report 1' }).click();
  await expect(page.getByRole('menuitem', { name: 'Deleting...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  gate.open();
  await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
  await page.unrouteAll();
}

async function leaveFiles(page: Page, person: Person) {
  await startOver(page, person);
  await page.route('**/functions/v1/delete_report_files', (route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'no' } }),
  );
  await choose(page, 'Report 1', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
  expect(await listTitles(person)).toEqual([]);
  await page.unrouteAll();
}

async function changeOffline(page: Page, person: Person) {
  await startOver(page, person);
  await choose(page, 'Report 1', 'Rename');
  const field = page.getByRole('textbox', { name: 'Report title' });
  await field.fill('Better title');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error renaming report', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('Better title');
  await page.keyboard.press('Escape');
  await choose(page, 'Report 1', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Error deleting report', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report 1', exact: true })).toBeVisible();
  await page.context().setOffline(false);
  expect(await listTitles(person)).toEqual(['Report 1']);
}

async function renameDeleted(page: Page, person: Person) {
  await startOver(page, person);
  await person.client.from('reports').delete().eq('title', 'Report 1');
  await choose(page, 'Report 1', 'Rename');
  await page.getByRole('textbox', { name: 'Report title' }).fill('Too late');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error renaming report', { exact: true })).toBeVisible();
}

async function createOffline(page: Page, person: Person) {
  await person.client.from('reports').delete().eq('user_id', person.id).throwOnError();
  await openDashboard(page);
  await page.getByRole('button', { name: 'New Report', exact: true }).click();
  await page.getByRole('textbox', { name: 'Report Title' }).fill('Lost');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create Report', exact: true }).click();
  await expect(page.getByText('Error creating report', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expect(page).toHaveURL('/reports');
  await expect(page.getByRole('textbox', { name: 'Report Title' })).toHaveValue('Lost');
  await page.context().setOffline(false);
  expect(await listTitles(person)).toEqual([]);
}
