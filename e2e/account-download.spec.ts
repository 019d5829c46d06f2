import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { readZip } from '../testing/read-zip.ts';
import { fillAccount } from './fill-account.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';
import { signIn } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';

/** Contents by path. */
type Archive = Record<string, Uint8Array>;

async function downloadedArchive(page: Page): Promise<Archive> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download (my data|again)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Plumbline-data-\d{4}-\d\d-\d\d\.zip$/);
  return readZip(await readFile(await download.path()));
}

const readText = (archive: Archive, path: string) => strFromU8(archive[path]!);
const readJson = (archive: Archive, path: string) =>
  JSON.parse(readText(archive, path)) as Record<string, Record<string, unknown>[]>;

it('a person downloads every row and every photo of theirs', async ({ page, person, host }) => {
  const stranger = await signIn(host.url);
  await seedReport(stranger, 'Not yours');
  const { roof, wallPhoto } = await fillAccount(person);
  await openDashboard(page);
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: 'Your Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();

  // No caller can write a cost, and the built-in analyst has none.
  const cost = { report_id: roof, user_id: person.id, task: 'photo', analyst: 'eyes-1', calls: 1 };
  await page.route('**/rest/v1/analyst_costs*', (route) => route.fulfill({ json: [cost] }));
  const archive = await downloadedArchive(page);
  await expect(page.getByText('3 photos, all complete.')).toBeVisible();
  const first = 'reports/Roof north south A';
  expect(Object.keys(archive).sort()).toEqual(
    [
      'README.txt',
      'data.json',
      'firm and author/firm and author.txt',
      'firm and author/signature.png',
      'word templates/House style.docx',
      `${first}/photos/Photo 1.jpg`,
      `${first}/photos/Photo 3.jpg`,
      `${first}/report.json`,
      `${first}/report.txt`,
      'reports/roof North South a (2)/photos/Photo 1.jpg',
      'reports/roof North South a (2)/report.json',
      'reports/roof North South a (2)/report.txt',
    ].sort(),
  );
  const photo = Buffer.from(archive[`${first}/photos/Photo 3.jpg`]!);
  expect(photo.equals(wallPhoto)).toBe(true);

  expect(readText(archive, 'word templates/House style.docx')).toBe('PK\x03\x04');

  const data = readJson(archive, 'data.json');
  expect(data['document_templates']).toMatchObject([{ file: 'word templates/House style.docx' }]);
  expect(data['account']).toEqual({ id: person.id, email: person.email });
  const stored = await Promise.all(
    (
      [
        'reports',
        'observations',
        'sections',
        'style_profiles',
        'analyst_usage',
        'consistency_reviews',
        'letterheads',
      ] as const
    ).map(async (table) => {
      const { data: rows } = await person.client.from(table).select('*').throwOnError();
      return [table, rows] as const;
    }),
  );
  expect(data['analyst_costs']).toEqual([cost]);
  for (const [table, rows] of stored) {
    expect(rows.length, table).toBeGreaterThan(0);
    expect(data[table], table).toHaveLength(rows.length);
    expect(data[table], table).toEqual(expect.arrayContaining(rows));
  }
  const report = readJson(archive, `${first}/report.json`);
  expect(report['id']).toBe(roof);
  expect(report['observations']?.map(({ element }) => element)).toEqual([
    'Gutter',
    'Flashing',
    'Parapet',
  ]);
  expect(readText(archive, `${first}/report.txt`)).toContain('See Photo 1.');
});

describe('a photo that is gone', () => {
  it.use({ expectedConsoleErrors: [/404/] });

  it('is named on the screen and in the archive, its small version in its place', async ({
    page,
    person,
  }) => {
    const { wall } = await fillAccount(person);
    const folder = `${person.id}/${wall}`;
    const bucket = person.client.storage.from('inspection_photos');
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
    expect(readText(archive, 'not-complete.txt')).toContain(line);
    const small = Object.keys(archive).filter((path) => path.endsWith('Photo 1 (small).jpg'));
    expect(small).toHaveLength(1);
  });
});
