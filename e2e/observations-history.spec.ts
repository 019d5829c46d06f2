import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { hoverRow, listElements, openReport, rows } from './observations-screen.ts';

describe('the history of a report', () => {
  it('brings a deleted photo back to its place, after a reload too', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 3);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toContainText('Nothing was deleted from this report');
    await page.keyboard.press('Escape');

    await hoverRow(page, 2);
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await page.getByRole('button', { name: 'History' }).click();
    const deleted = history.getByRole('listitem', { name: 'Concrete soffit 2 · Diagonal crack' });
    await expect(deleted).toContainText('30 days left');
    await expect(deleted.getByRole('img')).toHaveJSProperty('complete', true);
    await deleted.getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByText('Photo brought back as Photo 2.')).toBeVisible();
    await expect(deleted).toHaveCount(0);
    expect(await listElements(person, reportId)).toEqual(
      [1, 2, 3].map((n) => `Concrete soffit ${n}`),
    );
    await page.keyboard.press('Escape');
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
  });

  it('deletes for good when asked twice, with the files', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 2);
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Delete photo 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    const files = async () => {
      const bucket = person.client.storage.from('inspection_photos');
      return (await bucket.list(`${person.id}/${reportId}`)).data?.length;
    };
    expect(await files()).toBe(4);
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this photo for good?' });
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible();
    expect(await files()).toBe(2);
    const { data } = await person.client.from('versions').select('id');
    expect(data).toEqual([]);
  });
});

/** A second browser of the same person: what it has read is as old as when it opened the report. */
it('two browsers on one report lose no word of a row, and show the conflict', async ({
  page,
  person,
  browser,
  context,
  host,
}) => {
  const { reportId, ids } = await openReport(page, person, 1);
  const other = await browser.newContext({ storageState: await context.storageState() });
  const second = await other.newPage();
  await second.goto(`${host.url}/observations/${reportId}`);
  await expect(rows(second)).toHaveCount(1);
  const write = async (where: typeof page, text: string) => {
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
  const keptDefects = async () => {
    const { data } = await person.client
      .from('versions')
      .select('kept')
      .eq('subject_id', ids[0] ?? '')
      .order('kept_at');
    return data?.map(({ kept }) => (kept as { defect: string }).defect);
  };
  // The row shows what is being saved.
  await expect.poll(keptDefects).toEqual(['Diagonal crack', 'Words of the first browser']);
  await other.close();
});
