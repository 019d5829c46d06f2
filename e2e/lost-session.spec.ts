import { expect, it } from '../testing/browser/fixtures.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport, seedReports } from '../testing/reports.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { loseSession, putSessionBack } from './lose-session.ts';
import { expectToast, toast } from './toast.ts';
it.use({ expectedConsoleErrors: [/401|403/] });

it('without a session, nothing is stored, read or exported, and each screen says so', async ({
  page,
  person,
}) => {
  await it.step(
    'the writing style is not saved, in the server’s words @lost-session-1',
    async () => {
      await person.client
        .from('style_profiles')
        .upsert({ user_id: person.id, style_hint: 'Short sentences, past tense.' });
      await page.goto('/style');
      await expect(page.getByRole('button', { name: 'Use default style instead' })).toBeVisible();
      await page.getByRole('textbox').fill('Long sentences, present tense.');
      const session = await loseSession(page);
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
      await putSessionBack(page, session);
    },
  );

  await it.step('a photo is not stored, and asks to log in @lost-session-2', async () => {
    const reportId = await seedReport(person);
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, [fileOnDisk('first.jpg', drawnPhotoBytes(1)[0]!)]);
    await expectAllStored(page, 1);
    await expect(page.getByRole('button', { name: 'Remove Photo 1' })).toBeVisible();
    const session = await loseSession(page);

    await chooseFiles(page, [fileOnDisk('second.jpg', drawnPhotoBytes(2)[1]!)]);
    const asks = {
      title: 'Authentication required',
      description: 'Please log in to continue',
      kind: 'error',
    } as const;
    await expectToast(page, asks);
    await expect(page.getByText('Not stored')).toBeVisible();
    // The next one that says so is another.
    await toast(page, asks.title).getByRole('button').click();
    await expect(toast(page, asks.title)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove Photo 1' }).click();
    await expectToast(page, asks);
    await expect(page.getByText(/permission denied|table/)).toHaveCount(0);

    // Nothing is lost: anyone who signs in again stores it.
    await putSessionBack(page, session);
    await page.getByRole('button', { name: 'Retry second.jpg' }).click();
    await expectAllStored(page, 2);
  });

  await it.step('what cannot be read says so @lost-session-3', async () => {
    await seedReports(
      person,
      Array.from({ length: 10 }, (_, index) => `Report ${index + 1}`),
    );
    await page.goto('/reports');
    const second = page.getByRole('button', { name: 'Page 2' });
    await expect(second).toBeVisible();
    const session = await loseSession(page);
    await second.click();
    await expectToast(page, {
      title: 'Error loading reports',
      description: 'Please try again later.',
      kind: 'error',
    });
    await putSessionBack(page, session);

    await page.goto(`/observations/${await seedReport(person)}`);
    await expect(page.getByText(/^No observations yet/)).toBeVisible();
    const before = await loseSession(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectToast(page, {
      title: 'Error loading data',
      description: 'You have no permission for this.',
      kind: 'error',
    });
    await putSessionBack(page, before);
  });

  await it.step('a report is not exported, in the server’s words @lost-session-4', async () => {
    await page.goto(`/export/${await seedReport(person)}`);
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeEnabled();
    const session = await loseSession(page);
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    const message = 'Failed to fetch observations: permission denied for table observations';
    await expectToast(page, { title: 'Export failed', description: message, kind: 'error' });
    await expect(page.getByRole('alert').filter({ hasText: 'Export Failed' })).toContainText(
      message,
    );
    await putSessionBack(page, session);
  });

  await it.step('Next on the upload screen asks to log in @upload-next-5', async () => {
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [{ photo: drawnPhotoBytes(1)[0]! }]);
    await page.goto(`/upload/${reportId}`);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeEnabled();
    await loseSession(page);
    await next.click();
    await expectToast(page, {
      title: 'Authentication required',
      description: 'Please log in to continue',
      kind: 'error',
    });
    await expect(page).toHaveURL(`/upload/${reportId}`);
  });
});
