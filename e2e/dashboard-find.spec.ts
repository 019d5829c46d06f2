import { card, cards, choose, openWithReports } from './dashboard-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

describe('the list of reports', () => {
  it('is searched, filtered and sorted in the address, and archived reports leave it', async ({
    page,
    person,
  }) => {
    await openWithReports(page, person, 11);
    await person.client.from('reports').update({ client_name: 'Köln' }).eq('title', 'Report 3');
    await page.getByRole('searchbox').fill('köln report');
    await expect(page).toHaveURL(/q=k%C3%B6ln\+report/);
    await expect(cards(page)).toHaveText([/Report 3/]);
    await page.getByRole('searchbox').fill('nowhere');
    await expect(page.getByText('No report matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all reports' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');

    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title');
    await expect(cards(page).nth(1)).toContainText('Report 10');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/reports?sort=title&page=2');
    await expect(cards(page)).toHaveCount(2);

    await choose(page, 'Report 9', 'Archive');
    await expect(page.getByText('Report archived', { exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeFocused();
    await page.getByRole('button', { name: 'Archived' }).click();
    await expect(cards(page)).toHaveText([/Report 9/]);
    await choose(page, 'Report 9', 'Bring back from archive');
    await expect(page.getByText('No report matches.')).toBeVisible();
  });
});

describe('a report is duplicated', () => {
  it('for a repeat inspection, or with all photos in a folder of its own', async ({
    page,
    person,
  }) => {
    const id = await seedReport(person, 'Weir');
    const [photo = new Uint8Array()] = drawnPhotoBytes(1);
    await seedObservations(person, id, [{ element: 'Wall', defect: 'Crack', photo }]);
    await page.goto('/reports');
    await choose(page, 'Weir', 'Duplicate');
    const dialog = page.getByRole('dialog', { name: 'Duplicate report' });
    await expect(dialog.getByRole('textbox')).toHaveValue('Weir (copy)');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/upload\//);
    await page.goto('/reports');
    await expect(card(page, 'Weir (copy)')).toContainText('1 of 1 checked');

    await choose(page, 'Weir', 'Duplicate');
    await dialog.getByRole('textbox').fill('Weir, all of it');
    await dialog.getByRole('radio', { name: /Everything/ }).check();
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/upload\/(?!.*\?)/);
    const copy = page.url().split('/').at(-1) ?? '';
    const { data } = await person.client
      .from('observations')
      .select('photo, defect')
      .eq('report_id', copy);
    expect(data).toHaveLength(1);
    expect(data?.[0]?.defect).toBe('Crack');
    expect(data?.[0]?.photo).toContain(copy);
    const files = await person.client.storage
      .from('inspection_photos')
      .list(`${person.id}/${copy}`);
    expect(files.data).toHaveLength(2);
    expect((await page.request.get(data?.[0]?.photo ?? '')).ok()).toBe(true);
  });
});
