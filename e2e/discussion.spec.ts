import type { Page } from '@playwright/test';
import { findFaultsInBothThemes } from './accessibility-check.ts';
import { closedGate } from './closed-gate.ts';
import { box, openSaved, ROW, saveButton, SAVED, storedSections } from './discussion-screen.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

it('a discussion on entry: what is stored or drafted, the photos it names, and how it looks', async ({
  page,
  person,
}) => {
  await it.step(
    'shows the sections there are, whatever the case of their headings @e2e-discussion-1',
    async () => {
      let generations = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/generate_summary')) generations += 1;
      });
      const reportId = await openSaved(page, person, {
        ' DISCUSSION ': 'Upper case.',
        recommendation: 'Lower case.',
      });
      await expect(page.getByRole('heading', { name: 'Discussion Generation' })).toBeVisible();
      await expect(box(page, 'Discussion')).toHaveValue('Upper case.');
      await expect(box(page, 'Recommendation')).toHaveValue('Lower case.');
      await expect(box(page, 'Discussion')).toHaveAttribute('rows', '12');
      await expect(box(page, 'Recommendation')).toHaveAttribute('rows', '12');
      await expect(saveButton(page)).toBeDisabled();
      expect(generations).toBe(0);

      await box(page, 'Discussion').fill('Changed.');
      await saveButton(page).click();
      await expect(page.getByText('Changes saved!')).toBeVisible();
      expect(await storedSections(person, reportId)).toEqual({
        ' DISCUSSION ': 'Changed.',
        recommendation: 'Lower case.',
      });
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        `/observations/${reportId}`,
      );
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`/preview/${reportId}`);
    },
  );

  await it.step(
    'shows the photos of the paragraph at the cursor, opens them, and refers to one by a press',
    async () => {
      await openSaved(page, person, {
        ' DISCUSSION ': 'See Photos 1 and 2, and Photo 9.\n\nDry',
        recommendation: SAVED.Recommendation,
      });
      const named = page.getByRole('list', { name: 'Photos referred to' });
      await expect(named.getByRole('listitem')).toHaveText(['Photo 1', 'Photo 2']);
      await expect(
        page.getByText('The text refers to photo 9, which this report does not have.'),
      ).toBeVisible();
      const opener = named.getByRole('button', { name: 'View Photo 2' });
      await opener.click();
      await expect(page.getByRole('dialog', { name: 'Photo 2 of 2' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();

      await box(page, 'Recommendation').focus();
      await expect(named.getByRole('listitem')).toHaveText(['Photo 1']);
      await box(page, 'Discussion').focus();
      await page.keyboard.press('Control+End');
      await expect(named).toHaveCount(0);
      await page.getByRole('button', { name: 'Insert Photo 2' }).click();
      await page.keyboard.type('!');
      await expect(box(page, 'Discussion')).toHaveValue(/\n\nDry Photo 2!$/);
      await expect(named.getByRole('listitem')).toHaveText(['Photo 2']);
    },
  );

  await it.step('has no accessibility fault in either theme', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    expect(await findFaultsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await box(page, 'Discussion').fill(`${'W'.repeat(300)} Photo 7`);
    await expect(page.getByText(/refers to photo 7/)).toBeVisible();
    expect(await findFaultsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await it.step(
    'says that it is loading, then generating, holds Next back meanwhile, and drafts once, also when it is left and come back to @e2e-discussion-2',
    () => draftOnce(page, person),
  );
});

async function draftOnce(page: Page, person: Person) {
  const reportId = await seedReport(person);
  await seedObservations(person, reportId, [ROW]);
  let generations = 0;
  const gates = [closedGate(), closedGate()] as const;
  await page.route('**/rest/v1/sections*', async (route) => {
    await gates[0].opened;
    await route.continue();
  });
  await page.route('**/functions/v1/generate_summary', async (route) => {
    generations += 1;
    await gates[1].opened;
    await route.continue();
  });
  await page.goto(`/discussion/${reportId}`);
  await expect(page.getByText('Loading existing sections...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  gates[0].open();
  await expect(page.getByText('Generating new sections...')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Regenerate Sections' })).toBeDisabled();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'AI Observations' })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Generating new sections...')).toBeVisible();
  gates[1].open();
  await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
  await expect(box(page, 'Recommendation')).not.toHaveValue('');
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect(generations).toBe(1);
  await page.unrouteAll();
}
