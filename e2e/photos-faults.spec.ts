import type { Page } from '@playwright/test';
import { countKept } from './kept-photos.ts';
import { closedGate } from './closed-gate.ts';
import { expect, it as base } from '../testing/browser/fixtures.ts';
import {
  chooseFiles,
  expectAllStored,
  expectStoredOnceEach,
} from '../testing/browser/stored-photos.ts';
import { type ProductHost, startProductHost } from '../testing/hosts/product-host.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';

const UPLOADS = '**/storage/v1/object/inspection_photos/**';
const COUNT = 8;
/** Large enough to be too much for a megabyte. */
const LARGE = 6;
/** Photos and renditions; four photos are under way at once. */
const LET_THROUGH = 8;

const it = base.extend<object, { host: ProductHost }>({
  host: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the object pattern.
    async ({}, use) => {
      const host = await startProductHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

it.use({ expectedConsoleErrors: [/Failed to load resource/] });

/** Lets the first uploads through and holds the others back: a middle, in which things can go wrong. */
async function holdInTheMiddle(page: Page) {
  const gate = closedGate();
  let uploads = 0;
  await page.route(UPLOADS, async (route) => {
    uploads += 1;
    if (uploads > LET_THROUGH) await gate.opened;
    await route.continue().catch(() => undefined);
  });
  return gate;
}

/** Begins to upload photos into a report of its own, and comes as far as that middle. */
async function uploadToTheMiddle(page: Page, person: Person) {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  const gate = await holdInTheMiddle(page);
  await chooseFiles(page, drawnPhotos(COUNT, SMALL_WIDTH));
  const progress = new RegExp(`Uploading [2-4] / ${COUNT} photos\\.\\.\\.`);
  await expect(page.getByText(progress)).toBeVisible();
  return { reportId, gate };
}

async function expectAllOnce(page: Page, person: Person, reportId: string, count = COUNT) {
  await expectAllStored(page, count);
  await expectStoredOnceEach(person, reportId, count);
  await page.unrouteAll();
}

it('uploads that the network, a reload, another screen and the end of a tab interrupt', async ({
  page,
  context,
  person,
}) => {
  await it.step('a network that is cut and comes back', async () => {
    const { reportId, gate } = await uploadToTheMiddle(page, person);
    await context.setOffline(true);
    gate.open();
    await expect(page.getByText('Waiting for the network').first()).toBeVisible();
    await expect(page.getByText(/You can close this page/)).toBeHidden();
    await context.setOffline(false);
    await expectAllOnce(page, person, reportId);
  });

  await it.step('a reload in the middle, which asks first', async () => {
    const { reportId, gate } = await uploadToTheMiddle(page, person);
    let asked = 0;
    page.once('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await page.reload();
    gate.open();
    expect(asked).toBe(1);
    await expectAllOnce(page, person, reportId);
  });

  await it.step('leaving the screen asks first, and coming back goes on', async () => {
    const { reportId, gate } = await uploadToTheMiddle(page, person);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('link', { name: 'Back' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Kept on this device');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/reports/);
    await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
    await page.goBack();
    gate.open();
    await expectAllOnce(page, person, reportId);
  });

  await it.step('a tab that ends without a word, and another that goes on', async () => {
    const reportId = await seedReport(person);
    await page.goto(`/upload/${reportId}`);
    await page.route(UPLOADS, () => undefined);
    await chooseFiles(page, drawnPhotos(COUNT, SMALL_WIDTH));
    // Every photo is on the device once the queue says that leaving is safe for them.
    await expect.poll(() => countKept(page, 'unstored')).toBe(COUNT);
    const second = await context.newPage();
    await second.goto(`/upload/${reportId}`);
    await expect(second.getByText('Uploading in another tab').first()).toBeVisible();
    await page.close();
    await expectAllOnce(second, person, reportId);
  });
});

it('uploads to a host that is killed, and to one without room', async ({ page, host, person }) => {
  await it.step('a host that is killed and started again', async () => {
    const { reportId, gate } = await uploadToTheMiddle(page, person);
    await host.kill();
    gate.open();
    await expect(page.getByText('Waiting for the network').first()).toBeVisible();
    await host.restart();
    await expectAllOnce(page, person, reportId);
  });

  await it.step(
    'a host without room says so, keeps the photos, and takes them once there is room',
    async () => {
      await host.change('STORAGE_QUOTA_MB=1');
      const reportId = await seedReport(person);
      await page.goto(`/upload/${reportId}`);
      await chooseFiles(page, drawnPhotos(LARGE));
      await expect(page.getByText(/photos could not be stored/)).toBeVisible();
      await expect(page.getByText(/The server has no room left for photos/).first()).toBeVisible();
      await expect(page.getByText(/You can close this page/)).toBeHidden();

      await host.change('STORAGE_QUOTA_MB=none');
      await page.getByRole('button', { name: 'Retry all' }).click();
      await expectAllOnce(page, person, reportId, LARGE);
    },
  );
});
