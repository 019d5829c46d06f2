import type { Page } from '@playwright/test';
import { decode, encode } from 'jpeg-js';
import type { Point } from '../supabase/functions/_shared/drawing/drawing.ts';
import { expect, it as base } from '../testing/browser/fixtures.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import { type ProductHost, startProductHost } from '../testing/hosts/product-host.ts';
import { EXPECTED_TEXTS } from '../testing/model/model-answers.ts';
import { makeProposal } from '../testing/app/rows.ts';
import { noCredit } from '../testing/model/servers/behaviours/no-credit.ts';
import { type ModelServer, startModelServer } from '../testing/model/servers/model-server.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { findFaultsInBothThemes } from './accessibility-check.ts';
import { closedGate } from './closed-gate.ts';
import { dragByMouse, openEditor } from './drawing-screen.ts';
import { hoverRow, rows } from './observations-screen.ts';

/** Photos that the model has at a time. */
const AT_ONCE = 4;

/** Four wide and three high, with nothing red on it. */
const GREY = encode({ data: Buffer.alloc(800 * 600 * 4, 150), width: 800, height: 600 }, 90).data;

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
        AI_CONCURRENCY: String(AT_ONCE),
      });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

/** Has the model answer what it is asked only once the gate is open; `asked` counts what it was asked. */
function heldModel(server: ModelServer) {
  const held = { gate: closedGate(), asked: 0 };
  server.behave(async (_, next) => {
    held.asked += 1;
    await held.gate.opened;
    return next();
  });
  return held;
}

async function openReport(page: Page, person: Person, count: number): Promise<string> {
  const reportId = await seedReport(person);
  const photos = drawnPhotoBytes(count).map((photo) => ({ photo }));
  await seedObservations(person, reportId, photos);
  await page.goto(`/observations/${reportId}`);
  return reportId;
}

