import { describe, expect, it } from '../testing/browser/fixtures.ts';

describe('guard', () => {
  for (const path of [
    '/reports',
    '/upload',
    '/details',
    '/observations',
    '/discussion',
    '/preview',
    '/export',
    '/style',
    '/profile',
    '/account',
    '/upload/9b2c6f1e-0000-4000-8000-000000000000',
  ]) {
    it(`sends a visitor from ${path} to the login @guard-1`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    });
  }

  describe('with the backend gone', () => {
    it.use({ expectedConsoleErrors: [/ERR_|503/] });
    it('says that nobody can be reached instead of asking to sign in', async ({ page, person }) => {
      await page.route('**/config.json', (route) => route.abort());
      await page.goto('/reports');
      await expect(
        page.getByRole('heading', { name: 'Plumbline cannot be reached' }),
      ).toBeVisible();
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Reload page' }).click();
      await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
      expect(person.id).toBeTruthy();
    });
  });

  it('a session that was ended in another tab ends here too', async ({ page, person, context }) => {
    await page.goto('/style');
    await expect(page.getByRole('textbox')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/reports');
    await other.getByRole('button', { name: new RegExp(person.email) }).click();
    await other.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/login');
  });
});
