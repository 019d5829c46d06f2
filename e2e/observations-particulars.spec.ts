import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { findFaults, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { openReport, rows } from './observations-screen.ts';

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

/** An analyst's words and particulars in every row, which nobody has checked. */
async function propose(person: Person, ids: readonly string[]) {
  for (const id of ids) {
    const { data: row } = await person.client
      .from('observations')
      .select('element, defect, recommendation')
      .eq('id', id)
      .single()
      .throwOnError();
    const said = { severity: 'major', urgency: 'soon', location: 'Bay 4' } as const;
    const proposal = {
      analyst: 'eyes-1',
      proposed_at: '2026-11-23T09:00:00Z',
      outcome: 'defect',
      ...row,
      ...said,
      confidence: null,
    };
    const captured_at = '2026-03-12T14:05:30';
    await person.client
      .from('observations')
      .update({ ...said, proposal, outcome: 'defect', captured_at })
      .eq('id', id)
      .throwOnError();
  }
}

describe('the particulars of rows', () => {
  it('are set by keyboard alone, one row and then a selection, and taken back', async ({
    page,
    person,
  }) => {
    const { reportId, ids } = await openReport(page, person, 4);
    await propose(person, ids);
    await page.getByRole('button', { name: 'Refresh' }).click();
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
    const untouched = {
      location: 'Bay 4',
      severity: 'major',
      urgency: 'soon',
      rating: '',
      captured_at: '2026-03-12T14:05:30',
      hand: 'proposed',
    };
    const first = { ...untouched, location: 'North gable, bay 2', severity: 'minor' };
    await expect
      .poll(() => storedRows(person, reportId))
      .toEqual([first, { ...untouched, captured_at: expect.any(String) }, untouched, untouched]);
    await page.keyboard.press('ControlOrMeta+z');
    await expect
      .poll(() => storedRows(person, reportId))
      .toEqual([first, untouched, untouched, untouched]);

    // A range by Shift and Space on its boxes, then all of it at once.
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
    const safety = { ...untouched, severity: 'safety' };
    await expect.poll(() => storedRows(person, reportId)).toEqual([first, safety, safety, safety]);
    await expect(page.getByText('0 of 4 checked')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect
      .poll(() => storedRows(person, reportId))
      .toEqual([first, untouched, untouched, untouched]);
  });

  it('have the levels of the report’s scheme, and say what was proposed, at 360 px too', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { reportId, ids } = await openReport(page, person, 2);
    await propose(person, ids);
    const scheme = { p_report: reportId, p_scheme: { id: 'rics' }, p_mapping: {} };
    await person.client.rpc('change_rating_scheme', scheme).throwOnError();
    await page.reload();
    await cell(page, 'Add rating to photo 1').click();
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole('option', { name: '3 Serious or urgent' }).click();
    await expect(cell(page, 'Rating of photo 1: 3 Serious or urgent')).toBeVisible();
    await cell(page, 'Location of photo 1: Bay 4').click();
    await page.getByRole('textbox', { name: 'Location of photo 1' }).fill('');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Add location to photo 1 (proposed: Bay 4)')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await expect(bar(page)).toContainText('2 selected');
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, WCAG)).toEqual([]);
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await page.getByText('Use proposed location: Bay 4').click();
    await expect(rows(page).first()).toContainText('Bay 4');
    await expect
      .poll(() => storedRows(person, reportId))
      .toMatchObject([{ rating: '3', location: 'Bay 4', hand: 'proposed' }, { rating: '' }]);
  });

  it('have their times shifted by keyboard, for a camera whose clock was wrong, at 360 px too', async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { reportId, ids } = await openReport(page, person, 3);
    await propose(person, ids.slice(0, 2));
    await page.reload();
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    const shift = bar(page).getByRole('button', { name: 'Shift times: 3 selected' });
    await shift.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Shift these times' });
    await expect(dialog).toContainText('Photos without a time (1 of 3) stay so.');
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
    await expect(bar(page)).toContainText('Time of photo, 2 rows');
    await expect(shift).toBeFocused();
    const times = async () =>
      (await storedRows(person, reportId)).map(({ captured_at }) => captured_at);
    const shifted = '2027-03-14T00:05:30';
    await expect.poll(times).toEqual([shifted, shifted, null]);
    await bar(page).getByRole('button', { name: 'Undo' }).press('Enter');
    const before = '2026-03-12T14:05:30';
    await expect.poll(times).toEqual([before, before, null]);
  });
});
