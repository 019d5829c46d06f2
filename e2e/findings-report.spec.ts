import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport, storePhotoAndRendition } from '../testing/reports.ts';
import { toast } from './toast.ts';

const FINDINGS = 20;
const PHOTOS = 50;
const DRAWN = 40;

/** 20 findings with 50 photos, of which 40 are drawn on; half of the findings have words, the joined rows have none. */
async function seedFindings(person: Person): Promise<{ reportId: string; ids: string[] }> {
  const { client, id: userId } = person;
  const reportId = await seedReport(person, 'Harbour wall');
  const report = { ...person, reportId };
  const photos = await Promise.all(
    drawnPhotoBytes(5).map((bytes) => storePhotoAndRendition(report, bytes)),
  );
  const rows = Array.from({ length: PHOTOS }, (_, index) => ({
    photo: photos[index % photos.length]!,
  }));
  const ids = await seedObservations(person, reportId, rows);
  // Once all photos are there: a text is bound to those of its day.
  await client
    .from('observations')
    .update({
      element: 'Quay wall',
      defect: 'Open joint, see Photo 21, mark 1',
      recommendation: 'Repoint',
    })
    .in('id', ids.slice(0, FINDINGS / 2))
    .throwOnError();
  const mark = { id: 'm', kind: 'number', points: [[0.4, 0.6]], colour: 'red', text: 'open' };
  const drawing = { marks: [{ ...mark, number: 1 }], last: 1, turn: 0, crop: null };
  await client.from('observations').update({ drawing }).in('id', ids.slice(10)).throwOnError();
  const others = ids.slice(FINDINGS);
  for (const [number, finding_id] of ids.slice(0, FINDINGS).entries()) {
    const joined = others.filter((_, index) => index % FINDINGS === number);
    await client.from('observations').update({ finding_id }).in('id', joined).throwOnError();
  }
  await client
    .from('letterheads')
    .insert({ user_id: userId, firm_name: 'Hart & Pole LLP', author_name: 'Ada Pole' })
    .throwOnError();
  return { reportId, ids };
}

async function exportReport(page: Page, format: 'docx' | 'pdf'): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export Report (.${format})` }).click(),
  ]);
  return new Uint8Array(await readFile(await download.path()));
}

const readDocumentXml = (file: Uint8Array) =>
  Buffer.from(unzipSync(file)['word/document.xml'] ?? []).toString();
const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

it('takes 20 findings with 50 photos and 40 marks through every step', async ({ page, person }) => {
  const { reportId } = await seedFindings(person);
  const { client } = person;
  const table = () =>
    client
      .from('observations')
      .select('*')
      .eq('report_id', reportId)
      .order('position')
      .throwOnError();

  // Only the findings are read.
  await page.goto(`/upload/${reportId}`);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(`/observations/${reportId}`);
  const { data: analysed } = await table();
  expect(analysed.filter(({ outcome }) => outcome !== null)).toHaveLength(FINDINGS);
  expect(
    analysed.filter(({ finding_id, outcome }) => finding_id !== null && outcome !== null),
  ).toEqual([]);
  expect(analysed.filter(({ drawing }) => drawing !== null)).toHaveLength(DRAWN);
  await client
    .from('observations')
    .update({ element: 'Bay', defect: 'Spalling', recommendation: 'Make good' })
    .in(
      'id',
      analysed.slice(FINDINGS / 2, FINDINGS).map(({ id }) => id),
    )
    .throwOnError();

  await page.goto(`/discussion/${reportId}`);
  await expect(page.getByRole('textbox', { name: 'Discussion' })).not.toHaveValue('');

  // The other arrangements are read in src/document/word/compare/findings-in-word.test.ts.
  const layout = { arrangement: 'defects' };
  await client.from('reports').update({ layout }).eq('id', reportId).throwOnError();
  await page.goto(`/export/${reportId}`);
  const xml = readDocumentXml(await exportReport(page, 'docx'));
  expect(countMatches(xml, /w:name="photo_\d+"/g)).toBe(PHOTOS);
  expect(countMatches(xml, /<pic:pic/g)).toBe(PHOTOS);
  await page.goto(`/export/${reportId}`);
  const pdf = Buffer.from(await exportReport(page, 'pdf'));
  expect(countMatches(pdf.toString('latin1'), /\/S \/Figure\b/g)).toBe(PHOTOS);

  await page.goto(`/export/${reportId}`);
  await page.getByRole('button', { name: 'Sign this revision' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign revision 1?' });
  await expect(dialog).toContainText('20 rows');
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(toast(page, 'Revision signed')).toBeVisible();
  await page.getByRole('link', { name: 'Export revision 1' }).click();
  await expect(page).toHaveURL(/revision=/);
  const signed = readDocumentXml(await exportReport(page, 'docx'));
  // Drawings and findings that change after the signature are not in it.
  await client
    .from('observations')
    .update({ drawing: null, finding_id: null })
    .eq('report_id', reportId)
    .throwOnError();
  await page.reload();
  expect(readDocumentXml(await exportReport(page, 'docx'))).toBe(signed);

  await client.from('reports').update({ layout: {} }).eq('id', reportId).throwOnError();
  await page.goto(`/export/${reportId}`);
  const file = await exportReport(page, 'docx');
  await page.getByRole('link', { name: 'Edited it in Word? Bring the changes back' }).click();
  const buffer = Buffer.from(file);
  await page
    .getByLabel('Choose the edited Word file')
    .setInputFiles({ name: 'back.docx', mimeType: '', buffer });
  await expect(
    page.getByText('Nothing in this file differs from how it was exported.'),
  ).toBeVisible();
});
