import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { freshEmail } from '../testing/people.ts';
import { toast } from './toast.ts';

describe('sign-up', () => {
  it('thanks for an address, and knows it the second time @waitlist-1', async ({ page }) => {
    const email = freshEmail('waitlist');
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
  });

  describe('of an address that is on the list', () => {
    it.use({ expectedConsoleErrors: [/409/] });
    it('says so @waitlist-2', async ({ page }) => {
      const email = freshEmail('waitlist');
      await joinAs(page, email);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await joinAs(page, email.toUpperCase());
      await expect(toast(page, 'Email already registered')).toContainText(
        'This email is already on our waitlist.',
      );
      await expect(toast(page, 'Email already registered')).toHaveAttribute('data-type', 'error');
      await expect(page.locator('#signup').getByLabel('Email')).toHaveValue(email.toUpperCase());
    });
  });

  describe('without a server', () => {
    it.use({ expectedConsoleErrors: [/ERR_/] });
    it('asks to try again later', async ({ page }) => {
      await page.goto('/#signup');
      await page.locator('#signup').getByLabel('Email').fill(freshEmail());
      await page.route('**/rest/v1/signup_emails*', (route) => route.abort());
      await page.getByRole('button', { name: 'Join the waitlist' }).click();
      await expect(toast(page, 'Something went wrong.')).toContainText('Please try again later.');
    });
  });
});

async function joinAs(page: Page, email: string) {
  await page.goto('/');
  await page.locator('#signup').scrollIntoViewIfNeeded();
  await page.locator('#signup').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
}
