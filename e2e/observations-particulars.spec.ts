import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { findFaults, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { openReport, propose, rows } from './observations-screen.ts';

const cell = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });

/** A row shows its box once it has the focus itself. */
async function focusBox(page: Page, number: number) {
  const row = rows(page).nth(number - 1);
  await row.focus();
  await row.getByRole('checkbox').focus();
}

async function storedRows(person: Person, reportId: string) {
  const { data } = await person.client
    .from('observations')
    .select('location, severity, urgency, rating, captured_at, hand')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  return data;
}

const untouched = {
  location: 'Bay 4',
  severity: 'major',
  urgency: 'soon',
  rating: '',
  captured_at: '2026-03-12T14:05:30',
  hand: 'proposed',
};
const first = { ...untouched, location: 'North gable, bay 2', severity: 'minor' };

it('the particulars of rows are set, rated and shifted in time, and taken back, at 360 px too', async ({
  page,
  person,
}) => {
  const { reportId, ids } = await openReport(page, person, 4);
  await propose(person, ids, { urgency: 'soon', location: 'Bay 4' });
  const { captured_at } = untouched;
  await person.client.from('observations').update({ captured_at }).in('id', ids).throwOnError();
  const expectStored = (...expected: object[]) =>
    expect.poll(() => storedRows(person, reportId)).toMatchObject(expected);

  await it.step('by keyboard alone, of one row', async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await setByKeys(page);
    const timed = { ...untouched, captured_at: expect.not.stringContaining(captured_at) };
    await expectStored(first, timed, untouched, untouched);
    await page.keyboard.press('ControlOrMeta+z');
    await expectStored(first, untouched, untouched, untouched);
  });

  await it.step('by keyboard alone, of a selection', async () => {
    await setOfRangeByKeys(page);
    const safety = { ...untouched, severity: 'safety' };
    await expectStored(first, safety, safety, safety);
    await expect(page.getByText('0 of 4 checked')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expectStored(first, untouched, untouched, untouched);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await it.step('by the levels of the report’s scheme, and as was proposed', async () => {
    const scheme = { p_report: reportId, p_scheme: { id: 'rics' }, p_mapping: {} };
    await person.client.rpc('change_rating_scheme', scheme).throwOnError();
    await page.reload();
    await rateAndTakeProposed(page);
    const rated = { ...first, rating: '3', location: 'Bay 4' };
    await expectStored(rated, untouched, untouched, untouched);
  });

  await it.step('by a shift of times, for a camera whose clock was wrong', async () => {
    const timeless = { captured_at: null };
    const last = person.client.from('observations').update(timeless).eq('id', ids[3]!);
    await last.throwOnError();
    await page.reload();
    await shiftTimes(page);
    const shifted = { captured_at: '2027-03-14T00:05:30' };
    await expectStored(shifted, shifted, shifted, timeless);
    await bar(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expectStored({ captured_at }, { captured_at }, { captured_at }, timeless);
  });
});

async function setByKeys(page: Page) {
  await expect(cell(page, 'Severity of photo 1: Major')).toBeVisible();
  await expect(cell(page, 'Time of photo 1: 12 Mar 2026, 14:05')).toBeVisible();
  await focusBox(page, 1);
  await page.keyboard.press('l');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('North gable, bay 2');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox', { name: 'Severity of photo 1' })).toBeFocused();
  await page.keyboard.press('1');
  await expect(cell(page, 'Severity of photo 1: Minor (proposed: Major)')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, 'Severity of photo 2: Major')).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByLabel('Time of photo 2')).toBeFocused();
  await page.keyboard.type('13032026');
  await page.keyboard.press('Enter');
  await expect(cell(page, /^Time of photo 2: /)).toBeFocused();
}

/** A range by Shift and Space on its boxes, then all of it at once. */
async function setOfRangeByKeys(page: Page) {
  await focusBox(page, 2);
  await page.keyboard.press('Space');
  await focusBox(page, 4);
  await page.keyboard.press('Shift+Space');
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await expect(bar(page)).toContainText('Severity, 3 rows');
}

async function rateAndTakeProposed(page: Page) {
  await cell(page, 'Add rating to photo 1').click();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole('option', { name: '3 Serious or urgent' }).click();
  await expect(cell(page, 'Rating of photo 1: 3 Serious or urgent')).toBeVisible();
  await cell(page, /^Location of photo 1: North gable/).click();
  await page.getByRole('textbox', { name: 'Location of photo 1' }).fill('');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Add location to photo 1 (proposed: Bay 4)')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(bar(page)).toContainText('4 selected');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await findFaults(page, WCAG)).toEqual([]);
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByText('Use proposed location: Bay 4').click();
  await expect(rows(page).first()).toContainText('Bay 4');
}

async function shiftTimes(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const shift = bar(page).getByRole('button', { name: 'Shift times: 4 selected' });
  await shift.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Shift these times' });
  await expect(dialog).toContainText('Photos without a time (1 of 4) stay so.');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Enter by how much');
  await page.keyboard.type('366');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  const preview = 'Photo 1: 12 Mar 2026, 14:05 → 14 Mar 2027, 00:05';
  await expect(dialog.getByRole('status')).toContainText(preview);
  await expect(dialog.getByLabel('Or: Photo 1 was taken at')).toHaveValue('2027-03-14T00:05');
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await findFaults(page, WCAG)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Time of photo, 3 rows');
  await expect(shift).toBeFocused();
}
