import type { Page } from '@playwright/test';
import { findFaults } from './accessibility-check.ts';
import { closedGate } from './closed-gate.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { hoverRow, openReport, rows } from './observations-screen.ts';

const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Note on photo ${number}` });

describe('a note on a photo', () => {
  it('is opened by N, stored by itself, and there after a reload', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 2);
    await rows(page).nth(1).focus();
    await page.keyboard.press('n');
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.type('Seen in 2024 too');
    const stored = async () => {
      const { data } = await person.client
        .from('observations')
        .select('note, hand, version')
        .eq('id', ids[1]!);
      return data?.[0];
    };
    await expect.poll(stored).toMatchObject({ note: 'Seen in 2024 too' });
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.press('Escape');
    const line = page.getByRole('button', { name: 'Note on photo 2: Seen in 2024 too' });
    await expect(line).toBeFocused();
    // A note says nothing of the photo that anybody has to check.
    expect(await stored()).toMatchObject({ version: 1, hand: 'written' });
    await page.reload();
    await expect(rows(page).nth(1)).toContainText('Seen in 2024 too');
    await hoverRow(page, 2);
    await expect(line).toBeVisible();
  });

  it.use({ expectedConsoleErrors: [/net::ERR_FAILED/] });

  it('survives a reload before it is stored', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 1);
    await page.route('**/rest/v1/observations*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await field(page, 1).fill('Loose coping');
    await expect(page.getByText(/Not stored yet; kept in this browser/)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Note on photo 1: Loose coping' })).toBeVisible();
    const { data } = await person.client.from('observations').select('note').eq('id', ids[0]!);
    expect(data).toEqual([{ note: 'Loose coping' }]);
  });

  it('meets what another tab wrote, and loses neither', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 1);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole('button', { name: 'Add a note on photo 1' })).toBeVisible();
    const gate = closedGate();
    await page.route('**/rest/v1/observations*', async (route) => {
      if (route.request().method() === 'PATCH') await gate.opened;
      await route.continue();
    });
    const writing = page.waitForRequest((request) => request.method() === 'PATCH');
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await field(page, 1).fill('Mine');
    await writing;
    await hoverRow(other, 1);
    await other.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await field(other, 1).fill('Theirs');
    await field(other, 1).press('Escape');
    await expect(other.getByRole('button', { name: 'Note on photo 1: Theirs' })).toBeVisible();
    gate.open();
    const question = page.getByRole('group', { name: 'The note was changed elsewhere' });
    await expect(question).toContainText('There: “Theirs”');
    await expect(field(page, 1)).toHaveValue('Mine');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expect(other.getByRole('button', { name: 'Note on photo 1: Mine' })).toBeVisible();
    const { data } = await person.client.from('observations').select('note').eq('id', ids[0]!);
    expect(data).toEqual([{ note: 'Mine' }]);
  });
});

it('a note that is typed before Next is stored before the analyst is asked', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const [photo] = drawnPhotoBytes(1);
  const [id] = await seedObservations(person, reportId, [{ photo: photo! }]);
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH') order.push('note');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/ask_about')) order.push('analyst');
  });
  await page.goto(`/upload/${reportId}`);
  await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
  await field(page, 1).fill('Loose coping');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/observations\//);
  expect(order.slice(0, 2)).toEqual(['note', 'analyst']);
  const { data } = await person.client.from('observations').select('note').eq('id', id!);
  expect(data).toEqual([{ note: 'Loose coping' }]);
});

describe('dictation', () => {
  it('writes down what is said, in the report’s language', async ({ page, person }) => {
    await page.addInitScript(() => {
      class Recogniser {
        lang = '';
        onresult: ((event: unknown) => void) | null = null;
        onend: (() => void) | null = null;
        start() {
          const say = (transcript: string, isFinal: boolean) =>
            this.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript } }] });
          setTimeout(() => {
            say('lose', false);
            say(`loser Putz (${this.lang})`, true);
          }, 50);
        }
        stop() {
          setTimeout(() => this.onend?.(), 50);
        }
      }
      Object.assign(window, { SpeechRecognition: Recogniser });
    });
    const { reportId, ids } = await openReport(page, person, 1);
    await person.client.from('reports').update({ language: 'de' }).eq('id', reportId);
    await page.reload();
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await expect(page.getByText(/goes to the maker of this browser/)).toBeVisible();
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(field(page, 1)).toHaveValue('loser Putz (de-DE)');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop dictating' }).click();
    await page.getByRole('heading', { name: 'AI Observations' }).click();
    await expect(
      page.getByRole('button', { name: 'Note on photo 1: loser Putz (de-DE)' }),
    ).toBeVisible();
    const { data } = await person.client.from('observations').select('note').eq('id', ids[0]!);
    expect(data).toEqual([{ note: 'loser Putz (de-DE)' }]);
  });
});
