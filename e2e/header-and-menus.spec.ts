import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';

describe('header', () => {
  it('is clear or solid, and leads a visitor on', async ({ page }) => {
    await it.step('is clear at the top and solid past ten pixels @header-and-menus-1', () =>
      scrollPastTenPixels(page),
    );
    await it.step('offers a visitor the demo and the login @header-and-menus-2', async () => {
      await page.goto('/');
      const header = page.locator('header');
      await expect(header.getByRole('link', { name: 'Features' })).toHaveAttribute(
        'href',
        '/#features',
      );
      await expect(header.getByRole('link', { name: 'Demo' })).toHaveAttribute('href', '/reports');
      await expect(header.getByRole('link', { name: 'Writing Style' })).toHaveCount(0);
      await header.getByRole('link', { name: 'Login' }).click();
      await expect(page).toHaveURL('/login');
    });
  });

  it('leads somebody signed in, by keys and on small screens too', async ({
    page,
    person,
    host,
  }) => {
    await it.step('the keyboard skips to the content, and a new screen takes the focus', () =>
      skipToContent(page, person),
    );
    await it.step('opens and closes a menu on small screens @header-and-menus-4', async () => {
      await openSmallMenu(page, person);
      await signOutOfSmallMenu(page);
    });
    const again = await signInBrowser(page.context(), host.url);
    await it.step('an own menu signs out, to the landing page @header-and-menus-3', () =>
      signOut(page, again),
    );
  });
});

async function scrollPastTenPixels(page: Page) {
  await page.goto('/');
  const header = page.locator('header');
  const look = () =>
    header.evaluate((element) => {
      const { backgroundColor, backdropFilter, position } = getComputedStyle(element);
      return { backgroundColor, backdropFilter, position };
    });
  await expect(header).toHaveAttribute('data-solid', 'false');
  expect(await look()).toMatchObject({
    position: 'fixed',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backdropFilter: 'none',
  });
  await page.evaluate(() => {
    window.scrollTo({ top: 10, behavior: 'instant' });
  });
  await expect(header).toHaveAttribute('data-solid', 'false');
  await page.evaluate(() => {
    window.scrollTo({ top: 11, behavior: 'instant' });
  });
  await expect(header).toHaveAttribute('data-solid', 'true');
  await expect.poll(async () => (await look()).backdropFilter).toContain('blur');
  await expect
    .poll(async () => (await look()).backgroundColor)
    .toMatch(/oklab\(1 0 0|rgba\(255, 255, 255|oklab\(0\.9999/);
}

async function skipToContent(page: Page, person: Person) {
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.getElementById('main')?.contains(document.activeElement)),
  ).toBe(true);
  await page
    .locator('header')
    .getByRole('button', { name: new RegExp(person.email) })
    .click();
  await page.getByRole('menuitem', { name: 'Writing Style' }).click();
  await expect(page).toHaveURL('/style');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id))
    .toBe('main');
}

/** The screens of a person's own, as both menus list them. */
const OWN_SCREENS = [
  'Dashboard',
  'Writing Style',
  'Firm and Author',
  'Phrases',
  'Word Templates',
  'Your Account',
];

async function openSmallMenu(page: Page, person: Person) {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByText(person.email)).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText(['Features', ...OWN_SCREENS]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toHaveCount(0);
}

async function signOutOfSmallMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link')).toHaveText(['Features', 'Demo', 'Login']);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function signOut(page: Page, person: Person) {
  // Another tab, whose session ends with this one.
  const other = await page.context().newPage();
  await other.goto('/style');
  await expect(other.getByRole('textbox')).toBeVisible();
  await page.goto('/');
  const header = page.locator('header');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await header.getByRole('button', { name: new RegExp(person.email) }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(person.email)).toBeVisible();
  await expect(menu.getByRole('menuitem')).toHaveText([...OWN_SCREENS, 'Sign Out']);
  await menu.getByRole('menuitem', { name: 'Writing Style' }).click();
  await expect(page).toHaveURL('/style');
  await header.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  await other.close();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Save Days/);
  await page.goto('/style');
  await expect(page).toHaveURL('/login');
}
