import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The levels of the guidelines that every screen has to meet. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What an audit of the page finds, by every rule it has or by those with one of the tags. */
export async function findFaults(page: Page, tags: string[] = []): Promise<string[]> {
  await waitForMotionToEnd(page);
  const auditor = new AxeBuilder({ page });
  if (tags.length > 0) auditor.withTags(tags);
  const { violations } = await auditor.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** A toast that is fading has less contrast than it will have; what turns for ever, as a spinner does, is no motion to wait for. */
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
