import type { Page } from '@playwright/test';

/** What a hand can press or type in, and what Tab or a script can give the focus to, as the screen shows it. */
export function countControls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('button, a, input, select, textarea, [tabindex]')].filter(
        (control) => control.checkVisibility({ visibilityProperty: true }),
      ).length,
  );
}
