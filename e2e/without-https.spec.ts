import { expect, it } from '../testing/browser/fixtures.ts';
import { browserLaunch, journeyExecutable } from '../testing/browser/browser-launch.ts';
import { mailedCode } from '../testing/mail.ts';
import { freshEmail } from '../testing/people.ts';
import { drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { rows } from './observations-screen.ts';

/** An address as an office's network has them; of those for documentation, so that it is nobody's. */
const OFFICE = '192.0.2.7';
const launch = browserLaunch(journeyExecutable());

it.use({
  // The browser says in its console that it leaves a header out on such a page.
  expectedConsoleErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
  launchOptions: {
    ...launch,
    args: [...launch.args, '--disable-gpu', `--host-resolver-rules=MAP ${OFFICE} 127.0.0.1`],
  },
});

/** Browsers keep much from a page that comes without https from another machine: ids, sums, locks, the clipboard. */
it('goes from sign-in to the file on a page without https', async ({ page, host }) => {
  const url = new URL(host.url);
  url.hostname = OFFICE;
  const email = freshEmail();
  await page.goto(`${url.origin}/login`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /magic link|sign-in link/i }).click();
  await expect(page.getByText('Check your email', { exact: true }).first()).toBeVisible();
  await page.getByRole('textbox', { name: /code/i }).fill(await mailedCode(host.url, email));
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page).toHaveURL(/\/reports/);

  await page.getByRole('button', { name: /^New Report/ }).click();
  await page.getByRole('textbox', { name: 'Report Title' }).fill('Car park, level 2');
  await page.getByRole('button', { name: 'Create Report' }).click();
  await page.getByRole('checkbox', { name: /keep originals/i }).check();
  await page.locator('input[type=file]').first().setInputFiles(drawnPhotos(2, SMALL_WIDTH));
  await expect(page.getByText(/2.* photo\(s\) uploaded successfully/)).toBeVisible({
    timeout: 90_000,
  });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).nth(0);
  await row.hover();
  await row.getByRole('button', { name: /edit/i }).click();
  await row.getByRole('textbox', { name: /element/i }).fill('Parapet');
  await row.getByRole('textbox', { name: /defect/i }).fill('Open joints');
  await row.getByRole('textbox', { name: /recommendation/i }).fill('Repoint.');
  await page.keyboard.press('Control+Enter');
  await expect(row.getByText('Parapet', { exact: true })).toBeVisible();
  await expect(row.getByRole('textbox')).toHaveCount(0);

  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Discussion' })).toHaveValue(/Photo 1\b/);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Parapet', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
  await page.getByRole('button', { name: 'Export anyway' }).click();
  await downloading;
  await expect(page.getByText('Report exported successfully!')).toBeVisible();
});
