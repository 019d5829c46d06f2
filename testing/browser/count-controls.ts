import type { Page } from '@playwright/test';

/**
 * Counts the elements that a hand can press or type in, and those that Tab or a script can focus, as the screen shows
 * them.
 */
export function countControls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('button, a, input, select, textarea, [tabindex]')].filter(
        (control) => control.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
}
