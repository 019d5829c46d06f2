import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8 } from 'fflate';
import { findFaults, findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { type ChosenFile, oldWordFile, wordFile } from './template-files.ts';
import { toast } from './toast.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard, signInBrowser } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';
import { readZip } from '../testing/read-zip.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

const choose = (page: Page, file: ChosenFile | string) =>
  page.getByLabel('Choose a Word template').setInputFiles(file);
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function sampleFile(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the sample template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Plumbline-template.docx');
  return download.path();
}

async function seedSeen(person: Person): Promise<string> {
  const reportId = await seedReport(person, 'Harbour Road car park');
  await seedObservations(person, reportId, [
    { element: 'Brick wall', defect: 'Stepped cracking', recommendation: 'Monitor' },
    { element: 'Soffit', defect: 'Spalling', recommendation: 'Make safe' },
  ]);
  return reportId;
}

async function readLayout({ client }: Person, reportId: string) {
  const { data } = await client
    .from('reports')
    .select('layout')
    .eq('id', reportId)
    .single()
    .throwOnError();
  return data.layout;
}

async function exportText(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await expect(page.getByText('Report exported successfully!')).toBeVisible();
  const parts = readZip(await readFile(await download.path()));
  return strFromU8(parts['word/document.xml']!).replace(/<[^>]+>/g, ' ');
}

it('Word templates: refused, used for a report, in another tab, copied from, and kept', async ({
  page,
  context,
  browser,
  host,
  person,
}) => {
  await it.step(
    'what is no Word file is refused in a sentence, and nothing is stored',
    async () => {
      await page.goto('/templates');
      const large = { name: 'Film.docx', mimeType: '', buffer: Buffer.alloc(6 * 1024 * 1024) };
      for (const file of [oldWordFile('Old.docx'), large]) {
        await choose(page, file);
        const refusal = page.getByRole('alert');
        await expect(refusal).toContainText(`${file.name} can’t be used`);
        await expect(refusal).toContainText(/\.$/);
      }
      await expect(page.getByRole('alert')).toContainText('6.0 MB');
      const { data } = await person.client.from('document_templates').select('id').throwOnError();
      expect(data).toEqual([]);
    },
  );

  await it.step('a report is written into the firm’s own file', () => writeIntoOwn(page, person));

  await it.step('another tab follows, and another person sees nothing', async () => {
    await page.goto('/templates');
    const other = await context.newPage();
    await other.goto('/templates');
    // A tab that is still loading hears of nothing.
    await expect(card(other, 'House style')).toBeVisible();
    await choose(page, wordFile('House.docx', ['{{title}}']));
    await expect(card(other, 'House')).toBeVisible();
    const strangers = await browser.newContext({ baseURL: host.url });
    const stranger = await signInBrowser(strangers, host.url);
    const theirs = await strangers.newPage();
    await theirs.goto('/templates');
    await expect(theirs.getByRole('region', { name: 'How it works' })).toBeVisible();
    const { data } = await stranger.client.from('document_templates').select('id').throwOnError();
    expect(data).toEqual([]);
    await strangers.close();
    await other.close();
  });

  await it.step('every placeholder is copied by keyboard', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/templates');
    const title = page.getByRole('button', { name: 'Copy {{title}}' });
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('{{title}} copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{title}}');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByText(/^\{\{(?!title)\w+\}\} copied$/)).toBeAttached();
  });

  await it.step('a stored file comes back as it is kept', async () => {
    await page.goto('/templates');
    await choose(page, wordFile('Haus/stil.dotx', ['{{title}}', 'Prüfbericht']));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download Haus/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/stil\.docx$/);
    const parts = readZip(await readFile(await download.path()));
    expect(strFromU8(parts['word/document.xml']!)).toContain('Prüfbericht');
    const { data } = await person.client
      .from('document_templates')
      .select('name, found')
      .throwOnError();
    expect(data).toContainEqual({ name: 'Haus/stil', found: ['title'] });
  });

  await it.step('has no fault in either theme and fits a phone when it is filled', () =>
    expectNoFault(page),
  );
});

async function writeIntoOwn(page: Page, person: Person) {
  const reportId = await seedSeen(person);
  await openDashboard(page);
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: 'Word Templates' }).click();
  await expect(page).toHaveURL('/templates');
  await expect(page).toHaveTitle(/Word Templates/);
  await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible();
  await choose(page, await sampleFile(page));
  await expect(page.getByRole('list', { name: 'Word templates' })).toContainText(
    '{{observations}}',
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('House style');
  await name.press('Enter');
  await expect(toast(page, 'Name saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'How it works' })).toHaveCount(0);
  await expect(card(page, 'House style')).not.toContainText('did you mean');

  await choose(
    page,
    wordFile('Short form.docx', [
      'OUR OWN WORDS',
      '{{ title }}',
      '{{observations}}',
      '{{observation}}',
    ]),
  );
  const short = card(page, 'Short form');
  await expect(short).toContainText('Saved, and made safe:');
  await expect(short).toContainText('{{observation}}: did you mean {{observations}}?');
  await expect(short).toContainText('Not in the file: {{discussion}} and {{recommendation}}.');

  await page.goto(`/preview/${reportId}`);
  await page.getByText('Template', { exact: true }).click();
  const choice = page.getByLabel('Word template');
  await choice.selectOption('Short form');
  await expect(page.getByText('The PDF keeps Plumbline’s layout.')).toBeVisible();
  await expect(page.getByText('Printed as it stands: {{observation}}.')).toBeVisible();
  await expect
    .poll(() => readLayout(person, reportId))
    .toHaveProperty('template', expect.any(String));
  await page.reload();
  await expect(choice).toHaveValue(/^[0-9a-f-]{36}$/);

  await page.goto(`/export/${reportId}`);
  const text = await exportText(page, 'Export Report (.docx)');
  for (const words of ['OUR OWN WORDS', 'Harbour Road car park', 'Stepped cracking', 'Make safe']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('{{observation}}');
  expect(text).not.toContain('{{observations}}');

  await page.goto('/templates');
  await page.getByRole('button', { name: 'Delete Short form' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 report uses it.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'Word template deleted')).toBeVisible();
  await expect(short).toHaveCount(0);

  await page.goto(`/export/${reportId}`);
  await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
  await expect(page.getByRole('alert')).toContainText('was deleted');
  const own = await exportText(page, 'Export in Plumbline’s layout');
  expect(own).toContain('Stepped cracking');
  expect(own).not.toContain('OUR OWN WORDS');
}

async function expectNoFault(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/templates');
  const unknown = ['{{observation}}', `{{${'w'.repeat(70)}}}`];
  await choose(page, wordFile(`${'W'.repeat(110)}.docx`, ['{{title}}', ...unknown]));
  await expect(page.getByText('Saved, and made safe:')).toBeVisible();
  await choose(page, oldWordFile(`${'M'.repeat(100)}.docx`));
  await expect(page.getByRole('alert')).toBeVisible();
  // In the dark, only colours differ, and they do not by width.
  expect(await findFaults(page, WCAG)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await findFaultsInBothThemes(page, WCAG)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}
