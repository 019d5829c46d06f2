import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { toast } from './toast.ts';

it('a writing style is kept, asked after, and read by everybody', async ({ page, person }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/style');
  await it.step('keeps a style, and goes back to the default @writing-style-1', () =>
    keepStyle(page, person),
  );
  await it.step('unsaved text survives a reload, and leaving asks first', () => leave(page));
  await it.step('has no accessibility fault in either theme and fits a phone', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await person.client
      .from('style_profiles')
      .upsert({ user_id: person.id, style_hint: 'Short sentences, past tense.' })
      .throwOnError();
    await page.goto('/style');
    await expect(page.getByRole('button', { name: 'Use default style instead' })).toBeVisible();
    await page.getByRole('textbox').fill('Short.');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findFaultsInBothThemes(page, [...WCAG, 'best-practice'])).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

async function keepStyle(page: Page, person: Person) {
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
}

async function leave(page: Page) {
  await page.goto('/style');
  const text = page.getByRole('textbox');
  await text.fill('Half a sentence that nobody');
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
}
