import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { findFaults, findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';

async function readParticulars(person: Person, reportId: string) {
  const { data } = await person.client
    .from('reports')
    .select('site_address, weather, scope, reference')
    .eq('id', reportId)
    .single()
    .throwOnError();
  return data;
}

async function readRatings(person: Person, reportId: string) {
  const { data } = await person.client
    .from('observations')
    .select('rating')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  return data.map(({ rating }) => rating as string);
}

/** A report with rows that are rated so by RICS. */
async function ratedReport(person: Person, ...ratings: string[]) {
  const reportId = await seedReport(person, 'Harbour Street car park');
  const scheme = { p_report: reportId, p_scheme: { id: 'rics' }, p_mapping: {} };
  await person.client.rpc('change_rating_scheme', scheme).throwOnError();
  const ids = await seedObservations(
    person,
    reportId,
    ratings.map((_, index) => ({ element: `Bay ${String(index)}` })),
  );
  for (const [index, id] of ids.entries()) {
    const rating = ratings[index] ?? '';
    await person.client.from('observations').update({ rating }).eq('id', id).throwOnError();
  }
  return reportId;
}

it('a report’s particulars are reached from the dashboard and the upload, typed, kept through a reload, and saved by keys', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person, 'Harbour Street car park');
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Actions for Harbour Street car park' }).click();
  await page.getByRole('menuitem', { name: 'Report details' }).click();
  await expect(page).toHaveURL(`/details/${reportId}`);
  await page.goto(`/upload/${reportId}`);
  await page.getByRole('link', { name: 'Report details' }).click();

  await page.getByLabel('Site address').fill('14 Harbour Street');
  await page.getByLabel('Scope of the inspection').fill('Levels 1 to 3');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Site address')).toHaveValue('14 Harbour Street');

  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  // Somebody else's field stays as they have left it.
  const elsewhere = person.client.from('reports').update({ weather: 'Dry' }).eq('id', reportId);
  await elsewhere.throwOnError();
  await page.getByLabel('Site address').press('Control+Enter');
  await expect(page.getByText('Report details saved')).toBeVisible();
  expect(await readParticulars(person, reportId)).toEqual({
    site_address: '14 Harbour Street',
    weather: 'Dry',
    scope: 'Levels 1 to 3',
    reference: '',
  });

  await page.getByRole('link', { name: 'Preview' }).click();
  await page.getByText('Site, reference and scope').click();
  await page.getByLabel('Reference').fill('2026-118');
  await page.getByRole('button', { name: 'Save particulars' }).click();
  // The toast of the save before may still be there: what was typed is saved once there is nothing to cancel.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  expect(await readParticulars(person, reportId)).toMatchObject({ reference: '2026-118' });
  await page.getByRole('link', { name: 'More details' }).click();
  await expect(page).toHaveURL(`/details/${reportId}`);
});

it('a rating scheme is chosen, changed, written, and looks right', async ({ page, person }) => {
  await it.step('is chosen at once while no row is rated, and taken back', async () => {
    const reportId = await seedReport(person);
    await page.goto(`/details/${reportId}`);
    await page.getByRole('radio', { name: /BRE Digest 251/ }).click();
    await expect(page.getByText('Rating scheme changed')).toBeVisible();
    await expect(page.getByRole('radio', { name: /BRE Digest 251/ })).toBeChecked();
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.getByRole('radio', { name: /No ratings/ })).toBeChecked();
  });

  await it.step(
    'becomes another only as the person is shown, and comes back after a reload',
    async () => {
      const reportId = await ratedReport(person, '3', '1', '', '3');
      await page.goto(`/details/${reportId}`);
      await page.getByRole('radio', { name: /Condition states/ }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('3 rows of this report are rated');
      await expect(question.getByLabel(/Serious or urgent.*2 rows/)).toHaveValue('CS4');
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await readRatings(person, reportId)).toEqual(['3', '1', '', '3']);
      await expect(page.getByRole('radio', { name: /RICS/ })).toBeChecked();

      await page.getByRole('radio', { name: /Condition states/ }).click();
      await question.getByLabel(/Serious or urgent/).selectOption('CS3');
      expect(await findFaults(page, WCAG)).toEqual([]);
      await question.getByRole('button', { name: 'Change scheme' }).click();
      await expect(page.getByText('Rating scheme changed')).toBeVisible();
      expect(await readRatings(person, reportId)).toEqual(['CS3', 'CS1', '', 'CS3']);

      await page.reload();
      await page.getByRole('button', { name: 'Undo the last change' }).click();
      await expect(page.getByText('Change of scheme taken back')).toBeVisible();
      expect(await readRatings(person, reportId)).toEqual(['3', '1', '', '3']);
    },
  );

  await it.step('of one’s own is written, its faults named in words, and used', async () => {
    const reportId = await ratedReport(person, '3', '1');
    await page.goto(`/details/${reportId}`);
    await page.getByRole('radio', { name: /Your own scheme/ }).click();
    const editor = page.getByRole('dialog', { name: 'Your own rating scheme' });
    await editor.getByLabel('Name of the scheme').fill('Okafor grades');
    for (const [place, name] of ['Fine', 'Watch', 'Act'].entries()) {
      await editor.getByLabel('Name', { exact: true }).nth(place).fill(name);
    }
    await editor.getByLabel('Code').nth(1).fill('a');
    await editor.getByRole('button', { name: 'Use this scheme' }).click();
    await expect(editor.getByRole('alert')).toHaveText('Another level has the code “a” already.');
    await editor.getByLabel('Code').nth(1).fill('B');
    await editor.getByRole('button', { name: 'Add a level' }).click();
    await editor.getByRole('button', { name: 'Move level 4 up' }).click();
    await editor.getByRole('button', { name: 'Remove level 3' }).click();
    expect(await findFaults(page, WCAG)).toEqual([]);
    await editor.getByRole('button', { name: 'Use this scheme' }).click();

    const question = page.getByRole('alertdialog');
    await expect(question.getByLabel(/Serious or urgent/)).toHaveValue('C');
    await question.getByRole('button', { name: 'Change scheme' }).click();
    await expect(page.getByRole('radio', { name: /Okafor grades/ })).toBeChecked();
    expect(await readRatings(person, reportId)).toEqual(['C', 'A']);
  });

  await it.step('looks right in both themes at 360 and 1280 px', async () => {
    const reportId = await ratedReport(person, '3', '1');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/details/${reportId}`);
    await page.getByText('Definitions').nth(1).click();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await findFaultsInBothThemes(page, WCAG), `at ${String(width)} px`).toEqual([]);
    }
  });
});
