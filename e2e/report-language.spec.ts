import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

async function readReports({ client }: Person) {
  const { data } = await client.from('reports').select('title, language, structure').throwOnError();
  return data;
}

describe('a German browser', () => {
  it.use({ locale: 'de-AT' });

  it('makes German reports, unless another language is chosen', async ({ page, person }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Report' });
    const language = dialog.getByRole('combobox', { name: 'Report language' });
    await expect(language).toHaveValue('de');
    await dialog.getByRole('textbox', { name: 'Report Title' }).fill('Stauwehr');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/upload\//);
    expect(await readReports(person)).toEqual([
      { title: 'Stauwehr', language: 'de', structure: '' },
    ]);

    await openDashboard(page);
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    await language.selectOption('Japanese – 日本語');
    await dialog.getByRole('button', { name: 'Create Report' }).click();
    await expect(page).toHaveURL(/\/upload\//);
    expect((await readReports(person)).map((report) => report.language).sort()).toEqual([
      'de',
      'ja',
    ]);
  });
});

describe('what is known of a report', () => {
  it('is said in one line beside the photos, and changed with its details', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person, 'Weir');
    await seedObservations(person, reportId, [{ element: '堰柱（天端）', defect: 'ひび割れ' }]);
    await page.goto(`/upload/${reportId}`);
    const inspected = page.getByRole('textbox', { name: 'What is inspected?' });
    await inspected.fill('Road bridge, 1974');
    await inspected.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto(`/preview/${reportId}`);
    await page.getByText('Details', { exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'What is inspected' })).toHaveValue(
      'Road bridge, 1974',
    );
    await page.getByText('Language', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Report language' }).selectOption('Japanese – 日本語');
    await expect
      .poll(() => readReports(person))
      .toEqual([{ title: 'Weir', language: 'ja', structure: 'Road bridge, 1974' }]);
    await page.goto(`/discussion/${reportId}`);
    await expect(page.getByRole('textbox', { name: 'Discussion', exact: true })).toHaveValue(
      /^記録された不具合：.*堰柱（天端）、写真1：ひび割れ。/s,
    );
  });
});

describe('an English browser', () => {
  it('says nothing of a language when a report is created', async ({ page, person }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/rest/v1/reports'),
    );
    await page.getByRole('button', { name: 'Create Report' }).click();
    expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual([
      'id',
      'inspection_date',
      'title',
      'user_id',
    ]);
    await expect(page).toHaveURL(/\/upload\//);
    expect(await readReports(person)).toMatchObject([{ language: 'en' }]);
  });
});
