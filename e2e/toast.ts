import type { Locator, Page } from '@playwright/test';
import { expect } from '../testing/browser/fixtures.ts';

/** A toast by its title, with what it says beside it. */
export function toast(page: Page, title: string): Locator {
  return page.locator('[data-sonner-toast]').filter({ hasText: title });
}

interface ExpectedToast {
  title: string;
  description?: string | RegExp;
  kind: 'error' | 'warning' | 'neutral';
}

/**
 * Expects a toast with exactly this title and description, of exactly this kind, as
 * the specification's catalogue of messages has it.
 */
export async function expectToast(page: Page, { title, description, kind }: ExpectedToast) {
  const shown = page.locator('[data-sonner-toast]').filter({
    has: page.locator('[data-title]').getByText(title, { exact: true }),
  });
  await expect(shown).toBeVisible();
  if (kind === 'neutral') await expect(shown).not.toHaveAttribute('data-type', /error|warning/);
  else await expect(shown).toHaveAttribute('data-type', kind);
  if (description !== undefined) {
    await expect(shown.locator('[data-description]')).toHaveText(description);
  }
}
