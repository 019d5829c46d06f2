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

  it('needs all three texts @e2e-observations-editing-2', async ({ page, person }) => {
    await openReport(page, person, 1);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill(' ');
    await field(page, /Defect/).fill('');
    await field(page, /Recommendation/).fill('\n');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Element description is required')).toBeVisible();
    await expect(page.getByText('Defect description is required')).toBeVisible();
    await expect(page.getByText('Recommendation is required')).toBeVisible();
    await expect(field(page, /Element/)).toBeFocused();
    await field(page, /Element/).fill('Wall');
    await expect(page.getByText('Element description is required')).toHaveCount(0);
  });

  it('is given up with Escape, which brings the earlier texts back @e2e-observations-editing-3', async ({
    page,
    person,
  }) => {
    await openReport(page, person, 1);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Element/).fill('Wrong');
    await page.keyboard.press('Escape');
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await expect(field(page, /Element/)).toHaveValue('Concrete soffit 1');
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

  it('goes one row at a time, and asks before text is lost @e2e-observations-editing-4', async ({
    page,
    person,
  }) => {
    await openReport(page, person, 3);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await page.getByRole('button', { name: 'Edit photo 2' }).click();
    await expect(field(page, /Element/)).toHaveCount(1);
    await expect(field(page, /Element/)).toHaveValue('Concrete soffit 2');
    await field(page, /Element/).fill('Half a thought');
    await page.getByRole('button', { name: 'Edit photo 3' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, /Element/)).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Edit photo 3' }).click();
    await question.getByRole('button', { name: 'Discard and edit the other row' }).click();
    await expect(field(page, /Element/)).toHaveValue('Concrete soffit 3');
    await expect(rows(page).nth(1)).toContainText('Concrete soffit 2');
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
