import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedReport, seedReports } from '../testing/reports.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { loseSession } from './lose-session.ts';
import { expectToast, toast } from './toast.ts';

describe('without a session', () => {
  it.use({ expectedConsoleErrors: [/401|403/] });

  it('the writing style is not saved, in the server’s words @lost-session-1', async ({
    page,
    person,
  }) => {
    await person.client
      .from('style_profiles')
      .upsert({ user_id: person.id, style_hint: 'Short sentences, past tense.' });
    await page.goto('/style');
    await expect(page.getByRole('button', { name: 'Use default style instead' })).toBeVisible();
    await page.getByRole('textbox').fill('Long sentences, present tense.');
    await loseSession(page);
    await page.getByRole('button', { name: 'Save my style' }).click();
    await expectToast(page, {
      title: 'Error saving style',
      description: 'permission denied for table style_profiles',
      kind: 'error',
    });
    // By key: the message comes up over the button, and may take a click from it.
    await page.getByRole('button', { name: 'Use default style instead' }).press('Enter');
    await expectToast(page, {
      title: 'Error updating style',
      description: 'permission denied for table style_profiles',
      kind: 'error',
    });
    await expect(page.getByRole('textbox')).toHaveValue('Long sentences, present tense.');
  });

  it('a photo is not stored, and asks to log in @lost-session-2', async ({ page, person }) => {
    const reportId = await seedReport(person);
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, [fileOnDisk('first.jpg', drawnPhotoBytes(1)[0]!)]);
    await expectAllStored(page, 1);
    await expect(page.getByRole('button', { name: 'Remove Photo 1' })).toBeVisible();
    const session = await page.evaluate(() => ({ ...localStorage }));
    await loseSession(page);

    await chooseFiles(page, [fileOnDisk('second.jpg', drawnPhotoBytes(2)[1]!)]);
    const asks = {
      title: 'Authentication required',
      description: 'Please log in to continue',
      kind: 'error',
    } as const;
    await expectToast(page, asks);
    await expect(page.getByText('Not stored')).toBeVisible();
    // It goes by itself, and what is said next is another one.
    await expect(toast(page, asks.title)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Photo 1' }).click();
    await expectToast(page, asks);
    await expect(page.getByText(/permission denied|table/)).toHaveCount(0);

    // Nothing is lost: anyone who signs in again stores it.
    await page.evaluate((kept) => {
      Object.assign(localStorage, kept);
    }, session);
    await page.getByRole('button', { name: 'Retry second.jpg' }).click();
    await expectAllStored(page, 2);
  });

  it('what cannot be read says so @lost-session-3', async ({ page, person }) => {
    await seedReports(
      person,
      Array.from({ length: 10 }, (_, index) => `Report ${index + 1}`),
    );
    await page.goto('/reports');
    const second = page.getByRole('button', { name: 'Page 2' });
    await expect(second).toBeVisible();
    const session = await page.evaluate(() => ({ ...localStorage }));
    await loseSession(page);
    await second.click();
    await expectToast(page, {
      title: 'Error loading reports',
      description: 'Please try again later.',
      kind: 'error',
    });
    await page.evaluate((kept) => {
      Object.assign(localStorage, kept);
    }, session);

    await page.goto(`/observations/${await seedReport(person)}`);
    await expect(page.getByText(/^No observations yet/)).toBeVisible();
    await loseSession(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectToast(page, {
      title: 'Error loading data',
      description: 'You have no permission for this.',
      kind: 'error',
    });
  });

  it('a report is not exported, in the server’s words @lost-session-4', async ({
    page,
    person,
  }) => {
    await page.goto(`/export/${await seedReport(person)}`);
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeEnabled();
    await loseSession(page);
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    const message = 'Failed to fetch observations: permission denied for table observations';
    await expectToast(page, { title: 'Export failed', description: message, kind: 'error' });
    await expect(page.getByRole('alert').filter({ hasText: 'Export Failed' })).toContainText(
      message,
    );
  });
});
