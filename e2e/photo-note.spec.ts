import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { findFaults } from './accessibility-check.ts';
import { hoverRow, openReport, rows } from './observations-screen.ts';

it.use({ expectedConsoleErrors: [/net::ERR_FAILED/] });

const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Note on photo ${number}` });

/** A recogniser of speech that hears nothing. */
const hearNothing = () => {
  class Recogniser {
    onend: (() => void) | null = null;
    start = () => undefined;
    stop = () => setTimeout(() => this.onend?.(), 50);
  }
  Object.assign(window, { SpeechRecognition: Recogniser });
};

it('a note on a photo is opened by N, dictated, and stored by itself', async ({ page, person }) => {
  await page.addInitScript(hearNothing);
  const { ids } = await openReport(page, person, 2);
  const stored = async (id: string) => {
    const { data } = await person.client
      .from('observations')
      .select('note, hand, version')
      .eq('id', id);
    return data?.[0];
  };

  await it.step('is opened by N, stored by itself, and there after a reload', async () => {
    await rows(page).nth(1).focus();
    await page.keyboard.press('n');
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.type('Seen in 2024 too');
    await expect.poll(() => stored(ids[1]!)).toMatchObject({ note: 'Seen in 2024 too' });
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.press('Escape');
    const line = page.getByRole('button', { name: 'Note on photo 2: Seen in 2024 too' });
    await expect(line).toBeFocused();
    // A note says nothing of the photo that anybody has to check.
    expect(await stored(ids[1]!)).toMatchObject({ version: 1, hand: 'written' });
    await page.reload();
    await expect(rows(page).nth(1)).toContainText('Seen in 2024 too');
    await hoverRow(page, 2);
    await expect(line).toBeVisible();
  });

  await it.step('has no fault while it is dictated', async () => {
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Add a note on photo 1' }).click();
    await page.getByRole('button', { name: 'Dictate' }).click();
    await expect(page.getByRole('button', { name: 'Stop dictating' })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop dictating' }).click();
  });

  await it.step('survives a reload before it is stored', async () => {
    await page.route('**/rest/v1/observations*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await field(page, 1).fill('Loose coping');
    await expect(page.getByText(/Not stored yet; kept in this browser/)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Note on photo 1: Loose coping' })).toBeVisible();
    expect(await stored(ids[0]!)).toMatchObject({ note: 'Loose coping' });
  });
});
