import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes, PHOTO_ELSEWHERE } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { expectToast } from './toast.ts';

describe('Next on the upload screen', () => {
  it.use({ expectedConsoleErrors: [/40[0134]/] });
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

  async function openUpload(
    page: Page,
    photos: (Uint8Array | string)[],
    person: Parameters<typeof seedReport>[0],
  ) {
    const reportId = await seedReport(person);
    await seedObservations(
      person,
      reportId,
      photos.map((photo) => ({ photo })),
    );
    await page.goto(`/upload/${reportId}`);
    await expect(next(page)).toBeEnabled();
    return reportId;
  }

  it('asks for a photo where none is left @upload-next-1', async ({ page, person }) => {
    const reportId = await openUpload(page, drawnPhotoBytes(1), person);
    await person.client.from('observations').delete().eq('report_id', reportId);
    await next(page).click();
    await expectToast(page, {
      title: 'No photos uploaded',
      description: 'Please upload at least one photo and wait for the upload to finish.',
      kind: 'error',
    });
    await expect(page).toHaveURL(`/upload/${reportId}`);
  });

  it('stays where no photo could be analysed, and offers to go on without @upload-next-2', async ({
    page,
    person,
  }) => {
    const reportId = await openUpload(page, [PHOTO_ELSEWHERE, PHOTO_ELSEWHERE], person);
    await next(page).click();
    await expectToast(page, {
      title: 'Failed to analyze photos',
      description: /^Please check the AI key in the backend function secrets\. \w/,
      kind: 'error',
    });
    await expect(page).toHaveURL(`/upload/${reportId}`);
    await page.getByRole('link', { name: 'Go on without analysis' }).click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
  });

  it('goes on with a warning where some could not @upload-next-3', async ({ page, person }) => {
    const reportId = await openUpload(page, [...drawnPhotoBytes(1), PHOTO_ELSEWHERE], person);
    await next(page).click();
    await expectToast(page, {
      title: "Some photos couldn't be analyzed",
      description: '1 of 2 were analyzed. Please edit the others manually.',
      kind: 'warning',
    });
    await expect(page).toHaveURL(`/observations/${reportId}`);
  });

  it('says how many were analysed, and asks the analyst no second time @upload-next-4', async ({
    page,
    person,
  }) => {
    const reportId = await openUpload(page, drawnPhotoBytes(1), person);
    await next(page).click();
    await expectToast(page, {
      title: 'Analysis complete',
      description: /^1 photo\(s\) looked at: /,
      kind: 'neutral',
    });
    await expect(page).toHaveURL(`/observations/${reportId}`);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/rest/v1/rpc/ask_about')) asked += 1;
    });
    await page.goto(`/upload/${reportId}`);
    await next(page).click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
    expect(asked).toBe(0);
  });
});
