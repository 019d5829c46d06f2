import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { findFaults, WCAG } from './accessibility-check.ts';
import { toast } from './toast.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

/** A signature that came too late; the seeded photo may lack its rendition. */
it.use({ expectedConsoleErrors: [[/status of (409|40[04])/], { scope: 'test' }] });

async function seedSignable(person: Person): Promise<{ reportId: string; rows: string[] }> {
  const photo = drawnPhotoBytes(1)[0]!;
  const reportId = await seedReport(person, 'Harbour Road car park');
  const { client, id } = person;
  await client
    .from('letterheads')
    .upsert({
      user_id: id,
      firm_name: 'Hart & Pole LLP',
      author_name: 'Ada Pole',
      author_letters: '',
    })
    .throwOnError();
  await client
    .from('reports')
    .update({ layout: { signature: true, revisions: true } })
    .eq('id', reportId)
    .throwOnError();
  const rows = await seedObservations(person, reportId, [
    { photo, element: 'Brick wall', defect: 'Stepped cracking', recommendation: 'Monitor' },
    { element: 'Soffit', defect: 'As in Photo 1', recommendation: 'Make safe' },
  ]);
  return { reportId, rows };
}

/** Presses Sign on a report that changed since it was shown, which signs nothing, and again. */
async function signWhatWasChanged(page: Page, sign: Locator): Promise<void> {
  await sign.click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'The report was changed meanwhile, and nothing was signed.',
  );
  await sign.click();
  await expect(toast(page, 'Revision signed')).toBeVisible();
}

async function exportDocument(page: Page): Promise<{ name: string; xml: string; foot: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Report (.docx)' }).click(),
  ]);
  await expect(page.getByText('Report exported successfully!')).toBeVisible();
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const readPart = (path: string) => Buffer.from(files[path] ?? []).toString();
  return {
    name: download.suggestedFilename(),
    xml: readPart('word/document.xml'),
    foot: readPart('word/footer1.xml'),
  };
}

