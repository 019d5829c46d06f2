import { expect, it } from '../testing/browser/fixtures.ts';
import { findFaultsInBothThemes, WCAG } from './accessibility-check.ts';
import { field, openReport, rows } from './observations-screen.ts';

it('rows are corrected, found and selected by keyboard, with no fault in any state', async ({
  page,
  person,
}) => {
  const { ids } = await openReport(page, person, 3);
  const words = { element: 'Soffit', defect: 'Diagonal crack', recommendation: 'Monitor' };
  await person.client
    .from('observations')
    .update({
      ...words,
      outcome: 'defect',
      severity: 'major',
      proposal: { ...words, analyst: 'eyes-1', proposed_at: '2026-11-22', outcome: 'defect' },
    })
    .in('id', ids)
    .throwOnError();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('0 of 3 checked')).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(field(page, /^Defect of photo 1/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Moss');
  await page.keyboard.press('Control+Enter');
  await expect(field(page, /^Defect of photo 2/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: /severity of photo 1 still apply/ })).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('crack');
  await expect(rows(page)).toHaveCount(2);
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('row-search') ?? [])].map(String));
  await expect.poll(marked).toEqual(['crack', 'crack']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('2 selected');
  expect(await findFaultsInBothThemes(page, WCAG)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(await findFaultsInBothThemes(page, WCAG)).toEqual([]);
});
