import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { toast } from './toast.ts';

describe('writing style', () => {
  it('keeps a style, and goes back to the default @writing-style-1', async ({ page, person }) => {
    await page.goto('/style');
    await expect(page).toHaveTitle(/My Writing Style/);
    const text = page.getByRole('textbox');
    const save = page.getByRole('button', { name: 'Save my style' });
    const reset = page.getByRole('button', { name: 'Use default style instead' });
    const hint = page.getByText('Please enter at least 15 characters for your style guidelines.');
    await expect(save).toBeDisabled();
    await expect(reset).toHaveCount(0);
    await text.fill('Fourteen chars');
    await expect(hint).toBeVisible();
    await expect(save).toBeDisabled();
    await text.fill('  Fifteen chars!!  ');
    await expect(hint).toHaveCount(0);
    await save.click();
    await expect(toast(page, 'Writing style saved!')).toContainText(
      'Your style preferences have been saved to your profile',
    );
    await expect(text).toHaveValue('Fifteen chars!!');
    const { data } = await person.client.from('style_profiles').select('style_hint').single();
    expect(data?.style_hint).toBe('Fifteen chars!!');
    await page.reload();
    await expect(text).toHaveValue('Fifteen chars!!');
    await reset.click();
    await expect(toast(page, 'Reverted to default professional tone')).toContainText(
      'Your style has been reset to the default.',
    );
    await expect(text).toHaveValue('');
    await expect(reset).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/reports');
  });

  it('unsaved text survives a reload, and leaving asks first', async ({ page, person }) => {
    await page.goto('/style');
    const text = page.getByRole('textbox');
    await text.fill('Half a sentence that nobody');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(text).toHaveValue('Half a sentence that nobody');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL('/style');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/reports');
    await page.goto('/style');
    await expect(text).toHaveValue('');
    expect(person.id).toBeTruthy();
  });

  describe('refused by the server', () => {
    it.use({ expectedConsoleErrors: [/status of [45]\d\d|ERR_/] });
    it('shows the server’s message', async ({ page, person }) => {
      await page.goto('/style');
      await page.getByRole('textbox').fill('x'.repeat(2001));
      await page.getByRole('button', { name: 'Save my style' }).click();
      await expect(page.getByRole('alert')).toHaveText('1 character too many');
      // The bound of the database, which the field's own keeps people from reaching.
      await page.getByRole('textbox').evaluate((area: HTMLTextAreaElement) => {
        area.setCustomValidity('');
      });
      await page.getByRole('button', { name: 'Save my style' }).click();
      await expect(toast(page, 'Error saving style')).toContainText('style_hint_length');
      await person.client
        .from('style_profiles')
        .upsert({ user_id: person.id, style_hint: 'A style kept on the server' });
      page.on('dialog', (dialog) => void dialog.accept());
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('plumbline-draft')) localStorage.removeItem(key);
        }
      });
      await page.reload();
      await page.route('**/rest/v1/style_profiles*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Use default style instead' }).click();
      await expect(toast(page, 'Error updating style')).toContainText(
        'An unexpected error occurred.',
      );
      await expect(page.getByRole('textbox')).toHaveValue('A style kept on the server');
    });
  });
});
