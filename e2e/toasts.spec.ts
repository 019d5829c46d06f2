import type { Locator, Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { freshEmail } from '../testing/people.ts';
import { waitForEditor } from './drawing-screen.ts';
import { loseSession } from './lose-session.ts';
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

async function standAboveTools(page: Page) {
  const shown = await showToast(page);
  await page.keyboard.press('d');
  const editor = await waitForEditor(page, 1);
  const tools = editor.getByRole('group', { name: 'Drawing tools' });
  await expect.poll(() => measureOverlap(shown, tools)).toBeLessThanOrEqual(0);
}

async function standAboveSelection(page: Page) {
  const shown = await showToast(page);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect.poll(() => measureOverlap(shown, bar)).toBeLessThanOrEqual(0);
  const { y } = (await shown.boundingBox())!;
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect.poll(async () => (await shown.boundingBox())!.y).toBeGreaterThan(y);
}

/** By somebody who asks for a link to sign in. */
async function askForLink(page: Page): Promise<Locator> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByRole('button', { name: 'Send magic link' }).click();
  const message = toast(page, 'Magic link sent!');
  await expect(message).toBeVisible();
  return message;
}

it('toasts stand clear of what is below them, and go', async ({ page, person }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await it.step(`stand above the tools that draw, at ${String(width)} px`, async () => {
      await openReport(page, person, 1);
      await standAboveTools(page);
    });
    await it.step(
      `stand above the bar of the selection, and below once it is gone, at ${String(width)} px`,
      async () => {
        await openReport(page, person, 2);
        await standAboveSelection(page);
      },
    );
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await loseSession(page);

  await it.step('are 356 px wide, bottom left, with a close button @toasts-1', async () => {
    const message = await askForLink(page);
    expect((await message.boundingBox())?.width).toBe(356);
    const toaster = page.locator('[data-sonner-toaster]');
    await expect(toaster).toHaveAttribute('data-x-position', 'left');
    await expect(toaster).toHaveAttribute('data-y-position', 'bottom');
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
  });

  await it.step('go by themselves after four seconds @toasts-2', async () => {
    await page.clock.install();
    const message = await askForLink(page);
    await page.clock.runFor(3000);
    await expect(message).toBeVisible();
    await page.clock.runFor(1000);
    await expect(message).toHaveCount(0);
  });
});
