import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles } from '../testing/browser/stored-photos.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { readZip } from '../testing/read-zip.ts';
import { seedReport } from '../testing/reports.ts';
import { choose } from './dashboard-screen.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { hoverRow, rows } from './observations-screen.ts';

const HEIC = join(import.meta.dirname, '../testing/pictures/display-p3-8-bit.heic');

/** JPEGs that say where they were taken. */
function placedJpegs(count: number): Buffer[] {
  const exif = Buffer.from('Exif\0\0II*\0\b\0\0\0\0\0GPSLatitude 51.5', 'latin1');
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return drawnPhotoBytes(count).map((jpeg) => Buffer.concat([head, exif, jpeg.subarray(2)]));
}

async function wishOriginals(page: Page): Promise<void> {
  const wish = page.getByRole('checkbox', { name: 'Keep originals' });
  await expect(wish).not.toBeChecked();
  await wish.check();
}

async function openMenu(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `More for photo ${number}` }).click();
}

async function downloadOriginal(page: Page, number: number) {
  await openMenu(page, number);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download original' }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Copies a report with its photos; gives the copy's id. */
async function copyEverything(page: Page, title: string): Promise<string> {
  await page.goto('/reports');
  await choose(page, title, 'Duplicate');
  const dialog = page.getByRole('dialog', { name: 'Duplicate report' });
  await dialog.getByRole('radio', { name: /Everything/ }).check();
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/upload\/(?!.*\?)/);
  return page.url().split('/').at(-1) ?? '';
}

it('keeps and copies chosen files where a person wishes it, until their photos go', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person, 'Quay');
  const countFiles = async (bucket: string, report = reportId) => {
    const listed = await person.client.storage.from(bucket).list(`${person.id}/${report}`);
    return listed.data?.length;
  };
  const originals = () => countFiles('inspection_originals');
  const [plain, placed, other] = placedJpegs(3) as [Buffer, Buffer, Buffer];

  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('1 plain.jpg', plain)]);
  await expect(page.getByText('The photo is stored. You can close this page.')).toBeVisible();
  await wishOriginals(page);
  await chooseFiles(page, [fileOnDisk('2 placed.jpg', placed), HEIC]);
  await expect(page.getByText('All 3 photos are stored. You can close this page.')).toBeVisible();
  expect(await originals()).toBe(2);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Keep originals' })).toBeChecked();

  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(3);
  expect(await downloadOriginal(page, 2)).toEqual({ name: '2-placed.jpg', bytes: placed });
  expect(await downloadOriginal(page, 3)).toEqual({
    name: 'display-p3-8-bit.heic',
    bytes: await readFile(HEIC),
  });
  await openMenu(page, 1);
  await expect(page.getByRole('menuitem', { name: 'Replace photo' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Download original' })).toBeHidden();

  // Another photo in its place: its file is kept, and the one of before goes with its photo.
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Replace photo' }).click();
  await (await choosing).setFiles(fileOnDisk('other.jpg', other));
  await expect.poll(originals).toBe(3);
  expect((await downloadOriginal(page, 1)).bytes.equals(other)).toBe(true);

  await page.goto('/account');
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const files = readZip(await readFile(await archive.path()));
  expect(Object.keys(files).filter((path) => path.includes('/originals/'))).toEqual([
    'reports/Quay/originals/Photo 2.jpg',
    'reports/Quay/originals/Photo 3.heic',
    'reports/Quay/originals/Photo 1.jpg',
  ]);
  expect(Buffer.from(files['reports/Quay/originals/Photo 2.jpg']!).equals(placed)).toBe(true);

  const copy = await copyEverything(page, 'Quay');
  await expect.poll(() => countFiles('inspection_originals', copy)).toBe(3);

  await page.goto(`/observations/${reportId}`);
  await hoverRow(page, 2);
  await page.getByRole('button', { name: 'Delete photo 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  expect([await originals(), await countFiles('inspection_photos')]).toEqual([3, 6]);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this photo for good?' });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible();
  expect([await originals(), await countFiles('inspection_photos')]).toEqual([2, 4]);
});

describe('an original that cannot be kept', () => {
  it.use({ expectedConsoleErrors: [/Failed to load resource/] });

  it('leaves its photo stored, and is tried again or let go', async ({ page, person }) => {
    const reportId = await seedReport(person);
    const uploads = '**/storage/v1/object/inspection_originals/**';
    await page.route(uploads, (route) =>
      route.fulfill({ status: 413, json: { statusCode: '413', message: 'Too large' } }),
    );
    await page.goto(`/upload/${reportId}`);
    await wishOriginals(page);
    const files = placedJpegs(2).map((jpeg, index) => fileOnDisk(`${index + 1}.jpg`, jpeg));
    await chooseFiles(page, files);
    const why = page.getByText(/^Its original is not kept\. The server does not take/);
    await expect(why).toHaveCount(2);
    await expect(page.getByText('All 2 photos are stored. You can close this page.')).toBeVisible();
    await page.getByRole('button', { name: 'Do without the original of Photo 1' }).click();
    await expect(why).toHaveCount(1);
    await page.unroute(uploads);
    await page.getByRole('button', { name: 'Retry Photo 2' }).click();
    await expect(why).toHaveCount(0);
    const bucket = person.client.storage.from('inspection_originals');
    const kept = async () => (await bucket.list(`${person.id}/${reportId}`)).data?.length;
    await expect.poll(kept).toBe(1);
  });
});
