import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { localDay } from '../src/lib/local-day.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { mailedLink } from '../testing/mail.ts';
import { freshEmail } from '../testing/people.ts';
import { sitePhotos } from '../testing/photos.ts';

/** The main job, as a person does it: photos in, Word report out. */
it(
  'turns site photos into a Word report @journey-1',
  { tag: '@every-setup' },
  async ({ page, host }) => {
    const photos = sitePhotos(4);
    expect(photos).toHaveLength(4);

    await it.step('sign in with the link from the mailbox', async () => {
      const email = freshEmail();
      await page.goto('/');
      await page
        .getByRole('link', { name: 'Try Demo' })
        .or(page.getByRole('button', { name: 'Try Demo' }))
        .first()
        .click();
      await expect(page).toHaveURL(/\/login/);
      await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
      await page.getByRole('button', { name: /magic link|sign-in link/i }).click();
      await expect(page.getByText('Check your email', { exact: true }).first()).toBeVisible();
      await page.goto(await mailedLink(host.url, email));
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(/\/reports/);
    });

    await it.step('create a report', async () => {
      await expect(
        page.getByText('Get started by creating your first inspection report.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'New Report', exact: true }).click();
      await page.getByRole('textbox', { name: 'Report Title' }).fill('Car park, level 2');
      await page.getByRole('button', { name: 'Create Report', exact: true }).click();
      await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}/);
    });

    await it.step('upload the photos', async () => {
      await page.locator('input[type=file]').first().setInputFiles(photos);
      await expect(page.getByText('4 photo(s) uploaded successfully')).toBeVisible({
        timeout: 90_000,
      });
    });

    await it.step('let the analyst look at them', async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page).toHaveURL(/\/observations\//, { timeout: 120_000 });
      await expect(page.getByText(/^No AI model connected/).first()).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(5);
      await expect(page.getByText('Photo 4', { exact: true }).first()).toBeVisible();
    });

    await it.step('correct a row', async () => {
      const row = page.getByRole('row').nth(1);
      await row.getByRole('button', { name: /edit/i }).click();
      await row.getByRole('textbox', { name: /element/i }).fill('Parapet wall, north side');
      await row
        .getByRole('textbox', { name: /defect/i })
        .fill('Open joints & loose coping <two stones>');
      await row.getByRole('textbox', { name: /recommendation/i }).fill('Rebed the coping.');
      await page.keyboard.press('Control+Enter');
      await expect(row.getByText('Parapet wall, north side')).toBeVisible();
      await expect(row.getByRole('textbox')).toHaveCount(0);
    });

    await it.step('have the sections drafted', async () => {
      await page
        .getByRole('button', { name: 'Next', exact: true })
        .or(page.getByRole('link', { name: 'Next', exact: true }))
        .click();
      await expect(page).toHaveURL(/\/discussion\//);
      const discussion = page.getByRole('textbox', { name: 'Discussion' });
      await expect(discussion).toHaveValue(/Photo 1\b/);
      await expect(page.getByRole('textbox', { name: 'Recommendation' })).not.toHaveValue('');
      await discussion.press('End');
      await discussion.fill(`${await discussion.inputValue()}\n\nAccess was from the ramp only.`);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Changes saved!')).toBeVisible();
    });

    await it.step('read the preview', async () => {
      await page
        .getByRole('button', { name: 'Next', exact: true })
        .or(page.getByRole('link', { name: 'Next', exact: true }))
        .click();
      await expect(page).toHaveURL(/\/preview\//);
      await expect(page.getByText('Parapet wall, north side', { exact: true })).toBeVisible();
      await expect(page.getByText('Access was from the ramp only.')).toBeVisible();
    });

    await it.step('download the Word file and read it back', async () => {
      await page
        .getByRole('button', { name: 'Next', exact: true })
        .or(page.getByRole('link', { name: 'Next', exact: true }))
        .click();
      await expect(page).toHaveURL(/\/export\//);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
      // One row of four was checked; the others are shown before they are handed out.
      await expect(page.getByRole('link', { name: /^Open photo/ })).toHaveCount(3);
      await page.getByRole('button', { name: 'Export anyway' }).click();
      const download = await downloading;
      const today = localDay(new Date());
      expect(download.suggestedFilename()).toBe(`InspectionReport-${today}.docx`);
      await expect(page.getByText('Report exported successfully!')).toBeVisible();

      const files = unzipSync(await readFile(await download.path()));
      const body = strFromU8(files['word/document.xml'] ?? new Uint8Array());
      const text = body.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
      expect(text).toContain('Car park, level 2');
      expect(text).toContain('Schedule 1');
      expect(text).toContain('Schedule 2');
      expect(text).toContain('Parapet wall, north side');
      expect(text).toContain('Open joints &amp; loose coping &lt;two stones&gt;');
      expect(text).toContain('Access was from the ramp only.');
      expect(text).toMatch(/early.access/i);
      // One heading row and a row for each photo, each with its picture.
      expect(body.match(/<w:tr[ >]/g)?.length).toBeGreaterThanOrEqual(5);
      const pictures = Object.keys(files).filter((path) => /^word\/media\/.+\.jpe?g$/.test(path));
      expect(pictures).toHaveLength(4);
      for (const picture of pictures) {
        expect([...(files[picture] ?? []).slice(0, 2)], 'a JPEG').toEqual([0xff, 0xd8]);
      }
    });
  },
);
