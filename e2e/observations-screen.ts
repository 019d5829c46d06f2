import type { Page } from '@playwright/test';
import { expect } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { makeProposal } from '../testing/app/rows.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport, storePhotoAndRendition } from '../testing/reports.ts';

export const TEXTS = {
  element: 'Concrete soffit',
  defect: 'Diagonal crack',
  recommendation: 'Monitor for six months',
};

/** A report with `count` described rows ("Concrete soffit 1" …), each with a photo, open on the page. */
export async function openReport(page: Page, person: Person, count: number) {
  return openDescribed(page, person, await seedReport(person), drawnPhotoBytes(count));
}

/** As `openReport`, with one stored photo in all rows: where their order counts, and not what they show. */
export async function openReportOfOnePhoto(page: Page, person: Person, count: number) {
  const reportId = await seedReport(person);
  const [bytes] = drawnPhotoBytes(1);
  const photo = await storePhotoAndRendition({ ...person, reportId }, bytes);
  return openDescribed(
    page,
    person,
    reportId,
    Array.from({ length: count }, () => photo),
  );
}

async function openDescribed(
  page: Page,
  person: Person,
  reportId: string,
  photos: readonly (string | Uint8Array)[],
) {
  const ids = await seedObservations(
    person,
    reportId,
    photos.map((photo, index) => ({
      ...TEXTS,
      element: `${TEXTS.element} ${index + 1}`,
      photo,
    })),
  );
  await page.goto(`/observations/${reportId}`);
  await expect(rows(page)).toHaveCount(photos.length);
  return { reportId, ids };
}

/** Words and particulars that an analyst puts into a row. */
interface Said {
  element?: string;
  defect?: string;
  urgency?: 'soon';
  location?: string;
}

/** Stores an analyst's answer in these rows, which nobody has checked; the rest of it is only in the proposal. */
export async function propose(
  person: Person,
  ids: string[],
  changes: Said = {},
  rest: Parameters<typeof makeProposal>[0] = {},
) {
  const said = { ...TEXTS, outcome: 'defect', severity: 'major', ...changes } as const;
  const proposal = makeProposal({ ...said, analyst: 'eyes-1', ...rest });
  const update = person.client.from('observations').update({ ...said, proposal });
  await update.in('id', ids).throwOnError();
}

/** The rows without the heading. */
export function rows(page: Page) {
  return page.getByRole('rowgroup').nth(1).getByRole('row');
}

/** Brings a row under the hand: most of its buttons show themselves there alone. */
export async function hoverRow(page: Page, number: number): Promise<void> {
  await rows(page)
    .nth(number - 1)
    .hover();
}

export function field(page: Page, name: RegExp) {
  return page.getByRole('textbox', { name });
}

export async function listElements(person: Person, reportId: string): Promise<string[]> {
  const { data } = await person.client
    .from('observations')
    .select('element')
    .eq('report_id', reportId)
    .order('position')
    .order('created_at');
  return (data ?? []).map(({ element }) => element);
}
