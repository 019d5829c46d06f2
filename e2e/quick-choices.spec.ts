import type { Page } from '@playwright/test';
import { countControls } from '../testing/browser/count-controls.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport, storePhotoAndRendition } from '../testing/reports.ts';
import { findFaults, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { rows } from './observations-screen.ts';

/** A report of rows with one photo that nobody could judge, open on the page. */
async function openUnassessed(page: Page, person: Person, count: number) {
  const reportId = await seedReport(person);
  const photo = await storePhotoAndRendition({ ...person, reportId }, drawnPhotoBytes(1)[0]);
  const ids = await seedObservations(person, reportId, Array(count).fill({ photo }));
  await person.client
    .from('observations')
    .update({ outcome: 'not_assessed' })
    .in('id', ids)
    .throwOnError();
  await page.goto(`/observations/${reportId}`);
  await expect(choices(page, count)).toBeVisible();
  return ids;
}

const choices = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Photo ${String(number)} is not assessed`) });

async function storedRow(person: Person, id: string) {
  const { data } = await person.client
    .from('observations')
    .select('element, defect, outcome, location, hand, severity')
    .eq('id', id)
    .single()
    .throwOnError();
  return data;
}

it('a report that nobody assessed is calm at rest, and described by taps at 360 px', async ({
  page,
  person,
}) => {
  await it.step('has few controls at rest, and its rows begin high', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openUnassessed(page, person, 8);
    await expect(page.getByRole('button', { name: 'Not assessed 8' })).toBeVisible();
    expect(await countControls(page)).toBeLessThan(90);
    expect((await rows(page).first().boundingBox())!.y).toBeLessThan(300);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await countControls(page)).toBeLessThan(90);
    await expect.poll(async () => (await rows(page).first().boundingBox())!.y).toBeLessThan(400);
  });

  await it.step('is described by taps, and taken back', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [id] = await openUnassessed(page, person, 1);
    expect(await findFaults(page, WCAG)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const tap = (name: string) => choices(page, 1).getByRole('button', { name }).click();
    await tap('Rust');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const name of ['Metal', 'Metal column', 'Basement']) await tap(name);
    await expect(rows(page).first()).toContainText('Rust-coloured staining.');
    const described = { element: 'Metal column', defect: 'Rust-coloured staining.' };
    const own = { outcome: 'defect', location: 'Basement', hand: 'written', severity: null };
    await expect.poll(() => storedRow(person, id!)).toEqual({ ...described, ...own });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(choices(page, 1)).toBeFocused();
    expect(await storedRow(person, id!)).toMatchObject({
      element: '',
      outcome: 'not_assessed',
      location: '',
      hand: null,
    });
  });
});
