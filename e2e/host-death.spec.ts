import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import { type ProductHost, startProductHost } from '../testing/hosts/product-host.ts';
import { drawnPhotoBytes } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { expectToast } from './toast.ts';

const DESCRIBED = { element: 'Soffit', defect: 'Crack', recommendation: 'Monitor' };

describe('with a host that dies', () => {
  let mortal: ProductHost;
  it.beforeAll(async () => {
    mortal = await startProductHost();
  });
  it.afterAll(() => mortal.close());
  it.use({
    expectedConsoleErrors: [/ERR_|Failed to (load|fetch)|observation could not be/],
  });

  it('each screen says what it could not do @host-death-1', async ({ page }) => {
    const person = await signInBrowser(page.context(), mortal.url);
    const reportId = await seedReport(person);
    await seedObservations(person, reportId, [{ photo: drawnPhotoBytes(1)[0]! }]);
    const open = async (path: string, ready: string) => {
      await page.goto(`${mortal.url}${path}`);
      await expect(page.getByRole('button', { name: ready, exact: true })).toBeEnabled();
      // Scripts of the screen that follows are fetched ahead or never; only data is to fail.
      await page.waitForLoadState('networkidle');
      await mortal.kill();
    };

    await open(`/upload/${reportId}`, 'Next');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectToast(page, {
      title: 'Error analyzing photos',
      description: /The server could not be reached/,
      kind: 'error',
    });
    await expect(page).toHaveURL(/\/upload\//);
    await mortal.restart();

    await person.client.from('observations').update(DESCRIBED).eq('report_id', reportId);
    await person.client.from('sections').insert([
      { report_id: reportId, user_id: person.id, heading: 'Discussion', paragraph: 'Dry.' },
      { report_id: reportId, user_id: person.id, heading: 'Recommendation', paragraph: 'None.' },
    ]);
    await open(`/discussion/${reportId}`, 'Regenerate Sections');
    await page.getByRole('textbox', { name: 'Discussion' }).fill('Kept on the screen');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, {
      title: 'Save failed',
      description: /The server could not be reached/,
      kind: 'error',
    });
    // Typed text would be saved first, and cannot be.
    await page.getByRole('textbox', { name: 'Discussion' }).fill('Dry.');
    await page.getByRole('button', { name: 'Regenerate Sections' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Regenerate' }).click();
    await expectToast(page, { title: 'Regenerating sections', kind: 'neutral' });
    const failure = page.getByRole('alert').filter({ hasText: 'could not be reached' });
    await expect(failure.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await mortal.restart();
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure).toHaveCount(0);

    await open(`/export/${reportId}`, 'Export Report (.docx)');
    await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
    await expectToast(page, {
      title: 'Export failed',
      description: /^Failed to fetch observations: The server could not be reached/,
      kind: 'error',
    });
    await mortal.restart();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Export Report (.docx)' })).toBeEnabled();
  });
});
