import { SCREENS } from '../scripts/screens.ts';
import { findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport, seedReports } from '../testing/reports.ts';

/** Looked at in full in e2e/accessibility-public.spec.ts and e2e/dashboard.spec.ts. */
const ELSEWHERE = new Set(['landing', 'dashboard', 'style', 'style-too-short', 'not-found']);
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

  for (const screen of SCREENS.filter(({ name }) => !ELSEWHERE.has(name))) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(screen.path({ full, empty, long }));
    await page.waitForLoadState('networkidle');
    await screen.arrange?.(page);
    if (!AUDITED_ELSEWHERE.test(screen.name)) {
      expect.soft(await findFaultsInBothThemes(page, WCAG), screen.name).toEqual([]);
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysScroll(page), `${screen.name} at ${width} px`).toBe(0);
    }
    // A fault that was arranged for one screen is none of the next.
    await page.unrouteAll();
  }
});

it('the dashboard reads from one column to three @accessibility-1', async ({ page, person }) => {
  await seedReports(person, ['A', 'B', 'C']);
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Reports' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((all) => all.map((c) => c.getBoundingClientRect().left));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
});
