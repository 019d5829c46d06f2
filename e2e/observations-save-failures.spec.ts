import { expect, it } from '../testing/browser/fixtures.ts';
import { loseSession, putSessionBack } from './lose-session.ts';
import { field, openReport, rows } from './observations-screen.ts';
import { toast } from './toast.ts';

it.use({
  expectedConsoleErrors: [/An observation could not be saved|Failed to load resource|ERR_/],
});

it('a save that fails says why, and keeps the text', async ({ page, person, context }) => {
  const { ids } = await openReport(page, person, 1);
  const element = field(page, /Element/);
  await page.getByRole('button', { name: 'Edit photo 1' }).click();
  await element.fill('Kept on the screen');
  const saveAndExpect = async (title: string, reason: string) => {
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, reason)).toContainText(title);
    await expect(element).toHaveValue('Kept on the screen');
  };

  await it.step(
    'because the session has ended asks to log in @observations-save-failures-2',
    async () => {
      const session = await loseSession(page);
      await saveAndExpect('Authentication required', 'Please log in to continue');
      await putSessionBack(page, session);
    },
  );

  await it.step('because the server is away says that nothing is lost', async () => {
    await context.setOffline(true);
    await saveAndExpect('Save failed', 'could not be reached. Nothing was lost');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(element).toHaveCount(0);
    await expect(rows(page).first()).toContainText('Kept on the screen');
  });

  await it.step('because the row is gone says so @observations-save-failures-1', async () => {
    await person.client.from('observations').delete().eq('id', ids[0]!);
    await page.getByRole('button', { name: 'Edit photo 1' }).click();
    await field(page, /Defect/).fill('Typed in vain');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'no matching observation, or you have no permission')).toContainText(
      'Save failed',
    );
    // In the row, or beside the others once the page has heard that it is gone.
    await expect(field(page, /Defect/)).toHaveValue('Typed in vain');
  });
});
