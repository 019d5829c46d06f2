import type { Page } from '@playwright/test';

/** As privacy settings do it: on the page, and in the workers whose scripts these are. Gives what ends it there. */
export async function disturbCanvas(page: Page, worker: RegExp): Promise<() => Promise<void>> {
  const disturb = `{
    const read = OffscreenCanvasRenderingContext2D.prototype.getImageData;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...asked) {
      const image = read.apply(this, asked);
      for (let at = 0; at < image.data.length; at += 7) image.data[at] ^= 1;
      return image;
    };
  }\n`;
  await page.addInitScript(disturb);
  await page.route(worker, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: disturb + (await answer.text()) });
  });
  return () => page.unroute(worker);
}
