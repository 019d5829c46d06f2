import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { expectToast } from './toast.ts';

describe('Next on the upload screen', () => {
  it.use({ expectedConsoleErrors: [/40[0134]/] });
  const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

  async function openUpload(
    page: Page,
    photos: Uint8Array[],
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
