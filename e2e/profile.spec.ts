import { findFaultsInBothThemes, sidewaysScroll, WCAG } from './accessibility-check.ts';
import { drawing, MARK } from './letterhead-files.ts';
import { choose, field, logo, preview, save, signature, readStored } from './profile-screen.ts';
import { toast } from './toast.ts';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openDashboard } from '../testing/browser/sign-in.ts';

it('a profile is entered, changed in two tabs, damaged, and filled to its bounds', async ({
  page,
  context,
  person,
}) => {
  await it.step('is one of the settings: tabs at one place, whichever is open', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/profile');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    const place = await tabs.boundingBox();
    for (const name of [
      'Writing Style',
      'Phrases',
      'Word Templates',
      'Your Account',
      'Firm and Author',
    ]) {
      await tabs.getByRole('link', { name }).click();
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      expect(await tabs.boundingBox()).toEqual(place);
    }
  });

  await it.step('what is not saved survives a reload, pictures too, and leaving asks', async () => {
    await page.goto('/profile');
    await field(page, 'Name of the author').fill('Ada');
    await choose(page, 'logo', drawing('mark.svg', MARK));
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'Name of the author')).toHaveValue('Ada');
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/reports');
    await page.goto('/profile');
    await expect(field(page, 'Name of the author')).toHaveValue('');
  });

  await it.step(
    'a firm and an author are entered by keyboard, once, and the header names the author',
    async () => {
      await openDashboard(page);
      await page.getByRole('button', { name: new RegExp(person.email) }).focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem', { name: 'Firm and Author' });
      // Keys pressed before the menu has the focus go nowhere.
      await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
      await page.keyboard.press('F');
      await expect(entry).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/profile');
      await expect(page).toHaveTitle(/Firm and Author/);
      await expect(page.getByText('under “Prepared by” in each.')).toBeVisible();
      await expect(preview(page)).toContainText('Nothing yet.');
      const account = page.getByRole('button', { name: /^Account: / });
      await expect(account).toHaveText(person.email);
      await expect(save(page)).toBeDisabled();

      await field(page, 'Name of the firm').focus();
      const typed = ['Hart & Pole LLP', '', 'Regulated by RICS, firm no. 012345', '020 7946 0123'];
      for (const text of [...typed, ' office@hartpole.example ', 'www.hartpole.example']) {
        // The address has lines of its own.
        if (text === '') {
          await page.keyboard.type('4 Quay Street');
          await page.keyboard.press('Enter');
          await page.keyboard.type('Bristol BS1 4DJ');
        } else await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(page.getByRole('button', { name: 'Choose a logo' })).toBeFocused();
      await page.keyboard.press('Tab');
      for (const text of ['Ada Pole', 'BEng (Hons) CEng MICE', '1234567']) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(preview(page)).toContainText('Ada Pole BEng (Hons) CEng MICE');
      await field(page, 'Membership number').press('Enter');
      await expect(toast(page, 'Firm and author saved')).toBeVisible();
      await expect(save(page)).toBeDisabled();
      await expect(account).toHaveText('Ada Pole');
      await account.click();
      await expect(page.getByRole('menu').getByText(person.email)).toBeVisible();
      await page.keyboard.press('Escape');
      expect(await readStored(person)).toMatchObject({
        firm_name: 'Hart & Pole LLP',
        firm_address: '4 Quay Street\nBristol BS1 4DJ',
        firm_registration: 'Regulated by RICS, firm no. 012345',
        firm_phone: '020 7946 0123',
        firm_email: 'office@hartpole.example',
        firm_website: 'www.hartpole.example',
        author_name: 'Ada Pole',
        author_letters: 'BEng (Hons) CEng MICE',
        author_membership: '1234567',
        logo: null,
        signature: null,
      });
      await page.reload();
      await expect(field(page, 'E-mail')).toHaveValue('office@hartpole.example');
      await expect(field(page, 'Address')).toHaveValue('4 Quay Street\nBristol BS1 4DJ');

      await field(page, 'E-mail').fill('nobody');
      await field(page, 'Website (optional)').fill('javascript:alert(1)');
      await save(page).click();
      await expect(page.getByText('Write it like office@example.com.')).toBeVisible();
      await expect(page.getByText('Write it like www.example.com.')).toBeVisible();
      await expect(field(page, 'E-mail')).toBeFocused();
      expect((await readStored(person))?.firm_email).toBe('office@hartpole.example');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(field(page, 'E-mail')).toHaveValue('office@hartpole.example');
    },
  );

  await it.step('two tabs that change different fields both keep them', async () => {
    await page.goto('/profile');
    const other = await context.newPage();
    await other.goto('/profile');
    await field(page, 'Name of the firm').fill('Hart & Mason LLP');
    await save(page).click();
    await expect(toast(page, 'Firm and author saved')).toBeVisible();
    await expect(field(other, 'Name of the firm')).toHaveValue('Hart & Mason LLP');
    await field(other, 'Name of the author').fill('Ada Mason');
    await save(other).click();
    await expect(field(page, 'Name of the author')).toHaveValue('Ada Mason');
    expect(await readStored(person)).toMatchObject({
      firm_name: 'Hart & Mason LLP',
      author_name: 'Ada Mason',
    });
    await other.close();
  });

  await it.step(
    'does not show a picture that somebody put there by other ways, and says that it is damaged',
    async () => {
      const forged = {
        media_type: 'image/png',
        width: 10,
        height: 10,
        data: 'iVBORw0KGgoAAAAA',
        sha256: '0'.repeat(64),
      };
      await person.client
        .from('letterheads')
        .update({ logo: forged })
        .eq('user_id', person.id)
        .throwOnError();
      await page.goto('/profile');
      await expect(logo(page).getByRole('alert')).toContainText('The stored logo is damaged');
      await expect(preview(page).getByAltText('Logo')).toHaveCount(0);
    },
  );

  await it.step('has no fault in either theme and fits a phone when it is filled', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await person.client
      .from('letterheads')
      .update({
        logo: null,
        firm_name: 'W'.repeat(200),
        firm_email: `${'w'.repeat(200)}@example.com`,
        author_name: 'W'.repeat(200),
      })
      .eq('user_id', person.id)
      .throwOnError();
    await page.goto('/profile');
    await choose(page, 'logo', drawing('mark.svg', MARK));
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
    await choose(page, 'signature', {
      name: 'no.gif',
      mimeType: '',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(signature(page).getByRole('alert')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaultsInBothThemes(page, WCAG)).toEqual([]);
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
  });
});

describe('refused by the server', () => {
  it.use({ expectedConsoleErrors: [/status of [45]\d\d|ERR_/] });
  it('what failed stays on the screen, what was stored is stored', async ({ page, person }) => {
    await page.goto('/profile');
    await field(page, 'Name of the firm').fill('Hart & Pole LLP');
    await choose(page, 'logo', drawing('mark.svg', MARK));
    await expect(preview(page).getByAltText('Logo')).toBeVisible();
    await page.route('**/rest/v1/letterheads*', (route) =>
      route.request().postData()?.includes('media_type') ? route.abort() : route.continue(),
    );
    await save(page).click();
    await expect(toast(page, 'Firm and author not saved')).toContainText('could not be reached');
    expect(await readStored(person)).toMatchObject({ firm_name: 'Hart & Pole LLP', logo: null });
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await page.unroute('**/rest/v1/letterheads*');
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    expect((await readStored(person))?.logo).not.toBe(null);
  });
});
