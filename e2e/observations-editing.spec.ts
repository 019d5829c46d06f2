import type { Browser, Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { field, openReport, rows, TEXTS } from './observations-screen.ts';

it('a row is edited: what is typed is saved, fits its field, and is not lost', async ({
  page,
  person,
  browser,
}) => {
  const { reportId, ids } = await openReport(page, person, 2);

  await it.step('saves its trimmed texts with Ctrl+Enter @e2e-observations-editing-1', async () => {
    await page.getByRole('button', { name: 'Edit photo 2' }).click();
    await expect(field(page, /Element/)).toBeFocused();
    for (const box of await page.locator('textarea').all()) {
      expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(80);
    }
    await field(page, /Element/).fill('  Parapet  ');
    await field(page, /Defect/).fill('Loose <coping> & joints\nsecond line');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(rows(page).nth(1)).toContainText('Parapet');
    await expect(page.getByRole('button', { name: 'Edit photo 2' })).toBeFocused();
    const { data } = await person.client.from('observations').select('*').eq('id', ids[1]!);
    expect(data).toMatchObject([
      { element: 'Parapet', defect: 'Loose <coping> & joints\nsecond line' },
    ]);
    expect(data![0]!.updated_at > data![0]!.created_at).toBe(true);
  });

  await it.step('is as high as its text: lines added, taken away, or narrower', () =>
    growAndShrink(page),
  );

  await it.step('survives a reload, and leaving asks first', async () => {
    await page.getByRole('button', { name: 'Edit photo 2' }).click();
    await field(page, /Defect/).fill('Unsaved words');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, /Defect of photo 2/)).toHaveValue('Unsaved words');
    await page.getByRole('link', { name: 'Next' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL(`/observations/${reportId}`);
    await page.getByRole('link', { name: 'Next' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(`/discussion/${reportId}`);
  });

  await it.step('loses no word between two browsers, and shows the conflict', async () => {
    await page.goto(`/observations/${reportId}`);
    await expect(rows(page)).toHaveCount(2);
    await writeInTwoBrowsers(page, browser);
    // The row shows what is being saved.
    const kept = ['Diagonal crack', 'Words of the first browser'];
    await expect.poll(() => keptDefects(person, ids[0]!)).toEqual(kept);
  });
});

async function growAndShrink(page: Page) {
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  const defect = field(page, /Defect/);
  const height = async () => (await defect.boundingBox())!.height;
  const scrolls = () => defect.evaluate((one) => one.scrollHeight > one.clientHeight);
  const atFirst = await height();
  await defect.press('Control+End');
  await page.keyboard.type('\nOne line\nand another\nand a third'.repeat(2));
  expect(await scrolls()).toBe(false);
  expect(await height()).toBeGreaterThan(atFirst + 40);
  await page.setViewportSize({ width: 800, height: 900 });
  await defect.fill(`${TEXTS.defect} ${'of the whole width '.repeat(8)}`);
  await page.setViewportSize({ width: 770, height: 900 });
  await expect.poll(scrolls).toBe(false);
  await defect.fill(TEXTS.defect);
  expect(await height()).toBe(atFirst);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** A second browser of the same person: what it has read is as old as when it opened the report. */
async function writeInTwoBrowsers(page: Page, browser: Browser) {
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(page.url());
  await expect(rows(second)).toHaveCount(2);
  const write = async (where: Page, text: string) => {
    await where.getByRole('button', { name: 'Edit photo 1' }).click();
    await where.getByRole('textbox', { name: /Defect/ }).fill(text);
  };
  await write(page, 'Words of the first browser');
  await write(second, 'Words of the second browser');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).first()).toContainText('Words of the first browser');
  await second.keyboard.press('Control+Enter');
  const conflict = second.getByRole('dialog').or(second.getByRole('alertdialog'));
  await expect(conflict).toContainText('Words of the first browser');
  await expect(conflict).toContainText('Words of the second browser');
  await conflict.getByRole('radio', { name: /^Yours/ }).check();
  await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(rows(second).first()).toContainText('Words of the second browser');
  await other.close();
}

async function keptDefects(person: Person, id: string) {
  const { data } = await person.client
    .from('versions')
    .select('kept')
    .eq('subject_id', id)
    .order('kept_at');
  return data?.map(({ kept }) => (kept as { defect: string }).defect);
}
