import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { freshEmail } from '../testing/people.ts';
import { toast } from './toast.ts';

describe('toasts', () => {
  it('are 356 px wide, bottom left, with a close button @toasts-1', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send magic link' }).click();
    const message = toast(page, 'Magic link sent!');
    await expect(message).toBeVisible();
    expect((await message.boundingBox())?.width).toBe(356);
    await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'left');
    await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute(
      'data-y-position',
      'bottom',
    );
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
  });

  it('go by themselves after four seconds @toasts-2', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send magic link' }).click();
    const message = toast(page, 'Magic link sent!');
    await expect(message).toBeVisible();
    await page.clock.runFor(3000);
    await expect(message).toBeVisible();
    await page.clock.runFor(1000);
    await expect(message).toHaveCount(0);
  });
});
