import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { localDay } from '../src/lib/local-day.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { toast } from './toast.ts';

const today = localDay(new Date());

async function seedExportable(person: Person): Promise<string> {
  const photo = drawnPhotoBytes(1)[0]!;
  const reportId = await seedReport(person, 'Harbour Road car park');
  await seedObservations(person, reportId, [
    { photo, element: 'Brick wall', defect: 'Stepped cracking', recommendation: 'Monitor' },
    { photo, element: 'Parapet', defect: '', recommendation: '<b>& "quotes"</b> Ω Ж' },
    { element: 'Soffit', defect: 'As in Photo 1', recommendation: 'Make safe' },
  ]);
  const sections = [
    { heading: 'Discussion', paragraph: 'Photos 1 and 3 matter most.' },
    { heading: 'Recommendation', paragraph: 'Make safe at once.' },
  ].map((section) => ({ ...section, report_id: reportId, user_id: person.id }));
  const { error } = await person.client.from('sections').insert(sections);
  if (error) throw error;
  return reportId;
}

/** Makes a report's rows say what they would say, had its photos been stored while the host was at `origin`. */
async function moveStoredAddresses(person: Person, reportId: string, origin: string) {
  const table = person.client.from('observations');
  const { data } = await table.select('id, photo').eq('report_id', reportId).throwOnError();
  for (const { id, photo } of data.filter((row) => row.photo !== '')) {
    const moved = origin + new URL(photo).pathname;
    await table.update({ photo: moved }).eq('id', id).throwOnError();
  }
}

