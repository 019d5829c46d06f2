import type { Page } from '@playwright/test';

/** Ends the session behind the page's back, as clearing the site's data does, and gives what was kept of it. */
export function loseSession(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const kept: Record<string, string> = {};
    for (const [key, value] of Object.entries({ ...localStorage } as Record<string, string>)) {
      if (!/^sb-.+-auth-token/.test(key)) continue;
      kept[key] = value;
      localStorage.removeItem(key);
    }
    return kept;
  });
}

/** As a person has it who signed in again. */
export function putSessionBack(page: Page, session: Record<string, string>) {
  return page.evaluate((kept) => {
    Object.assign(localStorage, kept);
  }, session);
}
