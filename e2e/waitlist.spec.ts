import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { freshEmail } from '../testing/people.ts';
import { toast } from './toast.ts';

it.use({ expectedConsoleErrors: [/409/] });

it('the waitlist takes an address once', async ({ page }) => {
  const email = freshEmail('waitlist');
  await it.step('thanks for an address @waitlist-1', () => join(page, email));
  await it.step('knows it the second time, and says so @waitlist-2', async () => {
    await joinAs(page, email.toUpperCase());
    await expect(toast(page, 'Email already registered')).toContainText(
      'This email is already on our waitlist.',
    );
    await expect(toast(page, 'Email already registered')).toHaveAttribute('data-type', 'error');
    await expect(page.locator('#signup').getByLabel('Email')).toHaveValue(email.toUpperCase());
  });
});

async function join(page: Page, email: string) {
  await page.goto('/#signup');
  const form = page.locator('#signup');
  await expect(form.getByRole('combobox').getByRole('option')).toHaveText([
    'Choose one',
    'Google Search',
    'Social Media',
    'Friend/Colleague',
    'Email Campaign',
    'Industry Event',
    'Other',
  ]);
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('combobox').selectOption('Friend/Colleague');
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(toast(page, 'Pre-signup successful!')).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

async function joinAs(page: Page, email: string) {
  await page.goto('/');
  await page.locator('#signup').scrollIntoViewIfNeeded();
  await page.locator('#signup').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
}
