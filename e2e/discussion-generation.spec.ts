import { sidewaysScroll } from './accessibility-check.ts';
import { box, openSaved, ROW, saveButton, SAVED, storedSections } from './discussion-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

it('asks before it replaces a person’s words, and gives them back, after a reload too @discussion-generation-1', async ({
  page,
  person,
}) => {
  const reportId = await openSaved(page, person);
  await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
  await box(page, 'Recommendation').fill('Not saved yet.');
  await page.getByRole('button', { name: 'Regenerate Sections' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace your words' });
  await expect(question).toContainText('the Discussion and the Recommendation');
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Regenerating sections', { exact: true })).toBeVisible();
  await expect(page.getByText('Sections regenerated')).toBeVisible();
  await expect(box(page, 'Discussion')).not.toHaveValue(SAVED.Discussion);
  await expect(box(page, 'Recommendation')).not.toHaveValue('Not saved yet.');
  await page.getByRole('button', { name: 'Undo regeneration' }).click();
  await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
  await expect(box(page, 'Recommendation')).toHaveValue('Not saved yet.');
  expect(await storedSections(person, reportId)).toEqual({
    ...SAVED,
    Recommendation: 'Not saved yet.',
  });

  await page.reload();
  await page.getByRole('button', { name: 'Earlier versions of the Recommendation' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions of the Recommendation' });
  await versions.getByRole('button', { name: SAVED.Recommendation }).click();
  await versions.getByRole('button', { name: 'Put this version back' }).click();
  await expect(box(page, 'Recommendation')).toHaveValue(SAVED.Recommendation);
  expect(await storedSections(person, reportId)).toEqual(SAVED);
});

describe('when nothing can be generated', () => {
  it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

  it('is no failure: a person writes, and Regenerate Sections does once a photo is described', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/discussion/${reportId}`);
    await expect(page.getByText(/^Describe a photo first/)).toBeVisible();
    const toRows = page.getByRole('link', { name: 'Go to Observations' });
    await expect(toRows).toHaveAttribute('href', `/observations/${reportId}`);
    await expect(page.getByText('No new text was written')).toHaveCount(0);
    await expect(page.locator('.text-destructive, [role=alert]')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await box(page, 'Discussion').fill('Written by hand.');
    await box(page, 'Recommendation').fill('Also by hand.');
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await storedSections(person, reportId)).toEqual({
      Discussion: 'Written by hand.',
      Recommendation: 'Also by hand.',
    });

    await seedObservations(person, reportId, [ROW]);
    await page.getByRole('button', { name: 'Regenerate Sections' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click();
    await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
    await expect(page.getByText(/^Describe a photo first/)).toHaveCount(0);
  });
});
