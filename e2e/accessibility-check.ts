import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The levels of the guidelines that every screen has to meet. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What an audit of the page finds, by every rule it has or by those with one of the tags. Nothing moves meanwhile:
 * a toast that comes while the page is read, and fades in, has less contrast than it will have.
 */
export async function findFaults(page: Page, tags: string[] = []): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForMotionToEnd(page);
  const auditor = new AxeBuilder({ page });
  if (tags.length > 0) auditor.withTags(tags);
  const { violations } = await auditor.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** What had begun to move before; what turns for ever, as a spinner does, is no motion to wait for. */
function waitForMotionToEnd(page: Page) {
  return page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** By how many pixels the page is wider than its window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
