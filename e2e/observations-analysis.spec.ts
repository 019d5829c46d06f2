import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { encodeJpeg } from '../testing/drawing/develop.ts';
import { drawSitePhoto } from '../testing/drawing/draw-site-photo.ts';
import { darken } from '../testing/drawing/spoil-photo.ts';
import { chooseFiles, expectAllStored } from '../testing/browser/stored-photos.ts';
import { fileOnDisk } from './file-on-disk.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { hoverRow, rows, TEXTS } from './observations-screen.ts';

it('the analyst measures, goes on with what is lacking, and replaces words only when asked to', async ({
  page,
  person,
}) => {
  const drawn = drawSitePhoto({ kind: 'concrete-crack', width: 640, height: 480, seed: 1 });
  const light = encodeJpeg(drawn);

  await it.step('asks for another photo where the upload measured one as too dark', async () => {
    const reportId = await seedReport(person);
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, [
      fileOnDisk('a-dark.jpg', encodeJpeg(darken(drawn, 0.05))),
      fileOnDisk('b-light.jpg', light),
    ]);
    await expectAllStored(page, 2);
    await page.goto(`/observations/${reportId}`);
    await expect(rows(page).nth(0)).toContainText('too dark');
    expect(await readRows(person, reportId)).toMatchObject([
      { photo_fault: 'too dark', outcome: 'nothing_inspectable' },
      { photo_fault: 'none', outcome: 'not_assessed' },
    ]);
  });

  await it.step('goes on with what is still lacking when the screen is opened', async () => {
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
    const stored = await readRows(person, reportId);
    // Photos that the analyst cannot judge have an outcome too, and are not asked about again.
    expect(stored.slice(0, 2).map(({ outcome }) => outcome)).not.toContain(null);
    expect(stored[2]).toMatchObject(TEXTS);
  });

  const reportId = await seedReport(person);
  const own = ['Concrete soffit 1', 'Concrete soffit 2'].map((element) => ({ ...TEXTS, element }));
  const fault = { photo: light, photo_fault: 'too dark' as const };
  await seedObservations(
    person,
    reportId,
    own.map((texts) => ({ ...texts, ...fault })),
  );
  await it.step(
    'replaces a row’s texts when asked to, and gives them back on Undo @observations-analysis-1',
    async () => {
      await page.goto(`/observations/${reportId}`);
      await replaceTextsOfOne(page);
      expect(await readRows(person, reportId)).toMatchObject(own);
    },
  );

  await it.step('replaces those of all that is selected, and gives them back', async () => {
    await page.reload();
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
});

async function replaceTextsOfOne(page: Page) {
  const row = rows(page).first();
  const again = async () => {
    await hoverRow(page, 1);
    await page.getByRole('button', { name: 'Analyse photo 1 again' }).click();
    // The words are the person's: they do not go unasked.
    const question = page.getByRole('alertdialog', { name: 'Replace the words of photo 1?' });
    await question.getByRole('button', { name: 'Analyse again' }).click();
  };
  await again();
  await expect(page.getByText('Photo 1 was analysed again')).toBeVisible();
  await expect(row).not.toContainText('Concrete soffit 1');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toContainText('Concrete soffit 1');
  await expect(row).toContainText('Written');

  await again();
  await expect(row).not.toContainText('Concrete soffit 1');
  await page.reload();
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions…' }).click();
  await page.getByRole('button', { name: /replaced by a new analysis/ }).click();
  await page.getByRole('button', { name: 'Put this version back' }).click();
  await expect(row).toContainText('Concrete soffit 1');
}

async function readRows(person: Person, reportId: string) {
  const all = person.client.from('observations').select('*').eq('report_id', reportId);
  return (await all.order('position').throwOnError()).data;
}