async function countAnswered(person: Person, reportId: string): Promise<number> {
  const all = person.client.from('observations').select('outcome').eq('report_id', reportId);
  return (await all.throwOnError()).data.filter(({ outcome }) => outcome !== null).length;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const complete = (page: Page) => page.getByText('Analysis complete', { exact: true });

it('is seen and paused in two tabs alike, asks about each photo once, and goes on when every page is closed', async ({
  page,
  context,
  person,
  server,
}) => {
  const held = heldModel(server);
  const reportId = await openReport(page, person, 11);
  await expect(page.getByText('Analysing 0 / 11 photos...')).toBeVisible();
  await expect(page.getByText(/^Photos 1, 2, 3,? .* are being looked at/)).toBeVisible();
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto(`/observations/${reportId}`);
  await expect(other.getByText('Analysing 0 / 11 photos...')).toBeVisible();
  await expect.poll(() => held.asked).toBe(AT_ONCE);

  await button(other, 'Pause').click();
  await expect(page.getByText('Paused at 0 / 11 photos')).toBeVisible();
  held.gate.open();
  await expect(page.getByText(/^Paused at [4-6] \/ 11 photos$/)).toBeVisible();
  await expect(page.getByText(/being looked at/)).toHaveCount(0);
  const before = held.asked;
  // The rows arrive in both.
  await expect(rows(other).nth(3)).toContainText(EXPECTED_TEXTS.element);
  await expect(rows(page).nth(3)).toContainText(EXPECTED_TEXTS.element);
  expect(held.asked).toBe(before);

  held.gate = closedGate();
  await button(other, 'Resume').click();
  await expect.poll(() => held.asked).toBe(before + AT_ONCE);
  await page.close();
  const later = await context.newPage();
  await other.close();
  held.gate.open();
  await expect.poll(() => countAnswered(person, reportId), { timeout: 90_000 }).toBe(11);
  await later.goto(`/observations/${reportId}`);
  await expect(rows(later).nth(10)).toContainText(EXPECTED_TEXTS.element);
  await expect(button(later, 'Pause')).toHaveCount(0);
  await expect(button(later, 'Cancel analysis')).toHaveCount(0);
  expect(held.asked).toBe(11);
});

it('is asked again only by a person: after it was called off or had no credit, for what nobody could assess, with marks', async ({
  page,
  browser,
  host,
  person,
  server,
}) => {
  await it.step(
    'is called off from another device, and asks nothing after a reload until a person does',
    async () => {
      const context = await browser.newContext({ baseURL: host.url });
      await signInBrowser(context, host.url, person.email);
      await callOff(page, await context.newPage(), person, heldModel(server));
      await context.close();
    },
  );
  await it.step('asks about no further photo without credit, and says so once', () =>
    goWithoutCredit(page, person, server),
  );
  await it.step('is asked for what nobody could assess, except what a person described', () =>
    askAboutUnassessed(page, person, server),
  );
  await it.step('shows the model a photo with the marks on it, and no earlier ones', () =>
    drawAndAskTwice(page, person, server),
  );
});

async function callOff(
  page: Page,
  other: Page,
  person: Person,
  held: ReturnType<typeof heldModel>,
) {
  const reportId = await openReport(page, person, 5);
  await expect.poll(() => held.asked).toBe(AT_ONCE);
  await other.goto(`/observations/${reportId}`);
  await button(other, 'Cancel analysis').click();
  for (const each of [page, other]) {
    await expect(each.getByText('5 photos are not described in full yet')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('5 photos are not described in full yet')).toBeVisible();
  expect(held.asked).toBe(AT_ONCE);
  held.gate.open();
  await button(page, 'Analyse these photos').click();
  await expect(complete(page)).toBeVisible({ timeout: 90_000 });
  expect(await countAnswered(person, reportId)).toBe(5);
}

async function goWithoutCredit(page: Page, person: Person, server: ModelServer) {
  server.behave(noCredit());
  const before = server.log.records.length;
  await openReport(page, person, 9);
  await expect(page.getByText('9 photos are not described in full yet')).toBeVisible();
  const reason = page.getByRole('note').filter({ hasText: /no credit left/ });
  await expect(reason).toBeVisible();
  expect(server.log.records.length - before).toBeLessThan(9);
  await expect(button(page, 'Resume')).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
  server.behave();
  await button(page, 'Resume').click();
  await expect(complete(page)).toBeVisible();
}

async function askAboutUnassessed(page: Page, person: Person, server: ModelServer) {
  server.behave();
  const reportId = await seedReport(person);
  const photos = drawnPhotoBytes(3).map((photo) => ({ photo }));
  const ids = await seedObservations(person, reportId, photos);
  await person.client
    .from('observations')
    .update({ outcome: 'not_assessed', proposal: makeProposal() })
    .in('id', ids)
    .throwOnError();
  await page.goto(`/observations/${reportId}`);
  await page.getByRole('group', { name: /^Photo 2 is not assessed/ }).focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Analyse 2 with gpt-5-mini' }).click();
  await expect(complete(page)).toBeVisible();
  await expect(rows(page).nth(0)).toContainText(EXPECTED_TEXTS.element);
  await expect(rows(page).nth(1)).toContainText('Nothing inspectable');
  await expect(rows(page).nth(2)).toContainText(EXPECTED_TEXTS.element);
  await expect(page.getByRole('button', { name: /with gpt-5-mini/ })).toHaveCount(0);
}

async function drawAndAskTwice(page: Page, person: Person, server: ModelServer) {
  const shown: { bytes: Uint8Array; text: string }[] = [];
  server.behave((request, next) => {
    if (request.photo) shown.push({ bytes: request.photo.bytes, text: request.text });
    return next();
  });
  const reportId = await seedReport(person);
  await seedObservations(person, reportId, [{ photo: GREY, ...EXPECTED_TEXTS }]);
  await page.goto(`/observations/${reportId}`);
  const folder = `${person.id}/${reportId}`;
  const drawnFiles = async () => {
    const { data } = await person.client.storage.from('inspection_photos').list(folder);
    return (data ?? []).map(({ name }) => name).filter((name) => name.includes('.drawn.'));
  };
  const drawAndAsk = async (from: Point, to: Point) => {
    const before = shown.length;
    const editor = await openEditor(page, 1);
    await dragByMouse(page, from, to);
    await editor.getByRole('button', { name: 'Done' }).click();
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Analyse photo 1 again' }).click();
    const question = page.getByRole('alertdialog');
    // The words are the person's until a model's take their place.
    if (before === 0) await question.getByRole('button', { name: 'Analyse again' }).click();
    await expect.poll(() => shown.length).toBe(before + 1);
    return shown.at(-1)!;
  };

  const first = await drawAndAsk([0.2, 0.3], [0.4, 0.3]);
  expect(first.text).toContain('inspector_marks');
  expect(first.text).not.toContain('"marks_are_drawn":false');
  expect(redAt(first.bytes, 0.3, 0.3)).toBe(true);
  expect(redAt(first.bytes, 0.3, 0.7)).toBe(false);
  await expect.poll(drawnFiles).toHaveLength(1);
  const [earlier] = await drawnFiles();

  const second = await drawAndAsk([0.2, 0.7], [0.4, 0.7]);
  expect([redAt(second.bytes, 0.3, 0.3), redAt(second.bytes, 0.3, 0.7)]).toEqual([true, true]);
  await expect.poll(drawnFiles).toHaveLength(1);
  expect(await drawnFiles()).not.toContain(earlier);
}

/** Tells that a JPEG is red near a place, in shares of its size. */
function redAt(bytes: Uint8Array, x: number, y: number): boolean {
  const { width, height, data } = decode(bytes, { useTArray: true });
  return [-3, -2, -1, 0, 1, 2, 3].some((off) => {
    const at = 4 * (Math.round(y * height + off) * width + Math.round(x * width));
    return (data[at] ?? 0) - (data[at + 1] ?? 0) > 80;
  });
}
