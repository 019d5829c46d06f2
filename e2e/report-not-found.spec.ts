import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { seedReport } from '../testing/reports.ts';
import { openReport, rows } from './observations-screen.ts';

describe('a report that is not there', () => {
  for (const [what, path] of [
    ['malformed', '/observations/not-an-id'],
    ['unknown', '/observations/00000000-0000-4000-8000-000000000000'],
  ]) {
    it(`because its id is ${what} has one clear screen`, async ({ page, person }) => {
      expect(person.id).toBeTruthy();
      await page.goto(path!);
      await expect(page.getByRole('heading', { name: 'Report not found' })).toBeVisible();
      await page.getByRole('link', { name: 'Go to your reports' }).click();
      await expect(page).toHaveURL('/reports');
    });
  }

  it('because none was chosen says so @report-not-found-1', async ({ page, person }) => {
    expect(person.id).toBeTruthy();
    await page.goto('/observations');
    await expect(page.getByRole('heading', { name: 'No report is open' })).toBeVisible();
  });

  it('in the address is the one worked on last in this tab @report-not-found-2', async ({
    page,
    person,
  }) => {
    await openReport(page, person, 1);
    await page.goto('/observations');
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
    await page.reload();
    await expect(rows(page).first()).toContainText('Concrete soffit 1');
  });

  describe('because the server does not answer', () => {
    it.use({ expectedConsoleErrors: [/Failed to load|ERR_|500/] });

    it('is another screen, with Retry', async ({ page, person }) => {
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
});
