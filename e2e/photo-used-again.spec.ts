import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import type { Person } from '../testing/people.ts';
import { readZip } from '../testing/read-zip.ts';
import { seedReport } from '../testing/reports.ts';
import { signRevision } from '../testing/sign-revision.ts';
import { choose } from './dashboard-screen.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { hoverRow, rows } from './observations-screen.ts';

it('shows one stored photo in two findings, and keeps it until neither needs it', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const wall = sitePhotoJpeg({ kind: 'brick-crack', width: 900, height: 600, seed: 21 });
  const other = sitePhotoJpeg({ kind: 'rust-stain', width: 800, height: 600, seed: 22 });
  await describeAndUse(page, person, { reportId, wall });
  await expect(page.getByText('The photo has a second row')).toBeVisible();
  const storedRows = async () => {
    const { data } = await person.client
      .from('observations')
      .select('id, photo, photo_hash, defect, captured_at')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError();
    return data;
  };
  await expect.poll(async () => (await storedRows()).length).toBe(2);
  const [first, second] = await storedRows();
  expect(second).toMatchObject({ photo: first!.photo, photo_hash: null, defect: '' });
  expect(first!.defect).toBe('Crack');
  const objects = async () => {
    const bucket = person.client.storage.from('inspection_photos');
    return (await bucket.list(`${person.id}/${reportId}`)).data!.map(({ name }) => name);
  };
  expect(await objects()).toHaveLength(2);
  await expect(findAnswer(page, 2)).toBeVisible();

  // Chosen once more, it is still the same file.
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('wall.jpg', wall)]);
  await expect(page.getByText('wall.jpg: It is already in this report as Photo 1.')).toBeVisible();

  // Files that only one of them shows are deleted; shared ones stay.
  await page.goto(`/observations/${reportId}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Replace photo' }).click();
  await (await choosing).setFiles(fileOnDisk('other.jpg', other));
  await expect(page.getByText('Photo replaced')).toBeVisible();
  expect(await objects()).toHaveLength(4);
  expect((await fetch(second!.photo)).ok).toBe(true);

  // Two rows of one photo are signed as any two rows.
  await useAgain(page, 2);
  await expect.poll(async () => (await storedRows()).length).toBe(3);
  // Signing takes the rows as they were seen, which the analyst's answer changes.
  await expect(findAnswer(page, 3)).toBeVisible();
  await signRevision({ ...person, reportId });
});

it('is one file wherever the report goes, until its last row is deleted for good', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person, 'Weir');
  const wall = sitePhotoJpeg({ kind: 'brick-crack', width: 900, height: 600, seed: 23 });
  await describeAndUse(page, person, { reportId, wall });
  await expect(rows(page)).toHaveCount(2);
  await expect(findAnswer(page, 2)).toBeVisible();

  // A copy has the file once, and both its rows show it.
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
  const copy = page.url().split('/').at(-1) ?? '';
  const { data: copied } = await person.client
    .from('observations')
    .select('photo')
    .eq('report_id', copy)
    .throwOnError();
  expect(copied).toHaveLength(2);
  expect(copied[1]).toEqual(copied[0]);
  expect((await fetch(copied[0]!.photo)).ok).toBe(true);
  expect(stored.toSorted()).toEqual([...new Set(stored)].toSorted());
  expect(stored).toHaveLength(2);

  // A download of everything has it once in each report; Word prints it in both rows.
  await page.goto('/account');
  const archive = await downloaded(page, 'Download my data');
  expect(
    Object.keys(archive)
      .filter((path) => path.endsWith('.jpg'))
      .toSorted(),
  ).toEqual(['reports/Weir, copied/photos/Photos 1–2.jpg', 'reports/Weir/photos/Photos 1–2.jpg']);
  await page.goto(`/export/${reportId}`);
  // Nobody has checked the answer about the second row.
  await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
  const document = await downloaded(page, 'Export anyway');
  const xml = Buffer.from(document['word/document.xml']!).toString();
  expect(xml.match(/<a:blip /g)).toHaveLength(2);

  const objects = async () => {
    const bucket = person.client.storage.from('inspection_photos');
    return (await bucket.list(`${person.id}/${reportId}`)).data!.length;
  };
  await page.goto(`/observations/${reportId}`);
  for (const [left, files] of [
    [1, 2],
    [0, 0],
  ] as const) {
    // prettier-ignore
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Delete photo 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(left);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Deleted for good', { exact: true }).first()).toBeVisible();
    await expect.poll(objects).toBe(files);
    await page.keyboard.press('Escape');
  }
});

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
  { reportId, wall }: { reportId: string; wall: Uint8Array },
): Promise<void> {
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('wall.jpg', wall)]);
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
