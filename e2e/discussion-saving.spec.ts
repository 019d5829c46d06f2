import type { Page } from '@playwright/test';
import { sidewaysScroll } from './accessibility-check.ts';
import { box, openSaved, ROW, saveButton, SAVED, storedSections } from './discussion-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

it('texts are saved: what differs, before they are left, beside another tab, before new ones, and with photos that move', async ({
  page,
  person,
}) => {
  const reportId = await openSaved(page, person);
  const read = () => storedSections(person, reportId);
  const expectSaved = async () => {
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
  };

  await it.step('saving is offered only while a text differs @discussion-saving-1', async () => {
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Discussion').fill('New words.');
    await expect(saveButton(page)).toBeEnabled();
    await box(page, 'Discussion').fill(SAVED.Discussion);
    await expect(saveButton(page)).toBeDisabled();
    await box(page, 'Recommendation').fill('Better.');
    await expectSaved();
    expect(await read()).toEqual({ ...SAVED, Recommendation: 'Better.' });
  });

  await it.step('leaving asks before unsaved text is lost, and a reload keeps it', async () => {
    await box(page, 'Discussion').fill('Unsaved words.');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(box(page, 'Discussion')).toHaveValue('Unsaved words.');
    await expect(page.getByText('Not saved yet. Kept in this browser meanwhile.')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
    await expectSaved();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/preview/${reportId}`);
  });

  const both = { Discussion: 'Theirs.\n\nMine.', Recommendation: 'Written there.' };
  await it.step(
    'two tabs lose no word: each saves its section, or one text is chosen',
    async () => {
      await page.goto(`/discussion/${reportId}`);
      await writeInTwoTabs(page);
      await expect.poll(read).toEqual(both);
    },
  );

  await it.step(
    'new texts are asked about before they replace a person’s, which are given back, after a reload too @discussion-generation-1',
    async () => {
      await page.goto(`/discussion/${reportId}`);
      await regenerateAndUndo(page, both.Discussion);
      expect(await read()).toEqual({ ...both, Recommendation: 'Not saved yet.' });
      await page.reload();
      await page.getByRole('button', { name: 'Earlier versions of the Recommendation' }).click();
      const versions = page.getByRole('dialog', { name: 'Earlier versions of the Recommendation' });
      await versions.getByRole('button', { name: both.Recommendation }).click();
      await versions.getByRole('button', { name: 'Put this version back' }).click();
      await expect(box(page, 'Recommendation')).toHaveValue(both.Recommendation);
      expect(await read()).toEqual(both);
    },
  );

  const moved = 'The crack of Photo 1 is wider than that of Photo 2.';
  await it.step(
    'the texts follow a photo that is moved, on the screen and in the preview @discussion-references-1',
    async () => {
      await page.reload();
      await box(page, 'Discussion').fill('The crack of Photo 2 is wider than that of Photo 1.');
      await expectSaved();
      await movePhoto(page, moved);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`/preview/${reportId}`);
      await expect(page.getByText(moved)).toBeVisible();
    },
  );
});

async function writeInTwoTabs(page: Page) {
  await expect(box(page, 'Discussion')).not.toHaveValue('');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(box(other, 'Discussion')).not.toHaveValue('');

  await box(page, 'Discussion').fill('Written here.');
  await box(other, 'Recommendation').fill('Written there.');
  await saveButton(page).click();
  await expect(page.getByText('Changes saved!')).toBeVisible();
  await saveButton(other).click();
  await expect(other.getByText('Changes saved!')).toBeVisible();
  await expect(box(other, 'Discussion')).toHaveValue('Written here.');
  await expect(box(page, 'Recommendation')).toHaveValue('Written there.');

  await box(page, 'Discussion').fill('Mine.');
  await box(other, 'Discussion').fill('Theirs.');
  await saveButton(other).click();
  await expect(saveButton(other)).toBeDisabled();
  await saveButton(page).click();
  const question = page.getByRole('dialog', { name: /Discussion was changed elsewhere/ });
  await expect(question.getByRole('region', { name: 'Your text' })).toContainText('Mine.');
  await question.getByRole('button', { name: 'Keep both, one after the other' }).click();
  await expect(box(page, 'Discussion')).toHaveValue('Theirs.\n\nMine.');
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await other.close();
}

async function movePhoto(page: Page, moved: string) {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(page.getByText('Photo 1 is now photo 2.')).toBeAttached();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(box(page, 'Discussion')).toHaveValue(moved);
  const said = page.getByText(/^Photo numbers follow the photos: Photo 2 is now/);
  await expect(said).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Got it' }).first().click();
  await expect(said).toHaveCount(0);
}

async function regenerateAndUndo(page: Page, discussion: string) {
  await expect(box(page, 'Discussion')).toHaveValue(discussion);
  await box(page, 'Recommendation').fill('Not saved yet.');
  await page.getByRole('button', { name: 'Regenerate Sections' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace your words' });
  await expect(question).toContainText('the Discussion and the Recommendation');
  await question.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Regenerating sections', { exact: true })).toBeVisible();
  await expect(page.getByText('Sections regenerated')).toBeVisible();
  await expect(box(page, 'Discussion')).not.toHaveValue(discussion);
  await expect(box(page, 'Recommendation')).not.toHaveValue('Not saved yet.');
  await page.getByRole('button', { name: 'Undo regeneration' }).click();
  await expect(box(page, 'Discussion')).toHaveValue(discussion);
  await expect(box(page, 'Recommendation')).toHaveValue('Not saved yet.');
}

describe('where something fails', () => {
  it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

  it('a person writes by hand, and no word is lost', async ({ page, person, context }) => {
    const reportId = await seedReport(person);
    await it.step(
      'nothing to generate is no failure, and Regenerate Sections does once a photo is described',
      () => writeBeforeRows(page, person, reportId),
    );
    await it.step(
      'saving fails without the server, and keeps the text @discussion-saving-2',
      async () => {
        await page.reload();
        await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
        await box(page, 'Discussion').fill('Typed while offline.');
        await context.setOffline(true);
        await saveButton(page).click();
        await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
        await expect(box(page, 'Discussion')).toHaveValue('Typed while offline.');
        await context.setOffline(false);
        await saveButton(page).click();
        await expect(page.getByText('Changes saved!')).toBeVisible();
        const { Discussion } = await storedSections(person, reportId);
        expect(Discussion).toBe('Typed while offline.');
      },
    );
  });
});

async function writeBeforeRows(page: Page, person: Person, reportId: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/discussion/${reportId}`);
  await expect(page.getByText(/^Describe a photo first/)).toBeVisible();
  const toRows = page.getByRole('link', { name: 'Go to Observations' });
  await expect(toRows).toHaveAttribute('href', `/observations/${reportId}`);
  await expect(page.getByText('No new text was written')).toHaveCount(0);
  await expect(page.locator('.text-destructive, [role=alert]')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  const written = { Discussion: 'Written by hand.', Recommendation: 'Also by hand.' };
  await box(page, 'Discussion').fill(written.Discussion);
  await box(page, 'Recommendation').fill(written.Recommendation);
  await saveButton(page).click();
  await expect(page.getByText('Changes saved!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await storedSections(person, reportId)).toEqual(written);

  await seedObservations(person, reportId, [ROW]);
  await page.getByRole('button', { name: 'Regenerate Sections' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click();
  await expect(box(page, 'Discussion')).toHaveValue(/Photo 1/);
  await expect(page.getByText(/^Describe a photo first/)).toHaveCount(0);
}
