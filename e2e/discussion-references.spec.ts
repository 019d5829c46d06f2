import { box, openSaved, saveButton, storedSections } from './discussion-screen.ts';
import { expect, it } from '../testing/browser/fixtures.ts';

it('the texts follow a photo that is moved, on the screen and in the preview @discussion-references-1', async ({
  page,
  person,
}) => {
  const reportId = await openSaved(page, person);
  await box(page, 'Discussion').fill('The crack of Photo 2 is wider than that of Photo 1.');
  await saveButton(page).click();
  await expect(page.getByText('Changes saved!')).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(page.getByText('Photo 1 is now photo 2.')).toBeAttached();
  await page.getByRole('link', { name: 'Next' }).click();
  const moved = 'The crack of Photo 1 is wider than that of Photo 2.';
  await expect(box(page, 'Discussion')).toHaveValue(moved);
  const said = page.getByText(/^Photo numbers follow the photos: Photo 2 is now/);
  await expect(said).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Got it' }).first().click();
  await expect(said).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`/preview/${reportId}`);
  await expect(page.getByText(moved)).toBeVisible();
});

it('two tabs lose no word: each saves its section, and one text is chosen between two', async ({
  page,
  person,
}) => {
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
});
