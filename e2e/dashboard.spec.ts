import type { Page } from '@playwright/test';
import { findFaultsInBothThemes, WCAG } from './accessibility-check.ts';
import { cards, choose, listTitles, openWithReports } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';

describe('an empty dashboard', () => {
  it('says how to begin, and a report is begun there', async ({ page, person }) => {
    await openDashboard(page);
    await it.step('says how to begin @dashboard-1', () => sayHowToBegin(page));
    await it.step('leads to the writing style @dashboard-2', async () => {
      await page.goto('/reports');
      await page.getByRole('main').getByRole('link', { name: 'Writing Style' }).click();
      await expect(page).toHaveURL('/style');
    });
    await it.step('a report that is given up gives the focus back @dashboard-new-report-3', () =>
      giveUp(page, person),
    );
    await it.step('its title is trimmed, and the upload follows @dashboard-new-report-1', () =>
      createTrimmed(page, person),
    );
    await it.step('a blank title is "Inspection Report" @dashboard-new-report-2', async () => {
      await openDashboard(page);
      await page.getByRole('button', { name: 'New Report', exact: true }).click();
      await page.getByRole('textbox', { name: 'Report Title' }).fill('   ');
      await page.getByRole('button', { name: 'Create Report', exact: true }).click();
      await expect(page).toHaveURL(/\/upload\//);
      expect(await listTitles(person)).toEqual(['Footbridge', 'Inspection Report']);
    });
  });

  it('offers a sample report, marked as one, of which a row is left to check', async ({
    page,
    person,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Open a sample report' }).click();
    await expect(page).toHaveURL(/\/observations\//);
    await expect(page.getByText('5 of 6 checked')).toBeVisible();
    await page.goto(page.url().replace('observations', 'preview'));
    const document = page.getByRole('article', { name: 'Report preview' });
    await expect(document.getByText(/^This is a sample report/)).toBeVisible();
    await expect(document.getByText('Photo 3', { exact: true }).first()).toBeVisible();
    const { data } = await person.client.from('sections').select('photo_refs');
    expect(data?.every(({ photo_refs }) => Object.keys(photo_refs as object).length > 0)).toBe(
      true,
    );

    await page.goto('/reports');
    await choose(page, 'Sample: road viaduct, principal inspection', 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^Get started by creating/)).toBeVisible();
  });
});

async function sayHowToBegin(page: Page) {
  await expect(page.getByRole('heading', { name: 'Reports Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle(/Reports Dashboard/);
  await expect(
    page.getByText(
      'Get started by creating your first inspection report. Upload photos and let AI analyze them for you.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete All' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Create New Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Report' })).toBeVisible();
}

async function giveUp(page: Page, person: Person) {
  await openDashboard(page);
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
}

async function createTrimmed(page: Page, person: Person) {
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
}

describe('pages', () => {
  it.use({ expectedConsoleErrors: [/500/] });

  it('hold nine reports each, and their loading may fail', async ({ page, person }) => {
    await it.step('newest first @dashboard-3', () => turnPages(page, person));
    await it.step('beyond the end show the last', async () => {
      await page.goto('/reports?page=7');
      await expect(page).toHaveURL('/reports?page=4');
      await expect(cards(page)).toHaveCount(1);
    });
    await it.step('give way to the one before when their last card goes @dashboard-4', async () => {
      await choose(page, 'Report 1', 'Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Report deleted', { exact: true })).toBeVisible();
      await expect(page).toHaveURL('/reports?page=3');
      await expect(cards(page)).toHaveCount(9);
      const pagination = page.getByRole('navigation', { name: 'Pagination' });
      await expect(pagination.getByRole('button', { name: 'Page 4' })).toHaveCount(0);
    });
    await it.step('are tried again when asked, after loading failed @dashboard-5', () =>
      failToLoad(page),
    );
  });
});

async function turnPages(page: Page, person: Person) {
  await openWithReports(page, person, 28);
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await expect(cards(page)).toHaveCount(9);
  await expect(cards(page).first()).toContainText('Report 28');
  await expect(pagination.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await expect(pagination).toContainText('Previous12…More pages4Next');
  await pagination.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/reports?page=2');
  await expect(cards(page).first()).toContainText('Report 19');
  await pagination.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/reports');
  await page.goBack();
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
}

async function failToLoad(page: Page) {
  await page.route('**/rest/v1/reports*', (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'Out of order' } }),
  );
  await page.goto('/reports');
  await expect(page.getByText('Error loading reports', { exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expect(page.getByText('Your reports could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Report 28', exact: true })).toBeVisible();
}

it('the dashboard has no accessibility fault in either theme and fits each width', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page);
  expect.soft(await findFaultsInBothThemes(page), 'without reports').toEqual([]);
  await seedReport(person, 'W'.repeat(200));
  await openWithReports(page, person, 9);
  expect.soft(await findFaultsInBothThemes(page), 'with reports').toEqual([]);
  await page.getByRole('button', { name: 'Actions for Report 9' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page, WCAG), 'a card’s menu').toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, 'Report 9', 'Rename');
  expect.soft(await findFaultsInBothThemes(page), 'a title being edited').toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, 'Report 9', 'Duplicate');
  await expect(page.getByRole('dialog', { name: 'Duplicate report' })).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page), 'a report to duplicate').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nowhere');
  await expect(page.getByText('No report matches.')).toBeVisible();
  expect.soft(await findFaultsInBothThemes(page), 'a search without a hit').toEqual([]);

  await it.step('reads from one column to three @accessibility-1', async () => {
    // The widest title, of the oldest report, is on the second page.
    await page.goto('/reports?page=2');
    await expect(cards(page)).toHaveCount(1);
    expect(await widthAt(page, 360)).toBe(360);
    await page.goto('/reports');
    await expect(cards(page)).toHaveCount(9);
    for (const [width, columns] of [
      [1280, 3],
      [800, 2],
      [360, 1],
    ] as const) {
      expect(await widthAt(page, width)).toBe(width);
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((c) => c.getBoundingClientRect().left),
      );
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
    }
  });
  await choose(page, 'Report 9', 'Rename');
  expect(await widthAt(page, 360)).toBe(360);
});

/** The width of what the page would like to show, in a window of this width. */
async function widthAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 740 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}
