import type { Page } from '@playwright/test';
import { fillAccount } from './fill-account.ts';
import { countKept } from './kept-photos.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { signInThroughPage } from '../testing/browser/sign-in.ts';
import { signIn } from '../testing/people.ts';
import { drawnPhotos } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';

/** Counts the drafts and waiting photos that this device keeps. */
async function kept(page: Page): Promise<{ drafts: number; photos: number }> {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const drafts = keys.filter((key) => key.startsWith('plumbline-draft')).length;
  return { drafts, photos: await countKept(page, 'pictures') };
}

describe('deleting the account', () => {
  // Signing out of an account that is gone is refused, which the client takes for done.
  it.use({ expectedConsoleErrors: [/\/auth\/v1\/logout|ERR_FAILED/] });

  it(
    'takes everything, here too, and leads to the landing page',
    { tag: '@every-setup' },
    async ({ page, person, host }) => {
      const stranger = await signIn(host.url);
      await seedReport(stranger, 'Not yours');
      const { roof } = await fillAccount(person);
      const { data: rows } = await person.client
        .from('observations')
        .select('photo')
        .throwOnError();
      // This device keeps three things: a text that is not saved, where a report was left, and a photo that could not
      // be stored.
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto('/style');
      await page.getByRole('textbox').fill('A draft that is not saved');
      await page.route('**/storage/v1/object/inspection_photos/**', (route) => route.abort());
      await page.goto(`/upload/${roof}`);
      await page.locator('input[type=file]').first().setInputFiles(drawnPhotos(3)[2]!);
      await expect.poll(() => kept(page)).toEqual({ drafts: 2, photos: 1 });

      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
      const confirm = dialog.getByRole('button', { name: 'Delete account' });
      await expect(confirm).toBeDisabled();
      await dialog.getByRole('textbox').fill('delete');
      await expect(confirm).toBeDisabled();
      await dialog.getByRole('textbox').fill(person.email.toUpperCase());
      await confirm.click();

      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: /Save Days/ })).toBeVisible();
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Account deleted' });
      await expect(toast).toBeVisible();
      await expect(toast).not.toHaveAttribute('data-type', /error|warning/);
      expect(await kept(page)).toEqual({ drafts: 0, photos: 0 });
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

      const photos = rows.flatMap(({ photo }) => photo || []);
      expect(photos).toHaveLength(3);
      for (const photo of photos) expect((await fetch(photo)).status).toBe(404);
      const { data: theirs } = await stranger.client.from('reports').select('title').throwOnError();
      expect(theirs).toEqual([{ title: 'Not yours' }]);
      // The same address begins again, with nothing.
      await signInThroughPage(page, host.url, person.email);
      await expect(
        page.getByText('Get started by creating your first inspection report.'),
      ).toBeVisible();
    },
  );
});

describe('a deletion that fails', () => {
  it.use({ expectedConsoleErrors: [/503|409/] });

  it('keeps the account, says what happened and goes on at the next try', async ({
    page,
    person,
  }) => {
    await seedReport(person, 'Kept');
    await page.goto('/account');
    const answers = [
      { status: 409, code: 'unfinished', error: 'Not everything is deleted yet.' },
      { status: 503, code: 'account_kept', error: 'Your account was kept.' },
    ];
    await page.route('**/functions/v1/delete_account', (route) => {
      const { status, ...answer } = answers.shift()!;
      return route.fulfill({ status, json: { success: false, ...answer } });
    });
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill(person.email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Your account was kept.');
    expect(answers).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/reports');
    await expect(
      page.getByRole('link', { name: 'Kept' }).or(page.getByText('Kept')).first(),
    ).toBeVisible();
  });
});
