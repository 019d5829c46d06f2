import type { BrowserContext, Page } from '@playwright/test';
import { closedGate } from './closed-gate.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { rows, TEXTS } from './observations-screen.ts';

interface Answer {
  status: number;
  json: { success: boolean; error?: string; code?: string };
}

const UNDER_WAY: Answer = {
  status: 409,
  json: { success: false, error: 'This photo is being looked at.', code: 'already_under_way' },
};

/**
 * Stands in for the analyst in all tabs: it describes the row, or answers as `answer` says. Each photo is analysed once
 * at a time; `asked` are those under way.
 */
async function heldAnalyst(
  context: BrowserContext,
  person: Person,
  answer: (id: string) => Answer | null = () => null,
) {
  const asked: string[] = [];
  const held = { gate: closedGate() };
  const underWay = new Set<string>();
  await context.route('**/functions/v1/analyze_photos', async (route) => {
    const { observation_id: id } = route.request().postDataJSON() as { observation_id: string };
    if (underWay.has(id)) return route.fulfill(UNDER_WAY);
    underWay.add(id);
    asked.push(id);
    await held.gate.opened;
    underWay.delete(id);
    const other = answer(id);
    if (!other) await describeRow(person, id);
    // Anyone who asked may be gone by now.
    await route.fulfill(other ?? { json: { success: true } }).catch(() => undefined);
  });
  return { asked, held };
}

async function describeRow(person: Person, id: string) {
  const words = { ...TEXTS, outcome: 'defect' as const };
  await person.client.from('observations').update(words).eq('id', id).throwOnError();
}

async function openReport(page: Page, person: Person, count: number) {
  const reportId = await seedReport(person);
  const ids = await seedObservations(
    person,
    reportId,
    drawnPhotoBytes(count).map((photo) => ({ photo })),
  );
  await page.goto(`/observations/${reportId}`);
  return { reportId, ids };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const complete = (page: Page) => page.getByText('Analysis complete', { exact: true });

describe('an analysis in two tabs', () => {
  it.use({ expectedConsoleErrors: [/409/] });

  it('has each photo asked about once, is seen and paused in both, and outlives either', async ({
    page,
    context,
    person,
  }) => {
    const { asked, held } = await heldAnalyst(context, person);
    const { reportId } = await openReport(page, person, 11);
    await expect.poll(() => asked.length).toBe(4);
    const other = await context.newPage();
    await other.goto(`/observations/${reportId}`);
    await expect(other.getByText('Analysing 0 / 11 photos...')).toBeVisible();
    await expect(page.getByText(/^Photos 1, 2, 3 and 4 are being looked at/)).toBeVisible();
    // The first tab's questions show here; this tab continues with those after them.
    await expect(other.getByText(/^Photos 1, 2, 3, 4, 5, 6, 7 and 8 are being/)).toBeVisible();
    expect(asked).toHaveLength(8);

    await button(other, 'Pause').click();
    await expect(page.getByText('Paused at 0 / 11 photos')).toBeVisible();
    held.gate.open();
    await expect(page.getByText('Paused at 4 / 11 photos')).toBeVisible();
    // The rows of both arrive in both.
    await expect(rows(other).nth(3)).toContainText(TEXTS.defect);
    await expect(rows(page).nth(7)).toContainText(TEXTS.defect);
    expect(asked).toHaveLength(8);

    held.gate = closedGate();
    await button(other, 'Resume').click();
    await expect.poll(() => asked.length).toBe(11);
    await page.close();
    held.gate.open();
    await expect(rows(other).nth(10)).toContainText(TEXTS.defect);
    await expect(complete(other)).toBeVisible();
    await expect(button(other, 'Pause')).toHaveCount(0);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('an analysis that is called off', () => {
  it('sends nothing further, also after a reload, until a person asks', async ({
    page,
    context,
    person,
  }) => {
    const { asked, held } = await heldAnalyst(context, person);
    await openReport(page, person, 6);
    await expect.poll(() => asked.length).toBe(4);
    await button(page, 'Cancel analysis').click();
    await expect(page.getByText('6 photos are not described in full yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('6 photos are not described in full yet')).toBeVisible();
    expect(asked).toHaveLength(4);
    held.gate.open();
    await button(page, 'Analyse these photos').click();
    await expect(complete(page)).toBeVisible();
  });

  it('goes on by itself after a reload in the middle', async ({ page, context, person }) => {
    const { asked, held } = await heldAnalyst(context, person);
    await openReport(page, person, 5);
    await expect.poll(() => asked.length).toBe(4);
    await page.reload();
    held.gate.open();
    await expect(complete(page)).toBeVisible();
    await expect(rows(page).nth(4)).toContainText(TEXTS.defect);
  });
});

describe('an analyst that does not answer at once', () => {
  it.use({ expectedConsoleErrors: [/409|503/] });

  it('is not asked again about a photo that is looked at for another device', async ({
    page,
    context,
    person,
  }) => {
    let isElsewhere = true;
    const { asked, held } = await heldAnalyst(context, person, () => {
      const error = 'This photo is being looked at.';
      const json = { success: false, error, code: 'already_under_way' };
      return isElsewhere ? { status: 409, json } : null;
    });
    held.gate.open();
    const { ids } = await openReport(page, person, 1);
    await expect.poll(() => asked.length).toBe(1);
    await describeRow(person, ids[0] ?? '');
    isElsewhere = false;
    await expect(complete(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('that has no credit is asked about no further photo, and the screen says so once', async ({
    page,
    context,
    person,
  }) => {
    const error = 'The provider’s account has no credit.';
    const json = { success: false, error, code: 'analyst_no_credit' };
    const { asked, held } = await heldAnalyst(context, person, () => ({ status: 503, json }));
    held.gate.open();
    await openReport(page, person, 7);
    await expect(page.getByText('7 photos are not described in full yet')).toBeVisible();
    await expect(page.getByRole('note').filter({ hasText: error })).toBeVisible();
    expect(asked).toHaveLength(4);
    await expect(button(page, 'Resume')).toBeVisible();
  });
});
