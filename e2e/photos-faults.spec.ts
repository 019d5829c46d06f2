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
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';

const UPLOADS = '**/storage/v1/object/inspection_photos/**';
const COUNT = 8;
/** For where a share of the uploads fails, or all of them are too much. */
const MANY = 12;
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

async function expectMiddle(page: Page): Promise<void> {
  await expect(
    page.getByText(new RegExp(`Uploading [2-4] / ${COUNT} photos\\.\\.\\.`)),
  ).toBeVisible();
}

it('a network that is cut and comes back', async ({ page, context, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  const gate = await holdInTheMiddle(page);
  await chooseFiles(page, drawnPhotos(COUNT, SMALL_WIDTH));
  await expectMiddle(page);
  await context.setOffline(true);
  gate.open();
  await expect(page.getByText('Waiting for the network').first()).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page.getByText(/You can close this page/)).toBeHidden();
  await context.setOffline(false);
  await expectAllStored(page, COUNT);
  await expectStoredOnceEach(person, reportId, COUNT);
});

it('a host that is killed and started again', async ({ page, host, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  const gate = await holdInTheMiddle(page);
  await chooseFiles(page, drawnPhotos(COUNT, SMALL_WIDTH));
  await expectMiddle(page);
  await host.kill();
  gate.open();
  await expect(page.getByText('Waiting for the network').first()).toBeVisible();
  await host.restart();
  await expectAllStored(page, COUNT);
  await expectStoredOnceEach(person, reportId, COUNT);
});

it('a reload in the middle, which asks first', async ({ page, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  const gate = await holdInTheMiddle(page);
  await chooseFiles(page, drawnPhotos(COUNT, SMALL_WIDTH));
  await expectMiddle(page);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.reload();
  gate.open();
  expect(asked).toBe(1);
  await expectAllStored(page, COUNT);
  await expectStoredOnceEach(person, reportId, COUNT);
});

it('a tab that ends without a word, and another that goes on', async ({
  page,
  context,
  person,
}) => {
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
  await expectAllStored(second, COUNT);
  await expectStoredOnceEach(person, reportId, COUNT);
});

it('a 500 on every third upload', async ({ page, person }) => {
  const reportId = await seedReport(person);
  let uploads = 0;
  // One file's tries may fall on every third for as long as there are any: no file meets it twice.
  const met = new Set<string>();
  await page.route(UPLOADS, async (route) => {
    uploads += 1;
    const address = route.request().url();
    if (uploads % 3 === 0 && !met.has(address)) {
      met.add(address);
      await route.fulfill({ status: 500, json: { message: 'Broken' } });
    } else await route.continue();
  });
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, drawnPhotos(MANY, SMALL_WIDTH));
  await expectAllStored(page, MANY);
  await expectStoredOnceEach(person, reportId, MANY);
  expect(uploads).toBeGreaterThan(2 * MANY);
});

it('leaving the screen asks first, and coming back goes on', async ({ page, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  const gate = await holdInTheMiddle(page);
  await chooseFiles(page, drawnPhotos(COUNT, SMALL_WIDTH));
  await expectMiddle(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Kept on this device');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/reports/);
  await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
  await page.goBack();
  gate.open();
  await expectAllStored(page, COUNT);
  await expectStoredOnceEach(person, reportId, COUNT);
});

it('a host without room says so, keeps the photos, and takes them once there is room', async ({
  page,
  host,
  person,
}) => {
  const reportId = await seedReport(person);
  await host.change('STORAGE_QUOTA_MB=1');
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, drawnPhotos(MANY));
  await expect(page.getByText(/photos could not be stored/)).toBeVisible();
  await expect(page.getByText(/The server has no room left for photos/).first()).toBeVisible();
  await expect(page.getByText(/You can close this page/)).toBeHidden();

  await host.change('STORAGE_QUOTA_MB=none');
  await page.getByRole('button', { name: 'Retry all' }).click();
  await expectAllStored(page, MANY);
  await expectStoredOnceEach(person, reportId, MANY);
});
