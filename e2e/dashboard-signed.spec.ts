import type { Page } from '@playwright/test';
import { findFaults, WCAG } from './accessibility-check.ts';
import { askToDeleteAll, card, choose, listTitles } from './dashboard-screen.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';
import { signRevision } from '../testing/sign-revision.ts';

async function seedSigned(person: Person, title: string, labels: string[]): Promise<string> {
  const id = await seedReport(person, title);
  for (const label of labels) {
    await person.client.from('reports').update({ weather: label }).eq('id', id).throwOnError();
    await signRevision({ ...person, reportId: id }, { label });
  }
  return id;
}

it('what was signed is counted before the account, named before a report and before all', async ({
  page,
  person,
}) => {
  const id = await seedSigned(person, 'Pier 4', ['A', 'B']);
  await seedSigned(person, 'Weir', ['P01', 'P02']);
  await seedReport(person, 'Never signed');
  await it.step('before the account is deleted', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      '4 signed revisions will be deleted too: download your data first.',
    );
  });
  await it.step('before its report is deleted, and its label is typed', () =>
    deleteReport(page, person, id),
  );
  await it.step('with its reports before all are deleted', () => deleteAll(page));
});

async function deleteReport(page: Page, person: Person, id: string) {
  await page.goto('/reports');
  await expect(card(page, 'Pier 4')).toBeVisible();
  await choose(page, 'Pier 4', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this report?' });
  await expect(dialog).toContainText('2 signed revisions will be deleted too.');
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Revision B, signed \d+ \w+ \d{4}/,
    /^Revision A, signed \d+ \w+ \d{4}/,
  ]);
  expect(await findFaults(page, WCAG)).toEqual([]);
  const last = dialog.getByRole('button', { name: 'Delete', exact: true });
  await expect(last).toBeDisabled();
  await dialog.getByLabel('Type B to confirm').fill('A');
  await expect(last).toBeDisabled();

  await dialog.getByRole('link', { name: 'Revision A' }).click();
  await expect(page).toHaveURL(new RegExp(`/export/${id}\\?revision=`));
  await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeVisible();

  await page.goto('/reports');
  await choose(page, 'Pier 4', 'Delete');
  await dialog.getByLabel('Type B to confirm').fill(' b ');
  await last.click();
  await expect(
    page.getByText('The report and all associated data have been removed.'),
  ).toBeVisible();
  expect(await listTitles(person)).not.toContain('Pier 4');
}

async function deleteAll(page: Page) {
  await page.goto('/reports');
  await expect(card(page, 'Weir')).toBeVisible();
  await askToDeleteAll(page);
  const dialog = page.getByRole('alertdialog', { name: 'Delete all reports?' });
  await expect(dialog).toContainText('This will permanently delete all 2 reports');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').filter({ hasText: '“Weir”' })).toContainText([
    'Revision P02',
    'Revision P01',
  ]);
  const last = dialog.getByRole('button', { name: 'Delete All' });
  await expect(last).toBeDisabled();
  await dialog.getByLabel('Type 2 signed revisions to confirm').fill('2 signed revisions');
  await last.click();
  await expect(page.getByText('Successfully deleted 2 reports and associated data.')).toBeVisible();
}
