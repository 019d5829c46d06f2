import type { Page } from '@playwright/test';
import { countControls } from '../testing/browser/count-controls.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { findFaults, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { rows } from './observations-screen.ts';

/** A report of photos that nobody could judge, open on the page. */
async function openUnassessed(page: Page, person: Person, count: number) {
  const reportId = await seedReport(person);
  const photos = drawnPhotoBytes(count).map((photo) => ({ photo }));
  const ids = await seedObservations(person, reportId, photos);
  await person.client
    .from('observations')
    .update({ outcome: 'not_assessed' })
    .in('id', ids)
    .throwOnError();
  await page.goto(`/observations/${reportId}`);
  await expect(choices(page, count)).toBeVisible();
  return { reportId, ids };
}

const choices = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Photo ${String(number)} is not assessed`) });

async function storedRows(person: Person, reportId: string) {
  const { data } = await person.client
    .from('observations')
    .select('element, defect, outcome, location, hand, severity')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  return data;
}

describe('a report that nobody assessed', () => {
  it('is calm at rest: few controls, and the rows begin high', async ({ page, person }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openUnassessed(page, person, 8);
    expect(await countControls(page)).toBeLessThan(90);
    expect((await rows(page).first().boundingBox())!.y).toBeLessThan(300);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await countControls(page)).toBeLessThan(90);
    await expect.poll(async () => (await rows(page).first().boundingBox())!.y).toBeLessThan(400);
  });

  it('is finished by keyboard, in eight keys a row at most', async ({ page, person }) => {
    const { reportId } = await openUnassessed(page, person, 5);
    await expect(page.getByRole('button', { name: 'Not assessed 5' })).toBeVisible();
    await page.getByRole('button', { name: 'Next unchecked' }).press('Enter');
    const perRow = [
      ['c', 'b', '1', '1'],
      ['s', 'Enter', 'Enter'],
      ['n', 'Enter', 'Enter'],
      ['x'],
      ['d', 'Enter', '0'],
    ];
    for (const [index, keys] of perRow.entries()) {
      expect(keys.length).toBeLessThanOrEqual(8);
      await expect(choices(page, index + 1)).toBeFocused();
      for (const key of keys) await page.keyboard.press(key);
    }
    await expect(page.getByRole('button', { name: 'Edit photo 5' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Not assessed/ })).toHaveCount(0);
    const own = { hand: 'written', severity: null };
    const wall = { ...own, element: 'Brick wall', location: 'Outside' };
    await expect
      .poll(() => storedRows(person, reportId))
      .toEqual([
        { ...wall, defect: 'Cracking.', outcome: 'defect' },
        { ...wall, defect: 'Spalling: loss of material from the surface.', outcome: 'defect' },
        { ...wall, defect: 'No visible defect in the area shown.', outcome: 'no_visible_defect' },
        expect.objectContaining({ ...own, outcome: 'nothing_inspectable' }),
        { ...wall, defect: 'Damp staining.', outcome: 'defect', location: '' },
      ]);
  });

  it('is described by taps at 360 px, and taken back', async ({ page, person }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { reportId } = await openUnassessed(page, person, 1);
    expect(await findFaults(page, WCAG)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Rust' }).click();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Metal' }).click();
    await page.getByRole('button', { name: 'Metal column' }).click();
    await page.getByRole('button', { name: 'Basement' }).click();
    await expect(rows(page).first()).toContainText('Rust-coloured staining.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(choices(page, 1)).toBeFocused();
    expect(await storedRows(person, reportId)).toMatchObject([
      { element: '', outcome: 'not_assessed', location: '', hand: null },
    ]);
  });
});
