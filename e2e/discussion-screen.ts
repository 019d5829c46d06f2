import type { Page } from '@playwright/test';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

export const SAVED = {
  Discussion: 'As found, see Photo 2.',
  Recommendation: 'Repair Photo 1 first.',
};

export const ROW = {
  element: 'Retaining wall',
  defect: 'Diagonal crack',
  recommendation: 'Monitor for six months',
};

export function box(page: Page, name: 'Discussion' | 'Recommendation') {
  return page.getByRole('textbox', { name, exact: true });
}

export function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Save Changes' });
}

async function storeSections(person: Person, reportId: string, texts: Record<string, string>) {
  const sections = Object.entries(texts).map(([heading, paragraph]) => ({
    report_id: reportId,
    user_id: person.id,
    heading,
    paragraph,
  }));
  await person.client.from('sections').insert(sections).throwOnError();
}

export async function storedSections(person: Person, reportId: string) {
  const { data } = await person.client
    .from('sections')
    .select('heading, paragraph')
    .eq('report_id', reportId);
  return Object.fromEntries((data ?? []).map(({ heading, paragraph }) => [heading, paragraph]));
}

/** A report with two described rows and both sections saved, open on the page. */
export async function openSaved(page: Page, person: Person, texts: Record<string, string> = SAVED) {
  const reportId = await seedReport(person, 'Harbour wall');
  await seedObservations(
    person,
    reportId,
    drawnPhotoBytes(2).map((photo) => ({ ...ROW, photo })),
  );
  await storeSections(person, reportId, texts);
  await page.goto(`/discussion/${reportId}`);
  return reportId;
}
