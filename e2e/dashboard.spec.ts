import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Person } from './fixtures.ts';
import { describe, expect, it, seedObservations, seedReport } from './fixtures.ts';

/** Seeds `count` reports, the last the newest, and opens the dashboard on them. */
async function openWithReports(page: Page, person: Person, count: number, query = '') {
  for (let number = 1; number <= count; number++) await seedReport(person, `Report ${number}`);
  await page.goto(`/reports${query}`);
  await expect(cards(page).first()).toBeVisible();
}

function cards(page: Page) {
  return page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
}

function card(page: Page, title: string) {
  return cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

async function choose(page: Page, title: string, action: 'Rename' | 'Delete') {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function titlesOf(person: Person): Promise<string[]> {
  const { data } = await person.backend.from('reports').select('title').order('created_at');
  return (data ?? []).map(({ title }) => title);
}

describe('an empty dashboard', () => {
  it('says how to begin', async ({ page, person }) => {
    expect(person.id).toBeTruthy();
    await expect(page.getByRole('heading', { name: 'Reports Dashboard' })).toBeVisible();
    await expect(page).toHaveTitle(/Reports Dashboard/);
    await expect(
      page.getByText(
        'Get started by creating your first inspection report. Upload photos and let AI analyze them for you.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete All' })).toBeDisabled();
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Create New Report' }).click();
    await expect(page.getByRole('dialog', { name: 'Create New Report' })).toBeVisible();
  });

  it('leads to the writing style', async ({ page, person }) => {
    expect(person.id).toBeTruthy();
    await page.getByRole('main').getByRole('link', { name: 'Writing Style' }).click();
    await expect(page).toHaveURL('/style');
  });
});

describe('creating a report', () => {
  it('trims its title, says so and goes on to the upload', async ({ page, person }) => {
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Report Title' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', 'Inspection Report');
    await field.fill('  Footbridge  ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Report created', { exact: true })).toBeVisible();
    await expect(page.getByText("'Footbridge' has been created successfully.")).toBeVisible();
    const { data } = await person.backend.from('reports').select('*');
    expect(data).toMatchObject([
      { title: 'Footbridge', inspection_date: new Date().toISOString().slice(0, 10) },
    ]);
  });

  it('takes "Inspection Report" for a blank title', async ({ page, person }) => {
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    await page.getByRole('textbox', { name: 'Report Title' }).fill('   ');
    await page.getByRole('button', { name: 'Create Report', exact: true }).click();
    await expect(page).toHaveURL(/\/upload\//);
    expect(await titlesOf(person)).toEqual(['Inspection Report']);
  });

  it('can be given up, and gives the focus back', async ({ page, person }) => {
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
    expect(await titlesOf(person)).toEqual([]);
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('fails with a message and goes nowhere', async ({ page, person, context }) => {
      await page.getByRole('button', { name: 'New Report', exact: true }).click();
      await page.getByRole('textbox', { name: 'Report Title' }).fill('Lost');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Create Report', exact: true }).click();
      await expect(page.getByText('Error creating report', { exact: true })).toBeVisible();
      await expect(page.getByText('Please try again later.')).toBeVisible();
      await expect(page).toHaveURL('/reports');
      await expect(page.getByRole('textbox', { name: 'Report Title' })).toHaveValue('Lost');
      await context.setOffline(false);
      expect(await titlesOf(person)).toEqual([]);
    });
  });
});

