import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { encodeJpeg } from '../testing/drawing/develop.ts';
import { drawSitePhoto } from '../testing/drawing/draw-site-photo.ts';
import { darken } from '../testing/drawing/spoil-photo.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { drawnPhotoBytes, PHOTO_ELSEWHERE } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { hoverRow, rows, TEXTS } from './observations-screen.ts';

describe('the analyst', () => {
  it('asks for another photo where the upload measured that one is too dark', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    const drawn = drawSitePhoto({ kind: 'concrete-crack', width: 1600, height: 1200, seed: 1 });
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, [
      fileOnDisk('a-dark.jpg', encodeJpeg(darken(drawn, 0.05))),
      fileOnDisk('b-light.jpg', encodeJpeg(drawn)),
    ]);
    await expectAllStored(page, 2);
    await page.goto(`/observations/${reportId}`);
    await expect(rows(page).nth(0)).toContainText('too dark');
    const { data } = await person.client
      .from('observations')
      .select('photo_fault, outcome')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError();
    expect(data).toEqual([
      { photo_fault: 'too dark', outcome: 'nothing_inspectable' },
      { photo_fault: 'none', outcome: 'not_assessed' },
    ]);
  });

  it('goes on with what is still lacking when the screen is opened', async ({ page, person }) => {
    const reportId = await seedReport(person);
    const [first, second, third] = drawnPhotoBytes(3);
    await seedObservations(person, reportId, [
      { photo: first! },
      { photo: second!, element: 'My own words' },
      { photo: third!, ...TEXTS },
    ]);
    await page.goto(`/observations/${reportId}`);
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible();
    await expect(page.getByText(/^2 photo\(s\) looked at/)).toBeVisible();
    await expect(rows(page).nth(1)).toContainText('My own words');
    const { data } = await person.client.from('observations').select('*').order('position');
    // Photos that the analyst cannot judge have an outcome too, and are not asked about again.
    expect(data!.slice(0, 2).map(({ outcome }) => outcome)).not.toContain(null);
    expect(data![2]).toMatchObject(TEXTS);
  });

  it('replaces a row’s texts when asked to, and gives them back on Undo @observations-analysis-1', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    const soffit = drawSitePhoto({ kind: 'concrete-crack', width: 640, height: 480, seed: 1 });
    const dark = encodeJpeg(soffit);
    const own = { ...TEXTS, element: 'Concrete soffit 1' };
    const ids = await seedObservations(person, reportId, [
      { ...own, photo: dark, photo_fault: 'too dark' },
    ]);
    await page.goto(`/observations/${reportId}`);
    const again = async () => {
      await hoverRow(page, 1);
      await page.getByRole('button', { name: 'Analyse photo 1 again' }).click();
      // The words are the person's: they do not go unasked.
      const question = page.getByRole('alertdialog', { name: 'Replace the words of photo 1?' });
      await question.getByRole('button', { name: 'Analyse again' }).click();
    };
    await again();
    await expect(page.getByText('Photo 1 was analysed again')).toBeVisible();
    await expect(rows(page).first()).not.toContainText('Concrete soffit 1');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    await expect(rows(page).first()).toContainText('Written');

    await again();
    await expect(rows(page).first()).not.toContainText('Concrete soffit 1');
    await page.reload();
    await page.getByRole('button', { name: 'More for photo 1' }).click();
    await page.getByRole('menuitem', { name: 'Earlier versions…' }).click();
    await page.getByRole('button', { name: /replaced by a new analysis/ }).click();
    await page.getByRole('button', { name: 'Put this version back' }).click();
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    const { data } = await person.client.from('observations').select('*').eq('id', ids[0]!);
    expect(data).toMatchObject([{ ...TEXTS, element: 'Concrete soffit 1' }]);
  });

  it('replaces the texts of all that is selected through the queue, and gives them back', async ({
    page,
    person,
  }) => {
    const reportId = await seedReport(person);
    const soffit = drawSitePhoto({ kind: 'concrete-crack', width: 640, height: 480, seed: 1 });
    const photo = encodeJpeg(soffit);
    const own = ['Concrete soffit 1', 'Concrete soffit 2'].map((element) => ({
      ...TEXTS,
      element,
      photo,
      photo_fault: 'too dark' as const,
    }));
    await seedObservations(person, reportId, own);
    await page.goto(`/observations/${reportId}`);
    await rows(page).first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Analyse again: 2 selected' }).click();
    const question = page.getByRole('alertdialog', { name: 'Replace the words of 2 rows?' });
    await question.getByRole('button', { name: 'Analyse again' }).click();
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible();
    for (const row of [0, 1]) await expect(rows(page).nth(row)).not.toContainText('soffit');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    for (const row of [0, 1]) await expect(rows(page).nth(row)).toContainText(own[row]!.element);
  });

  describe('that is not asked about a photo', () => {
    it.use({ expectedConsoleErrors: [/400|404/] });

    it('says why, for one row @observations-analysis-2', async ({ page, person }) => {
      const reportId = await seedReport(person);
      await seedObservations(person, reportId, [{ ...TEXTS, photo: PHOTO_ELSEWHERE }]);
      await page.goto(`/observations/${reportId}`);
      await hoverRow(page, 1);
      await page.getByRole('button', { name: 'Analyse photo 1 again' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Analyse again' }).click();
      await expect(page.getByText('Analysis failed', { exact: true })).toBeVisible();
      await expect(rows(page).first()).toContainText(TEXTS.element);
    });
  });
});
