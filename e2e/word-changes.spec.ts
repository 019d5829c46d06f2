import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from '../testing/browser/fixtures.ts';
import { storedPhotos } from '../testing/browser/stored-photos.ts';
import {
  measurePicture,
  measureDifference,
  SAME_PICTURE,
} from '../testing/browser/measure-picture.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

async function seedExportable(person: Person): Promise<string> {
  const reportId = await seedReport(person, 'Harbour Road car park');
  await seedObservations(person, reportId, [
    { element: 'Brick wall', defect: 'Stepped cracking', recommendation: 'Monitor' },
    { element: 'Parapet', defect: 'Spalling', recommendation: 'Repair as for Photo 1' },
    { element: 'Soffit', defect: 'Damp staining', recommendation: 'Make safe' },
  ]);
  const discussion = 'Photos 1 and 3 matter most.\n\n*  one\n*  two';
  await person.client
    .from('sections')
    .insert({
      report_id: reportId,
      user_id: person.id,
      heading: 'Discussion',
      paragraph: discussion,
    })
    .throwOnError();
  return reportId;
}

async function exportWord(page: Page, reportId: string): Promise<Uint8Array> {
  await page.goto(`/export/${reportId}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Report (.docx)' }).click(),
  ]);
  await page.getByRole('link', { name: 'Edited it in Word? Bring the changes back' }).click();
  return new Uint8Array(await readFile(await download.path()));
}

function edited(file: Uint8Array, edits: Record<string, string>): Buffer {
  const parts = unzipSync(file);
  const path = 'word/document.xml';
  let xml = strFromU8(parts[path]!);
  for (const [old, now] of Object.entries(edits)) {
    expect(xml).toContain(`>${old}<`);
    xml = xml.replaceAll(`>${old}<`, `>${now}<`);
  }
  return Buffer.from(zipSync({ ...parts, [path]: strToU8(xml) }));
}

const choose = (page: Page, buffer: Buffer, name = 'edited.docx') =>
  page.getByLabel('Choose the edited Word file').setInputFiles({ name, mimeType: '', buffer });

const readRows = async (person: Person, reportId: string) =>
  (
    await person.client
      .from('observations')
      .select('id, element, defect, recommendation')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError()
  ).data;

it('changes from Word: those that were chosen, captions, rows, other reports’ files, pictures', async ({
  page,
  person,
}) => {
  await it.step(
    'brings the changes from Word back, those that were chosen and no other',
    async () => {
      const reportId = await seedExportable(person);
      const file = await exportWord(page, reportId);
      await expect(page).toHaveURL(`/changes/${reportId}`);
      await person.client
        .from('observations')
        .update({ element: 'Soffit, changed here' })
        .eq('id', (await readRows(person, reportId))[2]!.id)
        .throwOnError();

      await choose(
        page,
        edited(file, {
          'Brick wall': 'Brick wall of the stair',
          Spalling: 'Spalling, 20 mm deep',
          Soffit: 'Soffit, changed in Word',
          two: 'two and a half',
        }),
      );
      await expect(page.getByText(/^4 changes to review/u)).toBeVisible();
      const conflict = page.getByRole('group', { name: 'Photo 3 · Element' });
      await expect(conflict).toContainText('Changed in Word and changed here');
      await expect(page.getByRole('button', { name: 'Apply 3 changes' })).toBeDisabled();
      expect(await readRows(person, reportId)).toMatchObject([{ element: 'Brick wall' }, {}, {}]);

      await conflict.getByLabel('Accept the text from Word').check();
      const refused = page.getByRole('group', { name: 'Photo 2 · Defect' });
      await refused.getByLabel('Keep current').focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Apply 3 changes' }).click();
      await expect(page.getByText('3 changes were written.')).toBeVisible();
      expect(await readRows(person, reportId)).toMatchObject([
        {
          element: 'Brick wall of the stair',
          defect: 'Stepped cracking',
          recommendation: 'Monitor',
        },
        { element: 'Parapet', defect: 'Spalling', recommendation: 'Repair as for Photo 1' },
        {
          element: 'Soffit, changed in Word',
          defect: 'Damp staining',
          recommendation: 'Make safe',
        },
      ]);
      const sections = person.client.from('sections').select('paragraph').eq('report_id', reportId);
      const { data } = await sections.eq('heading', 'Discussion').throwOnError();
      // The marks that were typed stay where nothing was changed.
      expect(data).toEqual([
        { paragraph: 'Photos 1 and 3 matter most.\n\n*  one\n- two and a half' },
      ]);

      await page.getByRole('button', { name: 'Undo: Photo 1 · Element' }).click();
      await expect(page.getByText('Undone')).toBeVisible();
      expect(await readRows(person, reportId)).toMatchObject([{ element: 'Brick wall' }, {}, {}]);
    },
  );

  await it.step('brings a caption back, and lists what has no place in the report', async () => {
    const reportId = await seedExportable(person);
    const file = await exportWord(page, reportId);
    const parts = unzipSync(file);
    const run = (words: string) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const captioned = strFromU8(parts['word/document.xml']!)
      .replace(
        /(<w:p>(?:(?!<\/w:p>).)*w:name="photo_1"(?:(?!<\/w:p>).)*)<\/w:p>/su,
        `$1${run(': crack 2–4 mm, bay 7')}</w:p>`,
      )
      .replace('<w:tbl>', `<w:p>${run('To be agreed with the owner')}</w:p><w:tbl>`);
    const changed = zipSync({ ...parts, 'word/document.xml': strToU8(captioned) });
    await choose(page, Buffer.from(changed));
    await expect(page.getByText('1 change to review, 1 more listed.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Also changed in Word, not brought back (1)' }),
    ).toContainText('“To be agreed with the owner”');
    await expect(page.getByRole('group', { name: 'Photo 1 · Caption' })).toBeVisible();
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(page.getByText('1 change was written.')).toBeVisible();
    const { data } = await person.client
      .from('observations')
      .select('caption')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError();
    expect(data.map(({ caption }) => caption)).toEqual(['crack 2–4 mm, bay 7', '', '']);
  });

  await it.step(
    'asks about rows, and has one sentence for each file that is none of this report',
    async () => {
      const reportId = await seedExportable(person);
      const file = await exportWord(page, reportId);

      const parts = unzipSync(file);
      const xml = strFromU8(parts['word/document.xml']!);
      const rows = xml.match(/<w:tr>.*?<\/w:tr>|<w:tr .*?<\/w:tr>/gsu)!;
      const moved = xml.replace(rows[2]!, rows[1]!.replaceAll('Brick wall', 'A copy'));
      const changed = zipSync({ ...parts, 'word/document.xml': strToU8(moved) });
      await choose(page, Buffer.from(changed));
      await expect(page.getByText(/^2 changes to review/u)).toBeVisible();
      const write = page.getByRole('button', { name: /^Apply/ });
      await expect(write).toHaveText('Apply 0 changes');
      await page.getByRole('button', { name: 'Accept all' }).click();
      await expect(write).toHaveText('Apply 1 change');
      await page.getByLabel('Delete this observation').check();
      await write.click();
      await expect(page.getByText('2 changes were written.')).toBeVisible();
      expect((await readRows(person, reportId)).map(({ element }) => element)).toEqual([
        'Brick wall',
        'A copy',
        'Soffit',
      ]);
      await page.getByRole('button', { name: 'Undo: Photo 2 is not in the file any more' }).click();
      await page.getByRole('button', { name: 'Undo: A new row behind Photo 1' }).click();
      await expect(page.getByText('Undone')).toHaveCount(2);
      expect((await readRows(person, reportId)).map(({ element }) => element)).toEqual([
        'Brick wall',
        'Parapet',
        'Soffit',
      ]);

      const other = await seedReport(person, 'Another report');
      await page.goto(`/changes/${other}`);
      await choose(page, Buffer.from(file));
      await expect(page.getByRole('alert')).toContainText(
        'This file was exported from another report of yours, “Harbour Road car park”.',
      );
      await choose(page, Buffer.from('%PDF-1.7'), 'report.pdf');
      await expect(page.getByRole('alert')).toContainText('This is not a Word document.');
    },
  );

  await it.step(
    'replaces a photo by the picture that stands in its place in Word, and takes that back',
    () => replacePicture(page, person),
  );
});

async function replacePicture(page: Page, person: Person) {
  const [before, inWord] = drawnPhotoBytes(2) as [Buffer, Buffer];
  const reportId = await seedReport(person, 'Harbour Road car park');
  await seedObservations(person, reportId, [{ element: 'Brick wall', photo: before }]);
  const parts = unzipSync(await exportWord(page, reportId));
  const path = Object.keys(parts).find((name) => name.startsWith('word/media/'))!;
  const lookAtStored = async () => {
    const [stored] = await storedPhotos(person, reportId);
    return measurePicture(page, stored!.photo);
  };

  await choose(page, Buffer.from(zipSync({ ...parts, [path]: inWord })));
  const card = page.getByRole('group', { name: 'The picture of Photo 1 was replaced in Word' });
  await expect(card.getByRole('img', { name: 'The picture: In Word' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply 0 changes' })).toBeDisabled();
  await card.getByLabel('Replace the photo here').check();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('1 change was written.')).toBeVisible();
  const other = await measurePicture(page, inWord);
  expect(measureDifference(await lookAtStored(), other)).toBeLessThan(SAME_PICTURE);

  await page.getByRole('button', { name: /^Undo: The picture of Photo 1/ }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  const old = await measurePicture(page, before);
  expect(measureDifference(old, other)).toBeGreaterThan(SAME_PICTURE);
  expect(measureDifference(await lookAtStored(), old)).toBeLessThan(SAME_PICTURE);
}
