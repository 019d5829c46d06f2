import { expect, it } from '../testing/browser/fixtures.ts';
import { seedReport } from '../testing/reports.ts';

// Of the last step only: the server that does not answer.
it.use({ expectedConsoleErrors: [/Failed to load|ERR_|500/] });

it('a report that is not there has one clear screen', async ({ page, person }) => {
  await it.step('because none was chosen @report-not-found-1', async () => {
    await page.goto('/observations');
    await expect(page.getByRole('heading', { name: 'No report is open' })).toBeVisible();
  });
  for (const [what, id] of [
    ['malformed', 'not-an-id'],
    ['unknown', '00000000-0000-4000-8000-000000000000'],
  ] as const) {
    await it.step(`because its id is ${what}`, async () => {
      await page.goto(`/observations/${id}`);
      await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to your reports' }).click();
      await expect(page).toHaveURL('/reports');
    });
  }
  await it.step('because the server does not answer: another, with Retry', async () => {
    const reportId = await seedReport(person);
    await page.route('**/rest/v1/reports*', (route) => route.abort());
    await page.goto(`/observations/${reportId}`);
    await expect(
      page.getByRole('heading', { name: 'The report could not be loaded' }),
    ).toBeVisible();
    await page.unroute('**/rest/v1/reports*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/^No observations yet/)).toBeVisible();
  });
});
