import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { freshEmail } from '../testing/people.ts';
import { waitForEditor } from './drawing-screen.ts';
import { openReport } from './observations-screen.ts';
import { toast } from './toast.ts';

async function showToast(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open Photo 1 in full size' }).click();
  await page.getByRole('button', { name: 'Use on cover' }).click();
  const shown = page.locator('[data-sonner-toast]').first();
  await expect(shown).toBeVisible();
  return shown;
}

/** The pixels by which it reaches below the top of the bar. */
async function measureOverlap(shown: Locator, bar: Locator): Promise<number> {
  const [box, foot] = [(await shown.boundingBox())!, (await bar.boundingBox())!];
  return box.y + box.height - foot.y;
}

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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  describe(`a toast at ${viewport.width} px`, () => {
    it.use({ viewport });
    it('stands clear of what is below it', async ({ page, person }) => {
      await it.step('stands above the tools that draw', async () => {
        await openReport(page, person, 1);
        const shown = await showToast(page);
        await page.keyboard.press('d');
        const editor = await waitForEditor(page, 1);
        const tools = editor.getByRole('group', { name: 'Drawing tools' });
        await expect.poll(() => measureOverlap(shown, tools)).toBeLessThanOrEqual(0);
      });

      await it.step(
        'stands above the bar of the selection, and below once it is gone',
        async () => {
          await openReport(page, person, 2);
          const shown = await showToast(page);
          await page.keyboard.press('Escape');
          await page.getByRole('checkbox', { name: 'Select all shown' }).click();
          const bar = page.getByRole('region', { name: 'Selected rows' });
          await expect.poll(() => measureOverlap(shown, bar)).toBeLessThanOrEqual(0);
          const { y } = (await shown.boundingBox())!;
          await page.getByRole('button', { name: 'Clear selection' }).click();
          await expect.poll(async () => (await shown.boundingBox())!.y).toBeGreaterThan(y);
        },
      );
    });
  });
