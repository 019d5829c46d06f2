import type { Page } from '@playwright/test';
import { expect, it as base } from '../testing/browser/fixtures.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import { type ProductHost, startProductHost } from '../testing/hosts/product-host.ts';
import { EXPECTED_TEXTS } from '../testing/model/model-answers.ts';
import { type ModelServer, startModelServer } from '../testing/model/servers/model-server.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { findFaultsInBothThemes } from './accessibility-check.ts';
import { closedGate } from './closed-gate.ts';
import { rows } from './observations-screen.ts';

const COUNT = 8;
/** More than this page, the host and another device look at together. */
const MANY = 14;

interface Worker {
  server: ModelServer;
  host: ProductHost;
}

const it = base.extend<object, Worker>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the object pattern.
    async ({}, use) => {
      const server = await startModelServer({ kind: 'openai' });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ server }, use) => {
      const host = await startProductHost({
        AI_PROVIDER: 'openai',
        AI_MODEL: 'gpt-5-mini',
        AI_API_KEY: 'test-key',
        AI_BASE_URL: server.baseUrl,
        AI_JUDGE: 'off',
        AI_CONCURRENCY: '4',
      });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

/** Has the model answer what it is asked only once the gate is open. */
function heldModel(server: ModelServer) {
  const held = { gate: closedGate() };
  server.behave(async (_, next) => {
    await held.gate.opened;
    return next();
  });
  return held;
}

async function openReport(page: Page, person: Person, count = COUNT): Promise<string> {
  const reportId = await seedReport(person);
  const photos = drawnPhotoBytes(count).map((photo) => ({ photo }));
  await seedObservations(person, reportId, photos);
  await page.goto(`/observations/${reportId}`);
  await expect(page.getByText(`Analysing 0 / ${count} photos...`)).toBeVisible();
  return reportId;
}

async function answered(person: Person, reportId: string): Promise<number> {
  const all = person.client.from('observations').select('outcome').eq('report_id', reportId);
  return (await all.throwOnError()).data.filter(({ outcome }) => outcome !== null).length;
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Go on without this page' });
const withoutPage = (page: Page, left: number) =>
  page.getByText(new RegExp(`${String(left)} left, also without this page`));

// Two ask about the same photos: one of them hears that they are being analysed.
it.use({ expectedConsoleErrors: [/409/] });

it('a report whose page is closed in the middle is described all the same', async ({
  page,
  context,
  person,
  server,
}) => {
  const held = heldModel(server);
  const reportId = await openReport(page, person);
  await goOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(withoutPage(page, COUNT)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await page.close();
  held.gate.open();
  await expect.poll(() => answered(person, reportId), { timeout: 90_000 }).toBe(COUNT);

  const later = await context.newPage();
  await later.goto(`/observations/${reportId}`);
  await expect(rows(later).nth(COUNT - 1)).toContainText(EXPECTED_TEXTS.element);
  await expect(later.getByRole('button', { name: 'Cancel analysis' })).toHaveCount(0);
});

it('another device sees that it is under way, follows it and calls it off', async ({
  page,
  browser,
  host,
  person,
  server,
}) => {
  const held = heldModel(server);
  const reportId = await openReport(page, person, MANY);
  await goOn(page).click();
  await expect(withoutPage(page, MANY)).toBeVisible();
  await page.close();

  const context = await browser.newContext({ baseURL: host.url });
  await signInBrowser(context, host.url, person.email);
  const other = await context.newPage();
  await other.goto(`/observations/${reportId}`);
  await expect(withoutPage(other, MANY)).toBeVisible();
  await expect(goOn(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Cancel analysis' }).click();
  await expect(other.getByText(/photos are not described in full yet/)).toBeVisible();
  await expect(withoutPage(other, MANY)).toHaveCount(0);
  const { data } = await person.client.from('background_analyses').select().throwOnError();
  expect(data).toEqual([]);
  held.gate.open();
  await other.getByRole('button', { name: 'Analyse these photos' }).click();
  await expect.poll(() => answered(person, reportId), { timeout: 90_000 }).toBe(MANY);
  await context.close();
});
