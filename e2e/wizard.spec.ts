import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { hoverRow } from './observations-screen.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

const STEPS = [
  { path: '/upload', heading: 'Upload Inspection Photos', step: 'Upload' },
  { path: '/observations', heading: 'AI Observations', step: 'Observations' },
  { path: '/discussion', heading: 'Discussion Generation', step: 'Discussion' },
  { path: '/preview', heading: 'Preview', step: 'Export' },
  { path: '/export', heading: 'Step 4 · Export', step: 'Export' },
];
const DESCRIBED = { element: 'Soffit', defect: 'Crack', recommendation: 'Monitor' };

/** A request to the database. */
interface Asked {
  verb: string;
  table: string;
  query: URLSearchParams;
}

it('the wizard leads through the screens of one person’s report', async ({ page, person }) => {
  await it.step('each of its screens takes the report of its address @wizard-1', () =>
    takeReports(page, person),
  );
  await it.step('the logo leads home, the writing style back @wizard-3', () => leadBack(page));
  await it.step('the header is clear on top, solid once scrolled @wizard-4', () =>
    scroll(page, person),
  );
  await it.step(
    'the next screen is there from its top: a click while it glides would be lost',
    () => openFromBelow(page, person),
  );
  await it.step('rows are read, changed and deleted by their person’s id @wizard-5', () =>
    askByPerson(page, person),
  );
});

async function takeReports(page: Page, person: Person) {
  const first = await seedReport(person, 'First report');
  const second = await seedReport(person, 'Second report');
  for (const id of [first, second]) await seedObservations(person, id, [DESCRIBED]);
  const current = () =>
    page.evaluate(() => sessionStorage.getItem('plumbline-current-report') ?? '');

  for (const [index, { path, heading, step }] of STEPS.entries()) {
    const id = index % 2 === 0 ? first : second;
    await page.goto(`${path}/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.locator('[aria-current=step]')).toContainText(step);
    expect(await current()).toContain(id);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(
      page.getByText(id === first ? 'First report' : 'Second report').first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Back to editor' })).toHaveAttribute(
    'href',
    `/discussion/${first}`,
  );
}

async function leadBack(page: Page) {
  await page.goto('/style');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/reports');
  await page.getByRole('link', { name: 'Plumbline, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Save Days/);
}

async function scroll(page: Page, person: Person) {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`/upload/${await seedReport(person)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toHaveAttribute('data-solid', 'false');
  await page.mouse.wheel(0, 60);
  await expect(page.locator('header').first()).toHaveAttribute('data-solid', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function openFromBelow(page: Page, person: Person) {
  const reportId = await seedReport(person, 'Long way down');
  await page.goto(`/details/${reportId}`);
  const preview = page.getByRole('link', { name: 'Preview' });
  await preview.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => {
    const told = Object.assign(window, { seenAt: -1 });
    new MutationObserver(() => {
      const isThere = document.querySelector('h1')?.textContent === 'Preview';
      if (isThere && told.seenAt < 0) requestAnimationFrame(() => (told.seenAt = window.scrollY));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await preview.click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seenAt: number }).seenAt))
    .toBe(0);
}

async function askByPerson(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const [rowId] = await seedObservations(person, reportId, [DESCRIBED, DESCRIBED]);
  const asked: Asked[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const table = /\/rest\/v1\/(\w+)$/.exec(pathname)?.[1];
    if (table) asked.push({ verb: request.method(), table, query: searchParams });
  });

  await page.goto('/reports');
  await expect(page.getByRole('link', { name: 'Open Report' }).first()).toBeVisible();
  await page.goto('/style');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.goto(`/discussion/${reportId}`);
  await expect(page.getByRole('textbox', { name: 'Discussion' })).not.toHaveValue('');
  await page.goto(`/observations/${reportId}`);
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  await page.getByRole('textbox', { name: /Element/ }).fill('Beam');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await hoverRow(page, 1);
  await page.getByRole('button', { name: 'Delete photo 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();

  expectReadsOf(person, reportId, asked);
  const writes = asked.filter(
    ({ verb, table }) => table === 'observations' && (verb === 'PATCH' || verb === 'DELETE'),
  );
  expect(writes.map(({ verb }) => verb)).toEqual(['PATCH', 'DELETE']);
  for (const { verb, query } of writes) {
    expect(query.get('id'), verb).toBe(`eq.${rowId}`);
    expect(query.get('user_id'), verb).toBe(`eq.${person.id}`);
  }
}

function expectReadsOf(person: Person, reportId: string, asked: Asked[]) {
  const reads = asked.filter(({ verb }) => verb === 'GET' || verb === 'HEAD');
  expect(new Set(reads.map(({ table }) => table))).toEqual(
    new Set([
      'reports',
      // The state of the analysis.
      'analyst_questions',
      // The author's name in the header.
      'letterheads',
      'style_profiles',
      'sections',
      'observations',
      'versions',
      'analyst_costs',
      'consistency_reviews',
      'phrases',
    ]),
  );
  for (const { table, query } of reads) {
    expect(query.get('user_id'), table).toBe(`eq.${person.id}`);
    // Phrases are offered from all of a person's checked rows.
    const isForPhrases = query.has('hand');
    if (table === 'sections' || (table === 'observations' && !isForPhrases)) {
      expect(query.get('report_id'), table).toBe(`eq.${reportId}`);
    }
  }
}
