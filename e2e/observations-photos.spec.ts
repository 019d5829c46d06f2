import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import {
  measurePicture,
  measureDifference,
  SAME_PICTURE,
} from '../testing/browser/measure-picture.ts';
import {
  chooseFiles,
  expectAllStored,
  expectStoredOnceEach,
  storedPhotos,
} from '../testing/browser/stored-photos.ts';
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';
import { expectToast } from './toast.ts';

it('turns a photo whose file stays, and replaces one without losing the text of its row', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const first = sitePhotoJpeg({ kind: 'brick-crack', width: 900, height: 600, seed: 11 });
  const other = sitePhotoJpeg({ kind: 'rust-stain', width: 800, height: 600, seed: 12 });
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('first.jpg', first)]);
  await expectAllStored(page, 1);
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  await person.client.from('observations').update(texts).eq('report_id', reportId).throwOnError();

  await page.goto(`/observations/${reportId}`);
  const change = async (item: string) => {
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await change('Rotate right');
  await expect(page.getByText('Photo rotated')).toBeVisible();
  const drawing = async () => {
    const { data } = await person.client
      .from('observations')
      .select('drawing')
      .eq('report_id', reportId)
      .single()
      .throwOnError();
    return data.drawing;
  };
  await expect.poll(drawing).toMatchObject({ turn: 90 });
  // Shown upright, of the file that was uploaded.
  const shown = page.locator('[data-row] svg[data-drawing]');
  const [across = 0, down = 1] = (await shown.getAttribute('viewBox'))!.split(' ').slice(2);
  expect(Number(across) / Number(down)).toBeCloseTo(600 / 900, 2);
  await expectStoredOnceEach(person, reportId, 1);
  const [stored] = await storedPhotos(person, reportId);
  const kept = await measurePicture(page, stored!.photo);
  expect(measureDifference(kept, await measurePicture(page, first))).toBeLessThan(SAME_PICTURE);

  await change('Rotate left');
  await expect.poll(drawing).toBeNull();

  const choosing = page.waitForEvent('filechooser');
  await change('Replace photo');
  await (await choosing).setFiles(fileOnDisk('other.jpg', other));
  await expect(page.getByText('Photo replaced')).toBeVisible();
  await expectStoredOnceEach(person, reportId, 1);
  const [replaced] = await storedPhotos(person, reportId);
  expect(replaced!.name).toBe('other');
  const look = await measurePicture(page, replaced!.photo);
  expect(measureDifference(look, await measurePicture(page, other))).toBeLessThan(SAME_PICTURE);
  const { data: row } = await person.client
    .from('observations')
    .select('element, defect, recommendation')
    .eq('report_id', reportId)
    .single()
    .throwOnError();
  expect(row).toEqual(texts);
});

it('adds photos from the observations screen', async ({ page, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/observations/${reportId}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).first().click();
  await (
    await choosing
  ).setFiles([...drawnPhotos(2, SMALL_WIDTH), fileOnDisk('note.txt', 'Not a photo')]);
  await expect(page.getByText('Photo uploaded')).toBeVisible();
  await expect(page.getByText('note.txt: It is a text file.')).toBeVisible();
  await expect(page.getByText('Photo 2', { exact: true }).first()).toBeVisible();
  await expectStoredOnceEach(person, reportId, 2);
});

describe('photos of the observations screen', () => {
  it('are announced, and a file that is none says so @observations-photos-1', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    await page.goto(`/observations/${reportId}`);
    const input = page.locator('input[type=file][multiple]');
    await input.setInputFiles(drawnPhotos(1, SMALL_WIDTH));
    await expectToast(page, { title: 'Photo uploaded', kind: 'neutral' });
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Not a photo.'),
    });
    await expectToast(page, {
      title: 'Upload failed',
      description: /^notes\.txt: \w/,
      kind: 'error',
    });
  });
});