describe('a card', () => {
  it('shows the report’s facts and opens it', async ({ page, person }) => {
    const id = await seedReport(person, 'Pier 4');
    await person.backend
      .from('reports')
      .update({ inspection_date: '2026-03-02', client_name: 'Harbour Trust' })
      .eq('id', id);
    await seedObservations(person, id, [{ element: 'a' }, { element: 'b' }]);
    await seedReport(person, 'No client');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/')) requests.push(request.url());
    });
    await page.goto('/reports');
    const pier = card(page, 'Pier 4');
    await expect(pier).toContainText('Inspection date2 Mar 2026');
    await expect(pier).toContainText('ClientHarbour Trust');
    await expect(pier).toContainText('Photos2');
    await expect(pier).toContainText(/Created\d+ \w+ \d{4}/);
    await expect(card(page, 'No client')).not.toContainText('Client');
    expect(requests, 'one request for the page and its photo counts').toHaveLength(1);

    await pier.getByRole('link', { name: 'Open Report' }).click();
    await expect(page).toHaveURL(`/upload/${id}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Pier 4', exact: true }).click();
    await expect(page).toHaveURL(`/upload/${id}`);
  });

  it('is renamed in place: Enter and the tick save what was typed', async ({ page, person }) => {
    await openWithReports(page, person, 1);
    await choose(page, 'Report 1', 'Rename');
    const field = page.getByRole('textbox', { name: 'Report title' });
    await expect(field).toBeFocused();
    await field.fill(' Dam wall ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Report renamed', { exact: true })).toBeVisible();
    await expect(page.getByText('Report title has been updated.')).toBeVisible();
    await expect(field).toHaveCount(0);
    expect(await titlesOf(person)).toEqual([' Dam wall ']);
    await expect(page.getByRole('button', { name: 'Actions for Dam wall' })).toBeFocused();

    await choose(page, 'Dam wall', 'Rename');
    await field.fill('Weir');
    await page.getByRole('button', { name: 'Save title' }).click();
    await expect(page.getByRole('link', { name: 'Weir', exact: true })).toBeVisible();
    expect(await titlesOf(person)).toEqual(['Weir']);
  });

  it('keeps its title on Escape, and when the new one is blank', async ({ page, person }) => {
    await openWithReports(page, person, 1);
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
    expect(await titlesOf(person)).toEqual(['Report 1']);
  });

  it('is deleted with its rows and files after a question', async ({ page, person }) => {
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
    const bucket = person.backend.storage.from('inspection_photos');
    expect((await bucket.list(`${person.id}/${id}`)).data).toEqual([]);
    expect((await person.backend.from('observations').select('id')).data).toEqual([]);
  });

  it('says that it is being deleted', async ({ page, person }) => {
    await openWithReports(page, person, 1);
    let goOn = () => {};
    const held = new Promise<void>((settle) => (goOn = settle));
    await page.route('**/functions/v1/delete_report_files', async (route) => {
      await held;
      await route.continue();
    });
    await choose(page, 'Report 1', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Actions for Report 1' }).click();
    await expect(page.getByRole('menuitem', { name: 'Deleting...' })).toBeDisabled();
    await page.keyboard.press('Escape');
    goOn();
    await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
  });

  describe('whose files stay behind', () => {
    it.use({ expectedConsoleErrors: [/500/] });

    it('goes all the same', async ({ page, person }) => {
      await openWithReports(page, person, 1);
      await page.route('**/functions/v1/delete_report_files', (route) =>
        route.fulfill({ status: 500, json: { success: false, error: 'no' } }),
      );
      await choose(page, 'Report 1', 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
      expect(await titlesOf(person)).toEqual([]);
    });
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('is neither renamed nor deleted, and says so', async ({ page, person, context }) => {
      await openWithReports(page, person, 1);
      await choose(page, 'Report 1', 'Rename');
      const field = page.getByRole('textbox', { name: 'Report title' });
      await field.fill('Better title');
      await context.setOffline(true);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Error renaming report', { exact: true })).toBeVisible();
      await expect(field).toHaveValue('Better title');
      await page.keyboard.press('Escape');
      await choose(page, 'Report 1', 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Error deleting report', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Report 1', exact: true })).toBeVisible();
      await context.setOffline(false);
      expect(await titlesOf(person)).toEqual(['Report 1']);
    });
  });

  describe('that was deleted elsewhere', () => {
    it.use({ expectedConsoleErrors: [/406/] });

    it('cannot be renamed', async ({ page, person }) => {
      await openWithReports(page, person, 1);
      await person.backend.from('reports').delete().eq('title', 'Report 1');
      await choose(page, 'Report 1', 'Rename');
      await page.getByRole('textbox', { name: 'Report title' }).fill('Too late');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Error renaming report', { exact: true })).toBeVisible();
    });
  });
});

describe('deleting all reports', () => {
  it('asks with their number, cannot be clicked away, and removes files of each', async ({
    page,
    person,
  }) => {
    await openWithReports(page, person, 11);
    const opener = page.getByRole('button', { name: 'Delete All' });
    await opener.click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete all reports?' });
    await expect(dialog).toContainText(
      'This will permanently delete all 11 reports and their associated data (photos, observations, etc.). This action cannot be undone.',
    );
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await titlesOf(person)).toHaveLength(11);

    const folders: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/delete_report_files')) {
        folders.push((request.postDataJSON() as { report_id: string }).report_id);
      }
    });
    await opener.click();
    await dialog.getByRole('button', { name: 'Delete All' }).click();
    await expect(page.getByText('All reports deleted', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Successfully deleted 11 reports and associated data.'),
    ).toBeVisible();
    expect(new Set(folders).size).toBe(11);
    expect(await titlesOf(person)).toEqual([]);
    await expect(opener).toBeDisabled();
  });

  it('is busy meanwhile', async ({ page, person }) => {
    await openWithReports(page, person, 1);
    let goOn = () => {};
    const held = new Promise<void>((settle) => (goOn = settle));
    await page.route('**/functions/v1/delete_report_files', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Delete All' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Delete All' }).click();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    goOn();
    await expect(dialog).toHaveCount(0);
  });

  it('says when another tab was faster', async ({ page, person }) => {
    await openWithReports(page, person, 1);
    await person.backend.from('reports').delete().eq('title', 'Report 1');
    await page.getByRole('button', { name: 'Delete All' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
    await expect(page.getByText('No reports to delete', { exact: true })).toBeVisible();
    await expect(page.getByText('There are no reports in your account.')).toBeVisible();
  });

  describe('without the server', () => {
    it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

    it('says that some may be left', async ({ page, person, context }) => {
      await openWithReports(page, person, 2);
      await page.getByRole('button', { name: 'Delete All' }).click();
      await context.setOffline(true);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' }).click();
      await expect(page.getByText('Error deleting reports', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Some reports may not have been deleted. Please try again later.'),
      ).toBeVisible();
      await context.setOffline(false);
      expect(await titlesOf(person)).toHaveLength(2);
    });
  });
});

describe('pages', () => {
  it('hold nine reports each, newest first', async ({ page, person }) => {
    await openWithReports(page, person, 28);
    const pagination = page.getByRole('navigation', { name: 'Pagination' });
    await expect(cards(page)).toHaveCount(9);
    await expect(cards(page).first()).toContainText('Report 28');
    await expect(pagination.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(pagination).toContainText('Previous12…More pages4Next');
    await pagination.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/reports?page=2');
    await expect(cards(page).first()).toContainText('Report 19');
    await pagination.getByRole('button', { name: 'Page 4' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(pagination.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(pagination.getByRole('button', { name: 'Page 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/reports?page=2');
    await expect(cards(page).first()).toContainText('Report 19');
  });

  it('beyond the end show the last', async ({ page, person }) => {
    await openWithReports(page, person, 10, '?page=7');
    await expect(page).toHaveURL('/reports?page=2');
    await expect(cards(page)).toHaveCount(1);
  });

  it('give way to the one before when their last card goes', async ({ page, person }) => {
    await openWithReports(page, person, 10, '?page=2');
    await choose(page, 'Report 1', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/reports');
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  });
});

describe('when loading fails', () => {
  it.use({ expectedConsoleErrors: [/500/] });

  it('it says so, and tries again when asked', async ({ page, person }) => {
    await seedReport(person, 'Still there');
    await page.route('**/rest/v1/reports*', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'Out of order' } }),
    );
    await page.goto('/reports');
    await expect(page.getByText('Error loading reports', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try again later.')).toBeVisible();
    await expect(page.getByText('Your reports could not be loaded')).toBeVisible();
    await page.unroute('**/rest/v1/reports*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Still there', exact: true })).toBeVisible();
  });
});

it('toasts stand at the bottom left and can be closed', async ({ page, person }) => {
  await openWithReports(page, person, 1);
  await choose(page, 'Report 1', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'left');
  await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-y-position', 'bottom');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  it(`the dashboard has no accessibility fault (${colorScheme})`, async ({ page, person }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const audit = async () => (await new AxeBuilder({ page }).analyze()).violations;
    expect(await audit()).toEqual([]);
    await openWithReports(page, person, 10);
    expect(await audit()).toEqual([]);
    await page.getByRole('button', { name: 'Delete All' }).click();
    expect(await audit()).toEqual([]);
    await page.keyboard.press('Escape');
    await choose(page, 'Report 10', 'Rename');
    expect(await audit()).toEqual([]);
  });
}

it('the dashboard does not scroll sideways on a phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedReport(person, 'W'.repeat(200));
  await openWithReports(page, person, 9);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await choose(page, 'Report 9', 'Rename');
  expect(await width()).toBe(360);
});