it(
  'a report is signed by keyboard, and the revision stays what it was',
  { tag: '@every-setup' },
  async ({ page, person }) => {
    const { reportId, rows } = await seedSignable(person);
    await page.goto(`/export/${reportId}`);
    await expect(page.getByText('No revision of this report is signed.')).toBeVisible();
    const sign = page.getByRole('button', { name: 'Sign this revision' });
    // A key does not wait for what is to be signed.
    await expect(sign).toBeEnabled();
    await sign.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Sign revision 1?' });
    await expect(dialog).toContainText('This is no qualified electronic signature');
    await expect(dialog).toContainText('2 rows, both sections');
    await expect(dialog).toContainText(`Signed by Ada Pole (${person.email})`);
    expect(await findFaults(page, WCAG)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change your name' }).press('Enter');
    await dialog.getByLabel('Letters after the name').focus();
    await page.keyboard.type('CEng MICE');
    expect(await findFaults(page, WCAG)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
    await expect(toast(page, 'Revision signed')).toBeVisible();
    await expect(page.getByText('Nothing has changed since revision 1.')).toBeVisible();
    await expect(page.getByText(/Revision 1, signed .* by Ada Pole CEng MICE/)).toBeVisible();
    expect(await findFaults(page, WCAG)).toEqual([]);

    await page.getByRole('link', { name: 'Export revision 1' }).press('Enter');
    await expect(page).toHaveURL(/revision=/);
    const first = await exportDocument(page);
    expect(first.name).toMatch(/^InspectionReport-\d{4}-\d\d-\d\d-revision-1\.docx$/);
    expect(first.xml).toContain('Signed by Ada Pole CEng MICE on');
    expect(first.xml).not.toContain(person.email);
    expect(first.xml).not.toContain('Early access');

    const { client } = person;
    await client
      .from('observations')
      .update({ defect: 'Wide cracking' })
      .eq('id', rows[0]!)
      .throwOnError();
    await client.from('observations').delete().eq('id', rows[1]!).throwOnError();
    await client
      .from('reports')
      .update({ weather: 'Rain', title: 'Changed' })
      .eq('id', reportId)
      .throwOnError();
    await page.reload();
    await expect(
      page.getByText('Changed since revision 1: 1 row, 1 row removed, title, weather.'),
    ).toBeVisible();
    expect((await exportDocument(page)).xml).toBe(first.xml);

    await page.getByRole('link', { name: 'View revision 1' }).click();
    const sheet = page.getByRole('article', { name: 'Report preview' });
    await expect(sheet).toContainText('Harbour Road car park');
    await expect(sheet).toContainText('Stepped cracking');
    await page.getByRole('link', { name: 'View the report as it stands' }).click();
    await expect(sheet).toContainText('Wide cracking');

    await page.goto(`/export/${reportId}`);
    await page.getByRole('button', { name: 'Sign this revision' }).click();
    const label = page.getByLabel('Revision', { exact: true });
    await label.fill('1');
    const last = page.getByRole('button', { name: 'Sign', exact: true });
    await expect(last).toBeDisabled();
    await expect(page.getByText('This report has a signed revision 1 already.')).toBeVisible();
    await label.fill('B');
    await last.click();
    await expect(page.getByText(/Revision B, signed/)).toBeVisible();
    await page.getByRole('button', { name: 'What changed since revision 1' }).press('Enter');
    await expect(page.getByText('Photo 1 changed')).toBeVisible();
    await expect(page.locator('del', { hasText: 'Stepped cracking' })).toBeVisible();
    await expect(page.locator('ins', { hasText: 'Wide cracking' })).toBeVisible();

    // The same again is no other revision; its label is the report's, and the next one follows from it.
    await page.getByRole('button', { name: 'Sign this revision' }).click();
    await expect(page.getByRole('heading', { name: 'Sign revision C?' })).toBeVisible();
    await last.click();
    const dialogAgain = page.getByRole('alertdialog');
    await expect(dialogAgain).toContainText('nothing has changed since revision B');
    await dialogAgain.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Export revision B' }).click();
    const second = await exportDocument(page);
    expect(second.name).toMatch(/^InspectionReport-\d{4}-\d\d-\d\d-revision-B\.docx$/);
    expect(second.xml).toContain('>B<');
  },
);
it('signing: with a first name, rows unchecked, references broken, and a draft after it', async ({
  page,
  person,
}) => {
  await it.step(
    'the first signature saves the name that it is signed with, and refuses what was changed meanwhile',
    async () => {
      const reportId = await seedReport(person, 'Harbour Road car park');
      await seedObservations(person, reportId, [{ element: 'Post', defect: 'Rust' }]);
      await page.goto(`/export/${reportId}`);
      await page.getByRole('button', { name: 'Sign this revision' }).click();
      const dialog = page.getByRole('alertdialog');
      const sign = dialog.getByRole('button', { name: /^Sign/ });
      await expect(sign).toBeDisabled();
      await dialog.getByLabel('Name', { exact: true }).fill('Ada Pole');
      await dialog.getByLabel('Letters after the name').fill('CEng');
      await expect(sign).toBeEnabled();
      // The signed content is the one on the screen, also when the name is saved in between.
      await person.client
        .from('reports')
        .update({ weather: 'Rain' })
        .eq('id', reportId)
        .throwOnError();
      await signWhatWasChanged(page, sign);
      await expect(page.getByText(/Revision 1, signed .* by Ada Pole CEng/)).toBeVisible();
      const { data } = await person.client
        .from('letterheads')
        .select('author_name, author_letters')
        .single();
      expect(data).toEqual({ author_name: 'Ada Pole', author_letters: 'CEng' });
    },
  );

  await it.step(
    'rows that nobody checked are signed only by saying so, and are named',
    async () => {
      const { reportId, rows } = await seedSignable(person);
      const texts = { element: 'Post', defect: 'Rust', recommendation: 'Paint' };
      await person.client
        .from('observations')
        .insert({
          report_id: reportId,
          user_id: person.id,
          position: 3,
          ...texts,
          proposal: { analyst: 'gpt-9', ...texts },
        })
        .throwOnError();
      await page.goto(`/export/${reportId}`);
      await page.getByText('Waits for your check of 1 row.').click();
      await page.getByRole('button', { name: 'Sign this revision' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByRole('link', { name: 'Photo 3' })).toBeVisible();
      const sign = dialog.getByRole('button', { name: 'Sign with 1 row that nobody checked' });
      await expect(sign).toBeDisabled();
      await dialog.getByLabel('I sign with these rows unchecked').check();

      // Somebody edits in another tab meanwhile: nothing is signed, and the screen shows what there is.
      await person.client
        .from('observations')
        .update({ defect: 'Wide cracking' })
        .eq('id', rows[0]!)
        .throwOnError();
      await signWhatWasChanged(page, sign);
      await page.getByRole('link', { name: 'View revision 1' }).click();
      const sheet = page.getByRole('article', { name: 'Report preview' });
      await expect(sheet).toContainText(
        'No person had checked these observations when it was signed: 3.',
      );
      await expect(sheet).toContainText('1 was proposed by an analyst and checked by nobody');
      await sheet.getByText('No person had checked').scrollIntoViewIfNeeded();
    },
  );

  await it.step(
    'references that lead nowhere are named before they are signed, and signed only by saying so',
    async () => {
      const { reportId, rows } = await seedSignable(person);
      const { client, id } = person;
      await client
        .from('sections')
        .insert({
          report_id: reportId,
          user_id: id,
          heading: 'Discussion',
          paragraph: 'As Photos 1 and 2 show. See also Photo 61.',
        })
        .throwOnError();
      await client.from('observations').delete().eq('id', rows[0]!).throwOnError();
      await page.goto(`/export/${reportId}`);
      await page.getByRole('button', { name: 'Sign this revision' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(
        'The Discussion refers to a deleted photo: “Photos [deleted] and 1”.',
      );
      await expect(dialog).toContainText('refers to photo 61, which this report does not have');
      await expect(dialog).toContainText('Photo 1 refers to a deleted photo: “Photo [deleted]”.');
      expect(await findFaults(page, WCAG)).toEqual([]);
      const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
      await expect(sign).toBeDisabled();
      await dialog.getByLabel('I sign with these references broken').check();
      await sign.click();
      await expect(toast(page, 'Revision signed')).toBeVisible();
    },
  );

  await it.step(
    'a report that was signed and edited is exported as a draft after its last revision',
    async () => {
      const { reportId, rows } = await seedSignable(person);
      const { client } = person;
      await client.from('reports').update({ revision: 'B' }).eq('id', reportId).throwOnError();
      await page.goto(`/export/${reportId}`);
      await page.getByRole('button', { name: 'Sign this revision' }).click();
      await page.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(page.getByText(/Revision B, signed/)).toBeVisible();
      await client
        .from('observations')
        .update({ defect: 'Wide' })
        .eq('id', rows[0]!)
        .throwOnError();
      await page.goto(`/preview/${reportId}`);
      const sheet = page.getByRole('article', { name: 'Report preview' });
      await expect(sheet.getByText('Draft after revision B')).toHaveCount(2);
      await page.goto(`/export/${reportId}`);
      const { xml, foot } = await exportDocument(page);
      expect(xml).toContain('Draft after revision B');
      expect(xml).not.toContain('>B<');
      expect(foot).toContain('Draft after revision B');

      await page.getByRole('link', { name: 'Export revision B' }).click();
      const issued = await exportDocument(page);
      expect(issued.foot).toContain('Revision B · Issued');
      expect(issued.foot).not.toContain('Draft');
    },
  );
});
