import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The levels of the guidelines that every screen has to meet. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Passed rules are only counted, and not written out for each element. */
const WITHOUT_PASSES = { resultTypes: ['violations' as const] };

/** The rules about colours. A theme changes nothing else (`src/styles/tokens.css`): no other rule can differ by it. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Audits the page by every rule, or by those with one of the tags, and lists its faults. Nothing moves meanwhile: a
 * toast that fades in while the page is read has less contrast than it will have.
 */
export async function findFaults(page: Page, tags: string[] = []): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await auditByTags(page, tags);
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

/**
 * Audits the page in the light theme, and then in the dark one by the rules about colours. Motion stays reduced
 * afterwards.
 */
export async function findFaultsInBothThemes(page: Page, tags: string[] = []): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await auditByTags(page, tags);
  await showTheme(page, 'dark');
  const inDark = await audit(page, (auditor) => auditor.withRules(COLOUR_RULES));
  await showTheme(page, 'light');
  return [...faults, ...inDark.map((fault) => `in the dark theme: ${fault}`)];
}

function auditByTags(page: Page, tags: string[]): Promise<string[]> {
  return audit(page, (auditor) => {
    if (tags.length > 0) auditor.withTags(tags);
  });
}

async function audit(page: Page, choose: (auditor: AxeBuilder) => void): Promise<string[]> {
  await waitForMotionToEnd(page);
  // Half a megabyte that the builder would send and have read twice for each audit of the same document.
  const isThere = await page.evaluate(() => 'axe' in window);
  const auditor = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
  // The other mode, for frames of other origins, opens a page of its own for each audit.
  auditor.options(WITHOUT_PASSES).setLegacyMode();
  choose(auditor);
  const { violations } = await auditor.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** As the system asks for it; without motion, the colours change at once. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
}

/** Waits for motion that had begun before; an endless one, as of a spinner, does not count. */
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
