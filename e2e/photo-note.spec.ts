import type { Page } from '@playwright/test';
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
