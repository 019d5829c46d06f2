import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { readZip } from '../testing/read-zip.ts';
import { seedReport } from '../testing/reports.ts';
import { signRevision } from '../testing/sign-revision.ts';
import { choose } from './dashboard-screen.ts';
import { hoverRow, rows } from './observations-screen.ts';

it('a photo in two findings is one file wherever it goes', async ({ page, person }) => {
  const reportId = await seedReport(person, 'Weir');
  const [wall, other] = drawnPhotos(2, SMALL_WIDTH) as [string, string];
  const listFiles = async (report: string) => {
    const bucket = person.client.storage.from('inspection_photos');
    return (await bucket.list(`${person.id}/${report}`)).data!.map(({ name }) => name);
  };
  const storedRows = async (report = reportId) => {
    const { data } = await person.client
      .from('observations')
      .select('id, photo, photo_hash, defect, captured_at')
      .eq('report_id', report)
      .order('position')
      .throwOnError();
    return data;
  };

  await it.step('both rows show the same file', async () => {
    await describeAndUse(page, person, { reportId, wall });
    await expect(page.getByText('The photo has a second row')).toBeVisible();
    await expect.poll(async () => (await storedRows()).length).toBe(2);
    const [first, second] = await storedRows();
    expect(second).toMatchObject({ photo: first!.photo, photo_hash: null, defect: '' });
    expect(first!.defect).toBe('Crack');
    expect(await listFiles(reportId)).toHaveLength(2);
    await expect(findAnswer(page, 2)).toBeVisible();
  });

  await it.step('chosen once more, it is still the same file', async () => {
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, [wall]);
    await expect(page.getByText('It is already in this report as Photo 1.')).toBeVisible();
  });

  const copy = await it.step('a copy has the file once, and both its rows show it', async () => {
    const copied = await copyReport(page);
    const [first, second] = await storedRows(copied);
    expect(second!.photo).toBe(first!.photo);
    expect((await fetch(first!.photo)).ok).toBe(true);
    expect(await listFiles(copied)).toHaveLength(2);
    return copied;
  });

  await it.step('a download of everything has it once in each report, and Word twice', () =>
    exportEverything(page, reportId),
  );

  await it.step('deleting its last row for good deletes it', async () => {
    await page.goto(`/observations/${copy}`);
    for (const [left, files] of [
      [1, 2],
      [0, 0],
    ] as const) {
      await deleteForGood(page, left);
      await expect.poll(async () => (await listFiles(copy)).length).toBe(files);
    }
  });

  await it.step('replacing it in one row leaves it to the other; both are signed', async () => {
    const [, second] = await storedRows();
    await page.goto(`/observations/${reportId}`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await page.getByRole('menuitem', { name: 'Replace photo' }).click();
    await (await choosing).setFiles(other);
    await expect(page.getByText('Photo replaced')).toBeVisible();
    expect(await listFiles(reportId)).toHaveLength(4);
    expect((await fetch(second!.photo)).ok).toBe(true);

    // Two rows of one photo are signed as any two rows.
    await useAgain(page, 2);
    await expect.poll(async () => (await storedRows()).length).toBe(3);
    // Signing takes the rows as they were seen, which the analyst's answer changes.
    await expect(findAnswer(page, 3)).toBeVisible();
    await signRevision({ ...person, reportId });
  });
});

/** Copies the report with everything, and expects each file to be stored once; gives the copy's id. */
async function copyReport(page: Page): Promise<string> {
  const stored: string[] = [];
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      request.url().includes('/storage/v1/object/inspection_photos/')
    ) {
      stored.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    }
  });
  await page.goto('/reports');
  await choose(page, 'Weir', 'Duplicate');
  const dialog = page.getByRole('dialog', { name: 'Duplicate report' });
  await dialog.getByRole('textbox').fill('Weir, copied');
  await dialog.getByRole('radio', { name: /Everything/ }).check();
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/upload\/(?!.*\?)/);
  expect(new Set(stored).size).toBe(2);
  expect(stored).toHaveLength(2);
  return page.url().split('/').at(-1) ?? '';
}

async function exportEverything(page: Page, reportId: string): Promise<void> {
  await page.goto('/account');
  const archive = await downloaded(page, 'Download my data');
  const photos = Object.keys(archive).filter((path) => path.endsWith('.jpg'));
  expect(photos.toSorted()).toEqual([
    'reports/Weir, copied/photos/Photos 1–2.jpg',
    'reports/Weir/photos/Photos 1–2.jpg',
  ]);
  await page.goto(`/export/${reportId}`);
  // Nobody has checked the answer about the second row.
  await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
  const document = await downloaded(page, 'Export anyway');
  const xml = Buffer.from(document['word/document.xml']!).toString();
  expect(xml.match(/<a:blip /g)).toHaveLength(2);
}

/** Deletes the first row, which leaves so many, and then what the history keeps of it. */
async function deleteForGood(page: Page, left: number): Promise<void> {
  await hoverRow(page, 1);
  await page.getByRole('button', { name: 'Delete photo 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(left);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted for good', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function downloaded(page: Page, button: string): Promise<Record<string, Uint8Array>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readZip(await readFile(await download.path()));
}

/** Stores one photo, describes its row, and uses the photo for a second one. */
async function describeAndUse(
  page: Page,
  person: Person,
  { reportId, wall }: { reportId: string; wall: string },
): Promise<void> {
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [wall]);
  await expectAllStored(page, 1);
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  await person.client.from('observations').update(texts).eq('report_id', reportId).throwOnError();
  await page.goto(`/observations/${reportId}`);
  await useAgain(page, 1);
}

async function useAgain(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `More for photo ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Use this photo for another finding' }).click();
}

/** The analyst is asked about a new row's photo too; once its answer is shown, it is written. */
const findAnswer = (page: Page, number: number) =>
  page.getByRole('group', { name: `Photo ${number} is not assessed.` });
