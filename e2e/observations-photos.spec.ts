import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { fileOnDisk } from './file-on-disk.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import {
  measurePicture,
  measureDifference,
  SAME_PICTURE,
} from '../testing/browser/measure-picture.ts';
import { expectStoredOnceEach, storedPhotos } from '../testing/browser/stored-photos.ts';
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';
import { expectToast } from './toast.ts';

const TEXTS = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };

it('photos of the observations screen are added, turned and replaced', async ({ page, person }) => {
  const reportId = await seedReport(person);
  const [first, second, other] = drawnPhotos(3, SMALL_WIDTH) as [string, string, string];
  /** Expects the first row's stored photo to show what a file does. */
  const expectPicture = async (path: string) => {
    await expectStoredOnceEach(person, reportId, 2);
    const [stored] = await storedPhotos(person, reportId);
    expect(stored!.name).toBe(basename(path, '.jpg'));
    const look = await measurePicture(page, stored!.photo);
    const wanted = await measurePicture(page, readFileSync(path));
    expect(measureDifference(look, wanted)).toBeLessThan(SAME_PICTURE);
  };
  const firstRow = async () => {
    const { data } = await person.client
      .from('observations')
      .select('element, defect, recommendation, drawing')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError();
    return data[0];
  };

  await it.step(
    'are announced, and a file that is none says so @observations-photos-1',
    async () => {
      await page.goto(`/observations/${reportId}`);
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload Photo' }).first().click();
      const chosen = [first, second, fileOnDisk('note.txt', 'Not a photo')];
      await (await choosing).setFiles(chosen);
      await expectToast(page, { title: 'Photo uploaded', kind: 'neutral' });
      await expectToast(page, {
        title: 'Upload failed',
        description: /^note\.txt: It is a text file\./,
        kind: 'error',
      });
      await expect(page.getByText('Photo 2', { exact: true }).first()).toBeVisible();
      await expectStoredOnceEach(person, reportId, 2);
    },
  );

  await it.step('turns a photo whose file stays', async () => {
    await person.client.from('observations').update(TEXTS).eq('report_id', reportId).throwOnError();
    await page.reload();
    await change(page, 'Rotate right');
    await expect(page.getByText('Photo rotated')).toBeVisible();
    await expect.poll(firstRow).toMatchObject({ drawing: { turn: 90 } });
    // Shown upright, of the file that was uploaded.
    const shown = page.locator('[data-row] svg[data-drawing]');
    const [across = 0, down = 1] = (await shown.getAttribute('viewBox'))!.split(' ').slice(2);
    expect(Number(across) / Number(down)).toBeCloseTo(480 / 640, 2);
    await expectPicture(first);
    await change(page, 'Rotate left');
    await expect.poll(firstRow).toMatchObject({ drawing: null });
  });

  await it.step('replaces one without losing the text of its row', async () => {
    const choosing = page.waitForEvent('filechooser');
    await change(page, 'Replace photo');
    await (await choosing).setFiles(other);
    await expect(page.getByText('Photo replaced')).toBeVisible();
    await expectPicture(other);
    expect(await firstRow()).toMatchObject(TEXTS);
  });
});

async function change(page: Page, item: string) {
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
