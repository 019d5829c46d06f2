import { box, openSaved, saveButton, SAVED, storedSections } from './discussion-screen.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';

it('saving a text: only what differs, before it is left, and beside another tab', async ({
  page,
  person,
}) => {
  await it.step('is offered only while a text differs @discussion-saving-1', async () => {
    const reportId = await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Discussion').fill('New words.');
    await expect(saveButton(page)).toBeEnabled();
    await box(page, 'Discussion').fill(SAVED.Discussion);
    await expect(saveButton(page)).toBeDisabled();
    await box(page, 'Recommendation').fill('Better.');
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    expect(await storedSections(person, reportId)).toEqual({
      ...SAVED,
      Recommendation: 'Better.',
    });
  });

  await it.step('asks before unsaved text is left, and a reload keeps it', async () => {
    const reportId = await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Discussion').fill('Unsaved words.');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(box(page, 'Discussion')).toHaveValue('Unsaved words.');
    await expect(page.getByText('Not saved yet. Kept in this browser meanwhile.')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`/preview/${reportId}`);
  });

  await it.step(
    'loses no word between two tabs: each saves its section, and one text is chosen between two',
    async () => {
      const reportId = await openSaved(page, person);
      await expect(box(page, 'Discussion')).not.toHaveValue('');
      const other = await page.context().newPage();
      await other.goto(`/discussion/${reportId}`);
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
      await expect
        .poll(() => storedSections(person, reportId))
        .toEqual({ Discussion: 'Theirs.\n\nMine.', Recommendation: 'Written there.' });
      await other.close();
    },
  );
});

describe('without the server', () => {
  it.use({ expectedConsoleErrors: [/Failed to load resource|ERR_/] });

  it('fails and keeps the text @discussion-saving-2', async ({ page, person, context }) => {
    const reportId = await openSaved(page, person);
    await expect(box(page, 'Discussion')).toHaveValue(SAVED.Discussion);
    await box(page, 'Discussion').fill('Typed while offline.');
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(page.getByText('Save failed', { exact: true })).toBeVisible();
    await expect(box(page, 'Discussion')).toHaveValue('Typed while offline.');
    await context.setOffline(false);
    await saveButton(page).click();
    await expect(page.getByText('Changes saved!')).toBeVisible();
    expect((await storedSections(person, reportId))['Discussion']).toBe('Typed while offline.');
  });
});
