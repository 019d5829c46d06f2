import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import type { Person } from './fixtures.ts';
import {
  describe,
  expect,
  freshEmail,
  it,
  seedObservations,
  seedReport,
  signIn,
} from './fixtures.ts';
import { drawnPhotos } from './site-photos.ts';

const [WALL, ROOF] = drawnPhotos(2).map((path) => readFileSync(path)) as [Buffer, Buffer];

async function seedEverything(person: Person): Promise<{ roof: string; wall: string }> {
  const roof = await seedReport(person, 'Roof: north/south "A"');
  await seedObservations(person, roof, [
    { photo: ROOF, element: 'Gutter', defect: 'Blocked', recommendation: 'Clear it.' },
    { element: 'Flashing' },
    { photo: WALL, element: 'Parapet' },
  ]);
  const wall = await seedReport(person, 'roof: North/South "a"');
  await seedObservations(person, wall, [{ photo: WALL, element: 'Brick wall' }]);
  const section = { report_id: roof, user_id: person.id, heading: 'Discussion' };
  await person.backend
    .from('sections')
    .insert({ ...section, paragraph: 'See Photo 1.' })
    .throwOnError();
  const style = { user_id: person.id, style_hint: 'Short sentences, please.' };
  await person.backend.from('style_profiles').upsert(style).throwOnError();
  await person.backend.rpc('take_analyst_allowance', { p_task: 'analysis', p_limit: 9 });
  return { roof, wall };
}

async function downloadedArchive(page: Page): Promise<JSZip> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download (my data|again)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Plumbline-data-\d{4}-\d\d-\d\d\.zip$/);
  return JSZip.loadAsync(await readFile(await download.path()), { checkCRC32: true });
}

/** How many drafts and waiting photos this device keeps. */
function kept(page: Page): Promise<{ drafts: number; photos: number }> {
  return page.evaluate(async () => {
    const asked = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((settle, fail) => {
        request.onsuccess = () => {
          settle(request.result);
        };
        request.onerror = () => {
          fail(new Error('IndexedDB'));
        };
      });
    const database = await asked(indexedDB.open('plumbline-photos'));
    const photos = await asked(database.transaction('pictures').objectStore('pictures').count());
    database.close();
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('plumbline-draft'));
    return { drafts: drafts.length, photos };
  });
}

const jsonIn = async (archive: JSZip, path: string) =>
  JSON.parse(await archive.file(path)!.async('string')) as Record<
    string,
    Record<string, unknown>[]
  >;

it('a person downloads every row and every photo of theirs', async ({
  page,
  person,
  browser,
  host,
}) => {
  const stranger = await signIn(await browser.newPage(), host.url);
  await seedReport(stranger, 'Not yours');
  const { roof } = await seedEverything(person);
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: 'Your Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();

  const archive = await downloadedArchive(page);
  await expect(page.getByText('3 photos, all complete.')).toBeVisible();
  const first = 'reports/Roof north south A';
  expect(Object.keys(archive.files).sort()).toEqual(
    [
      'README.txt',
      'data.json',
      `${first}/photos/Photo 1.jpg`,
      `${first}/photos/Photo 3.jpg`,
      `${first}/report.json`,
      `${first}/report.txt`,
      'reports/roof North South a (2)/photos/Photo 1.jpg',
      'reports/roof North South a (2)/report.json',
      'reports/roof North South a (2)/report.txt',
    ].sort(),
  );
  const photo = await archive.file(`${first}/photos/Photo 3.jpg`)!.async('nodebuffer');
  expect(photo.equals(WALL)).toBe(true);

  const data = await jsonIn(archive, 'data.json');
  expect(data['account']).toEqual({ id: person.id, email: person.email });
  const stored = await Promise.all(
    (['reports', 'observations', 'sections', 'style_profiles', 'analyst_usage'] as const).map(
      async (table) => {
        const { data: rows } = await person.backend.from(table).select('*').throwOnError();
        return [table, rows] as const;
      },
    ),
  );
  for (const [table, rows] of stored) {
    expect(rows.length, table).toBeGreaterThan(0);
    expect(data[table], table).toHaveLength(rows.length);
    expect(data[table], table).toEqual(expect.arrayContaining(rows));
  }
  const report = await jsonIn(archive, `${first}/report.json`);
  expect(report['id']).toBe(roof);
  expect(report['observations']?.map(({ element }) => element)).toEqual([
    'Gutter',
    'Flashing',
    'Parapet',
  ]);
  expect(await archive.file(`${first}/report.txt`)!.async('string')).toContain('See Photo 1.');
});

describe('a photo that is gone', () => {
  it.use({ expectedConsoleErrors: [/404/] });

  it('is named on the screen and in the archive, its small version in its place', async ({
    page,
    person,
  }) => {
    const { wall } = await seedEverything(person);
    const folder = `${person.id}/${wall}`;
    const bucket = person.backend.storage.from('inspection_photos');
    const { data: files } = await bucket.list(folder);
    const full = files!
      .filter(({ name }) => !name.includes('.small.'))
      .map(({ name }) => `${folder}/${name}`);
    await bucket.remove(full);

    await page.goto('/account');
    const archive = await downloadedArchive(page);
    await expect(page.getByText('1 of 3 photos could not be downloaded in full')).toBeVisible();
    const line = 'roof: North/South "a", Photo 1: only its small version';
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    expect(await archive.file('not-complete.txt')!.async('string')).toContain(line);
    expect(archive.file(/Photo 1 \(small\)\.jpg$/)).toHaveLength(1);
  });
});

describe('deleting the account', () => {
  // Signing out of an account that is gone is refused, which the client takes for done.
  it.use({ expectedConsoleErrors: [/\/auth\/v1\/logout|ERR_FAILED/] });

  it('takes everything, here too, and leads to the landing page', async ({
    page,
    person,
    browser,
    host,
  }) => {
    const stranger = await signIn(await browser.newPage(), host.url);
    await seedReport(stranger, 'Not yours');
    const { roof } = await seedEverything(person);
    const { data: rows } = await person.backend.from('observations').select('photo').throwOnError();
    // What this device keeps: a text that is not saved, and a photo that could not be stored.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/style');
    await page.getByRole('textbox').fill('A draft that is not saved');
    await page.route('**/storage/v1/object/inspection_photos/**', (route) => route.abort());
    await page.goto(`/upload/${roof}`);
    await page.locator('input[type=file]').first().setInputFiles(drawnPhotos(3)[2]!);
    await expect.poll(() => kept(page)).toEqual({ drafts: 1, photos: 1 });

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
    const { data: theirs } = await stranger.backend.from('reports').select('title').throwOnError();
    expect(theirs).toEqual([{ title: 'Not yours' }]);
    // The same address begins anew, with nothing.
    await signIn(page, host.url, person.email);
    await expect(
      page.getByText('Get started by creating your first inspection report.'),
    ).toBeVisible();
  });
});

describe('a deletion that fails', () => {
  it.use({ expectedConsoleErrors: [/503|409/] });

  it('keeps the account, says what happened and goes on at the next try', async ({
    page,
    host,
  }) => {
    const email = freshEmail();
    const person = await signIn(page, host.url, email);
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
    await dialog.getByRole('textbox').fill(email);
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
