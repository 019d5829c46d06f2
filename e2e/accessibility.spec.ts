import type { Page } from '@playwright/test';
import { type Screen, SCREENS } from '../scripts/screens.ts';
import { findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

/**
 * Screens by the load that shows them one after the other: what opened over the page is closed before the next. A
 * screen that leaves something behind is the last of its page.
 */
const PAGES = [
  ['dashboard-create', 'dashboard-delete-all', 'menu'],
  ['upload'],
  ['upload-empty'],
  ['upload-unknown-report'],
  ['observations', 'observations-viewer', 'observations-delete', 'observations-edit'],
  ['observations-phrases'],
  ['observations-empty'],
  ['observations-long'],
  ['discussion'],
  ['discussion-error'],
  ['preview'],
  ['preview-empty'],
  ['export'],
  ['export-unchecked', 'export-success'],
  ['export-error'],
  ['phrases'],
  ['templates-empty'],
  ['account', 'account-delete', 'account-downloaded'],
  ['account-incomplete'],
];
/**
 * Looked at in full in e2e/accessibility-public.spec.ts, e2e/dashboard.spec.ts, e2e/writing-style.spec.ts,
 * e2e/report-details.spec.ts, e2e/profile.spec.ts and e2e/templates.spec.ts.
 */
const ELSEWHERE = [
  'landing',
  'not-found',
  'dashboard',
  'style',
  'style-too-short',
  'details',
  'profile',
  'templates',
];
/** Audited in e2e/observations-table.spec.ts and e2e/discussion.spec.ts; here only for their width. */
const AUDITED_ELSEWHERE = /^(observations|discussion)/;

// Three of the screens show a fault: a report without rows gets no sections, sections that cannot be
// read, and photos that cannot be downloaded.
it.use({
  expectedConsoleErrors: [/422|400 .*\/rest\/v1\/sections\?|404 .*\/object\/public\//],
});

it('no screen has a fault in either theme, or scrolls sideways', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const full = await seedReport(person, 'Harbour Street car park');
  const empty = await seedReport(person, 'Footbridge');
  const long = await seedReport(person, 'W'.repeat(200));
  const described = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  await seedObservations(
    person,
    full,
    drawnPhotoBytes(3).map((photo) => ({ ...described, photo })),
  );
  const { data: rows } = await person.client.from('observations').select('id').throwOnError();
  // One that nobody has assessed: it has choices in place of texts, and is named before an export.
  await person.client
    .from('observations')
    .update({ element: '', defect: '', recommendation: '', outcome: 'not_assessed' })
    .eq('id', rows[2]!.id)
    .throwOnError();
  await seedObservations(person, long, [
    { element: 'x'.repeat(400), defect: 'Crack in the wall. '.repeat(40), recommendation: 'y' },
  ]);

  const byName = new Map(SCREENS.map((screen) => [screen.name, screen]));
  expect([...PAGES.flat(), ...ELSEWHERE].sort(), 'each screen is looked at').toEqual(
    [...byName.keys()].sort(),
  );
  for (const names of PAGES) {
    await it.step(names.join(', '), async () => {
      const screens = names.map((name) => byName.get(name)!);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(screens[0]!.path({ full, empty, long }));
      await page.waitForLoadState('networkidle');
      for (const screen of screens) await lookAt(page, screen);
      // A fault that was arranged for one screen is none of the next.
      await page.unrouteAll();
    });
  }
});

/** Arranges the screen on the page at hand, looks at it and closes what was opened over the page. */
async function lookAt(page: Page, { name, arrange, isOverlay }: Screen) {
  await arrange?.(page);
  if (!AUDITED_ELSEWHERE.test(name)) {
    expect.soft(await findFaultsInBothThemes(page, WCAG), name).toEqual([]);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysScroll(page), `${name} at ${width} px`).toBe(0);
  }
  if (isOverlay) await page.keyboard.press('Escape');
}