async function exportedFile(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await expect(page.getByText('Report exported successfully!')).toBeVisible();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
/** Notes from now on what the progress says in each frame, in `window.drawn`. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const look = () => {
      const percent = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      const words = document.querySelector('main [role=status]')?.textContent;
      if (percent) drawn.push(`${percent} ${words ?? ''}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

it('a report is shown as it will print, and is a file of either kind', async ({ page, person }) => {
  const reportId = await seedExportable(person);
  await it.step('shows the report as it will print, with its details editable @export-1', () =>
    showReport(page, reportId),
  );

  await it.step('exports a Word file that holds what the preview shows @export-2', async () => {
    await expect(page.getByRole('heading', { name: 'Step 4 · Export' })).toBeVisible();
    await expect(
      page.getByText('Generate and download your Building Inspection Report'),
    ).toBeVisible();

    await countFrames(page);
    const { name, bytes } = await exportedFile(page, 'Export Report (.docx)');
    expect(name).toBe(`InspectionReport-${today}.docx`);
    await expect(page.getByText('Your .docx file has been downloaded.')).toBeVisible();
    await expect(page.getByText('Export successful')).toBeVisible();
    const files = unzipSync(new Uint8Array(bytes));
    const document = Buffer.from(files['word/document.xml'] ?? []).toString();
    expect(document).toContain('Stepped cracking');
    expect(document).toContain('&lt;b&gt;&amp; &quot;quotes&quot;&lt;/b&gt; Ω Ж');
    expect(document).toContain('No photo available');
    const pictures = Object.keys(files).filter((path) => path.startsWith('word/media/'));
    expect(pictures).toHaveLength(2);

    await expect(page.getByRole('button', { name: 'Export Report (.pdf)' })).toBeVisible();
    await page.getByRole('button', { name: 'Export Another Report' }).click();
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeVisible();
  });

  await it.step(
    'shows progress from 0 to 100, each step for at least a frame @export-3',
    async () => {
      const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
      expect(drawn).toContain('0 Fetching observations...');
      // Some of sixty frames a second: long enough to be read.
      expect(drawn.filter((frame) => frame === '100 Complete!').length).toBeGreaterThan(3);
    },
  );

  await it.step(
    'exports every photo after the host has moved to another address @export-4',
    async () => {
      await moveStoredAddresses(person, reportId, 'http://127.0.0.1:9');
      await page.goto(`/export/${reportId}`);
      const { bytes } = await exportedFile(page, 'Export Report (.docx)');
      const files = Object.keys(unzipSync(new Uint8Array(bytes)));
      expect(files.filter((path) => path.startsWith('word/media/'))).toHaveLength(2);
    },
  );

  await it.step('exports a PDF beside it, with what it needs of a font in slices', async () => {
    const reports = person.client.from('reports');
    await reports.update({ title: '点検報告' }).eq('id', reportId).throwOnError();
    await page.goto(`/export/${reportId}`);
    const { name, bytes } = await exportedFile(page, 'Export Report (.pdf)');
    expect(name).toBe(`InspectionReport-${today}.pdf`);
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
    expect(bytes.includes('+NotoSansJP-Bold')).toBe(true);
  });

  await it.step('says what is missing when no report is open @export-7', async () => {
    await openDashboard(page);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
    await page.goto('/export');
    const message = "No report ID found. Please ensure you're viewing a valid report.";
    await expect(page.getByText(message)).toHaveCount(1);
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    await expect(toast(page, 'Export failed')).toContainText(message);
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeEnabled();
  });

  await it.step('shows each unchecked row first to whoever exports without checking', async () => {
    const photo = drawnPhotoBytes(1)[0]!;
    const ids = await seedObservations(person, reportId, [{ photo }, { photo }]);
    await person.client
      .from('observations')
      .update({ outcome: 'not_assessed' })
      .in('id', ids)
      .throwOnError();
    await page.goto(`/export/${reportId}`);
    await expect(page.getByRole('note', { name: 'Before you export' })).toContainText(
      /2 of 5 observations were not checked by anybody: photos \d and \d\. Of these, 2 are not assessed\./,
    );
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    const list = page.getByRole('region', {
      name: '2 of 5 observations were not checked by anybody',
    });
    await expect(list.getByRole('listitem')).toHaveCount(2);

    await list
      .getByRole('link', { name: /^Open photo/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\/observations\/.+#row-/);
    await expect(page.locator('tr:focus')).toContainText(/Number \d/);
    await expect(page.locator('tr:focus')).toBeInViewport();
    await page.goBack();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const { bytes } = await exportedFile(page, 'Export anyway');
    const document = unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array();
    expect(Buffer.from(document).toString()).toContain(
      'Of the 5 observations, 3 were written by a person; 2 were not assessed.',
    );
  });
});

async function showReport(page: Page, reportId: string) {
  await page.goto(`/preview/${reportId}`);
  const sheet = page.getByRole('article', { name: 'Report preview' });
  await expect(sheet.getByRole('heading', { name: 'Harbour Road car park' })).toBeVisible();
  await expect(sheet.getByRole('columnheader')).toHaveText([
    'Photo',
    'Element',
    'Defect',
    'Recommendation',
  ]);
  await expect(sheet.getByRole('row')).toHaveCount(4);
  await expect(sheet.getByText('No photo available')).toBeVisible();
  await expect(sheet.getByText('N/A')).toHaveCount(1);

  await page.getByText('Details', { exact: true }).click();
  await page.getByLabel('Client').fill('Northfield Estates');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(sheet.getByText('Northfield Estates')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Document settings' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await sheet.getByRole('link', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/#photo-3$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/export/${reportId}`);
}

describe('an export', () => {
  it.use({ expectedConsoleErrors: [/status of 400|ERR_FAILED/] });

  it('that fails, lacks photos or is cancelled', async ({ page, person }) => {
    const reportId = await seedExportable(person);
    await it.step('shows what failed and starts again from there @export-5', async () => {
      await page.goto(`/export/${reportId}`);
      await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeVisible();
      await page.route('**/rest/v1/sections*', (route) =>
        route.fulfill({ status: 400, json: { message: 'the table is locked', code: '55P03' } }),
      );
      await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
      await expect(page.getByRole('heading', { name: 'Export Failed' })).toBeVisible();
      const message = 'Failed to fetch sections: the table is locked';
      await expect(page.getByRole('alert').first()).toContainText(message);
      await expect(toast(page, 'Export failed')).toContainText(message);
      await page.unroute('**/rest/v1/sections*');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await exportedFile(page, 'Export Report (.docx)');
    });

    await it.step(
      'puts the address of a photo that cannot be had into the file @export-6',
      async () => {
        await page.route('**/storage/v1/object/public/**', (route) => route.abort());
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await page.goto(`/export/${reportId}`);
        const { bytes } = await exportedFile(page, 'Export Report (.docx)');
        const document = unzipSync(new Uint8Array(bytes))['word/document.xml'] ?? new Uint8Array();
        expect(Buffer.from(document).toString()).toContain(
          '/storage/v1/object/public/inspection_photos/',
        );
        expect(warnings.filter((text) => text.includes('Photo left out'))).toHaveLength(2);
        await page.unrouteAll();
      },
    );

    await it.step('ends the work when it is cancelled', async () => {
      await page.route('**/storage/v1/object/public/**', () => undefined);
      await page.goto(`/export/${reportId}`);
      await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
      await expect(page.getByText('Generating document...')).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});
