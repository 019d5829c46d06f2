import { box, openSaved, saveButton } from './discussion-screen.ts';
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
