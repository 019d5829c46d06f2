import { askToDeleteAll } from './dashboard-screen.ts';
import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import {
  chooseFiles,
  expectAllStored,
  expectStoredOnceEach,
} from '../testing/browser/stored-photos.ts';
import { freshEmail } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { toast } from './toast.ts';

/** A cheap phone beside this machine: what takes a millisecond here takes it twenty. */
const SLOWDOWN = 20;

/** Enter and a double click on the button, all before a slow page has drawn what the first one did. */
async function hammer(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no such button.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await Promise.all([page.keyboard.press('Enter'), page.mouse.dblclick(...at)]);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
}

/** Counts what the page asks the host to write, as `POST reports`. */
function countWrites(page: Page): Map<string, number> {
  const writes = new Map<string, number>();
  page.on('request', (request) => {
    const [, what] = /\/(?:rest|auth|functions)\/v1\/([^?]+)/.exec(request.url()) ?? [];
    if (!what || !['POST', 'PATCH', 'DELETE'].includes(request.method())) return;
    const key = `${request.method()} ${what}`;
    writes.set(key, (writes.get(key) ?? 0) + 1);
  });
  return writes;
}

describe('on a slow device, a double click with Enter', () => {
  it('puts a visitor on the waitlist once, and mails one link', async ({ page }) => {
    const writes = countWrites(page);
    await page.goto('/#signup');
    await page.locator('#signup').getByLabel('Email').fill(freshEmail('waitlist'));
    await hammer(page, page.getByRole('button', { name: 'Join the waitlist' }));
    await expect(toast(page, 'Pre-signup successful!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(toast(page, 'Email already registered')).toHaveCount(0);
    expect(writes.get('POST signup_emails')).toBe(1);

    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await hammer(page, page.getByRole('button', { name: 'Send magic link' }));
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(writes.get('POST otp')).toBe(1);
  });

  it('makes, renames and deletes a report once, with one photo @double-submit-1', async ({
    page,
    person,
  }) => {
    const writes = countWrites(page);
    await openDashboard(page);
    await page.getByRole('button', { name: 'New Report', exact: true }).click();
    await page.getByRole('textbox', { name: 'Report Title' }).fill('Weir');
    await hammer(page, page.getByRole('button', { name: 'Create Report', exact: true }));
    await expect(page).toHaveURL(/\/upload\/[0-9a-f-]{36}$/);
    const { data } = await person.client.from('reports').select('id').throwOnError();
    expect(data).toHaveLength(1);
    expect(writes.get('POST reports')).toBe(1);

    const file = fileOnDisk('wall.jpg', drawnPhotoBytes(1)[0]!);
    await Promise.all([chooseFiles(page, [file]), chooseFiles(page, [file])]);
    await expectAllStored(page, 1);
    await expectStoredOnceEach(person, data[0]!.id, 1);
    expect(writes.get('POST observations')).toBe(1);

    await openDashboard(page);
    const menu = page.getByRole('button', { name: 'Actions for Weir' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Report title' }).fill('Footbridge');
    await hammer(page, page.getByRole('button', { name: 'Save title' }));
    await expect(page.getByRole('link', { name: 'Footbridge' })).toBeVisible();
    expect(writes.get('PATCH reports')).toBe(1);

    await page.getByRole('button', { name: 'Actions for Footbridge' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    // Focused before it can be pressed, it would leave the keys to "Cancel".
    await expect(confirm).toBeEnabled();
    await confirm.focus();
    await expect(confirm).toBeFocused();
    await hammer(page, confirm);
    await expect(page.getByText('Report deleted', { exact: true })).toHaveCount(1);
    await expect(page.getByText(/^Get started by creating/)).toBeVisible();
    expect(writes.get('DELETE reports')).toBe(1);
    expect(writes.get('POST delete_report_files')).toBe(1);
  });

  it('deletes all reports once', async ({ page, person }) => {
    const writes = countWrites(page);
    await person.client
      .from('reports')
      .insert([
        { title: 'One', user_id: person.id },
        { title: 'Two', user_id: person.id },
      ])
      .throwOnError();
    await openDashboard(page);
    await askToDeleteAll(page);
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete All' });
    // Focused before it can be pressed, it would leave the keys to "Cancel".
    await expect(confirm).toBeEnabled();
    await confirm.focus();
    await expect(confirm).toBeFocused();
    await hammer(page, confirm);
    await expect(
      page.getByText('Successfully deleted 2 reports and associated data.'),
    ).toBeVisible();
    expect(writes.get('DELETE reports')).toBe(1);
    expect(writes.get('POST delete_report_files')).toBe(2);
  });
});
