import { findFaultsInBothThemes } from './accessibility-check.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { field, openReport, rows, TEXTS } from './observations-screen.ts';

describe('the table', () => {
  it('has its columns, its rows in order and its buttons @observations-table-1', async ({
    page,
    person,
  }) => {
    const { reportId } = await openReport(page, person, 2);
    await expect(page.getByRole('heading', { name: 'AI Observations' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      '#',
      'Photo',
      'Element Description',
      'Defect',
      'Recommendation',
      'Actions',
    ]);
    await expect(rows(page).nth(0)).toContainText('Concrete soffit 1');
    await expect(rows(page).nth(1)).toContainText('Photo 2');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/upload/${reportId}`,
    );
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
  });

  it('says where it stands among the four steps @observations-table-2', async ({
    page,
    person,
  }) => {
    const { reportId } = await openReport(page, person, 1);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.locator('[aria-current=step]')).toContainText('Observations');
    await expect(steps.getByRole('link')).toHaveText([/Upload/, /Discussion/]);
    await steps.getByRole('link', { name: /Upload/ }).click();
    await expect(page).toHaveURL(`/upload/${reportId}`);
  });

  it('shows on Refresh what has changed elsewhere @observations-table-5', async ({
    page,
    person,
  }) => {
    const { ids } = await openReport(page, person, 1);
    await person.client.from('observations').update({ element: 'Beam' }).eq('id', ids[0]!);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page).first()).toContainText('Beam');
  });

  it('shows whose words each row holds, and counts what is checked', async ({ page, person }) => {
    const { ids } = await openReport(page, person, 2);
    const words = { ...TEXTS, element: 'Soffit', outcome: 'defect', severity: 'moderate' } as const;
    const proposal = {
      analyst: 'builtin',
      proposed_at: new Date().toISOString(),
      ...words,
      urgency: null,
      location: '',
      confidence: null,
    };
    const update = person.client.from('observations').update({ ...words, proposal });
    await update.eq('id', ids[0]!).throwOnError();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const severity = page.getByRole('button', { name: 'Severity of photo 1: Moderate' });
    await expect(severity).toBeVisible();
    await expect(rows(page).nth(0)).toContainText('Proposed by the built-in analyst, not checked');
    await expect(rows(page).nth(1)).toContainText('Written by you');
    await expect(page.getByText('1 of 2 checked')).toBeVisible();

    await page.getByRole('button', { name: 'Edit photo 1' }).focus();
    await page.keyboard.press('a');
    await expect(page.getByText('2 of 2 checked')).toBeVisible();
    await expect(rows(page).nth(0)).toContainText('accepted by you');
    await expect
      .poll(async () => {
        const { data } = await person.client.from('observations').select('hand').eq('id', ids[0]!);
        return data;
      })
      .toEqual([{ hand: 'accepted' }]);
    await expect(page.getByText(/of 2 rows proposed by .+, 1 written by you/)).toBeVisible();
  });
});

it('the observations have no accessibility fault in either theme', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReport(page, person, 3);
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  await field(page, /Element/).fill(' ');
  await page.keyboard.press('Control+Enter');
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open Photo 1 in full size' }).click();
  expect(await findFaultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findFaultsInBothThemes(page)).toEqual([]);
});

it('rows are cards on a phone, and nothing scrolls sideways', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reportId = await seedReport(person, 'W'.repeat(200));
  await seedObservations(person, reportId, [
    { element: 'x'.repeat(300), defect: 'Crack', recommendation: 'y'.repeat(300) },
  ]);
  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(1);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  expect(await width()).toBe(360);
  expect((await field(page, /Element/).boundingBox())!.width).toBeGreaterThan(280);
});
