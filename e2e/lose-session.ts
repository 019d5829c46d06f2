import type { Page } from '@playwright/test';

/** Ends the session behind the page's back, as clearing the site's data does. */
export async function loseSession(page: Page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/^sb-.+-auth-token/.test(key)) localStorage.removeItem(key);
    }
  });
}
