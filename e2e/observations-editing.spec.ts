import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { field, openReport, rows, TEXTS } from './observations-screen.ts';

describe('editing a row', () => {
  it('saves its trimmed texts with Ctrl+Enter @e2e-observations-editing-1', async ({
    page,
    person,
  }) => {
    const { ids } = await openReport(page, person, 2);
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

  it('is as high as its text, whether lines are added, taken away or narrower', async ({
    page,
    person,
  }) => {
    await openReport(page, person, 1);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    const defect = field(page, /Defect/);
    const height = async () => (await defect.boundingBox())!.height;
    const scrolls = () => defect.evaluate((one) => one.scrollHeight > one.clientHeight);
    const atFirst = await height();
    await defect.press('Control+End');
    await page.keyboard.type('\nOne line\nand another\nand a third'.repeat(2));
    expect(await scrolls()).toBe(false);
    const grown = await height();
    expect(grown).toBeGreaterThan(atFirst + 40);
    await page.setViewportSize({ width: 800, height: 900 });
    await defect.fill(`${TEXTS.defect} ${'of the whole width '.repeat(8)}`);
    await page.setViewportSize({ width: 770, height: 900 });
    await expect.poll(scrolls).toBe(false);
    await defect.fill(TEXTS.defect);
    expect(await height()).toBe(atFirst);
  });

  it('survives a reload, and leaving asks first', async ({ page, person }) => {
    const { reportId } = await openReport(page, person, 2);
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
});
