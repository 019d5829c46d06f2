import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openReport } from './observations-screen.ts';

describe('a photo in full size', () => {
  it('is zoomed, moved and leafed through by keyboard', async ({ page, person }) => {
    await openReport(page, person, 3);
    const opener = page.getByRole('button', { name: 'Open Photo 2 in full size' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: 'Photo 2 of 3' });
    await expect(viewer.getByRole('img', { name: 'Photo 2: Diagonal crack' })).toBeVisible();
    const scale = () =>
      page
        .getByRole('dialog')
        .locator('[style*=scale]')
        .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
    expect(await scale()).toBe(1);
    await page.keyboard.press('+');
    expect(await scale()).toBeCloseTo(1.5);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await scale()).toBeCloseTo(2.25);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, -100);
    await expect.poll(scale).toBeGreaterThan(2.3);
    await page.keyboard.press('0');
    expect(await scale()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Photo 3 of 3' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Previous photo' }).click();
    await expect(page.getByRole('dialog', { name: 'Photo 1 of 3' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
