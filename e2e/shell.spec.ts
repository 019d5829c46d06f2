import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signIn as signInClient, visitor } from '../server/test-person.ts';
import { describe, expect, freshEmail, it, mailedLink, signIn } from './fixtures.ts';

/** A toast by its title, with what it says beside it. */
const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: title });

describe('landing page', () => {
  it('promises what the product does and leads to the demo', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Plumbline/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Save Days on Inspection Reports' }),
    ).toBeVisible();
    const cards = page.locator('#features').getByRole('heading', { level: 3 });
    await expect(cards).toHaveText([
      'Image Analysis',
      'Human Corrections',
      'Remedial Solutions',
      'Word/PDF Export',
    ]);
    for (const anchor of ['signup', 'features', 'pricing', 'wireframes']) {
      await expect(page.locator(`section#${anchor}`)).toBeAttached();
    }
    await expect(page.locator('footer').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(page.locator('footer').getByRole('link', { name: 'Terms' })).toBeVisible();
    await expect(page.locator('footer').getByRole('link', { name: 'Privacy' })).toBeVisible();
    await page.getByRole('link', { name: 'Try Demo' }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Save Days/);
  });

  it('shows the four steps as they really look, in the theme in use', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/#wireframes');
    const pictures = page.locator('#wireframes img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('src', /-dark\.webp$/);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1280);
    }
  });

  it('opens at an anchor of the address', async ({ page }) => {
    await page.goto('/#pricing');
    await expect(page.locator('#pricing')).toBeInViewport();
    await expect(page.getByText('Early access is free')).toBeInViewport();
  });

  it('loads no wizard, no router and no backend client for a visitor', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    // The page's own, and the few lines with which the bundler's files find each other.
    expect(scripts.filter((url) => url.includes('/assets/')).length).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => performance.getEntriesByName('/config.json').length)).toBe(0);
  });
});

describe('header', () => {
  it('is clear at the top and solid past ten pixels', async ({ page }) => {
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
  });

  it('offers a visitor the demo and the login', async ({ page }) => {
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

  it('shows somebody signed in their own menu, and signs out to the landing page', async ({
    page,
    person,
  }) => {
    await page.goto('/');
    const header = page.locator('header');
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await header.getByRole('button', { name: new RegExp(person.email) }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Dashboard',
      'Writing Style',
      'Your Account',
      'Sign Out',
    ]);
    await menu.getByRole('menuitem', { name: 'Writing Style' }).click();
    await expect(page).toHaveURL('/style');
    await header.getByRole('button', { name: new RegExp(person.email) }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Save Days/);
    await page.goto('/style');
    await expect(page).toHaveURL('/login');
  });

  it('opens and closes a menu on small screens', async ({ page, person }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText([
      'Features',
      'Dashboard',
      'Writing Style',
      'Your Account',
    ]);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link')).toHaveText(['Features', 'Demo', 'Login']);
  });
});

describe('sign-up', () => {
  it('thanks for an address, and knows it the second time', async ({ page }) => {
    const email = freshEmail('waitlist');
    await page.goto('/#signup');
    const form = page.locator('#signup');
    await expect(form.getByRole('combobox').getByRole('option')).toHaveText([
      'Choose one',
      'Google Search',
      'Social Media',
      'Friend/Colleague',
      'Email Campaign',
      'Industry Event',
      'Other',
    ]);
    await form.getByLabel('Email').fill('nobody');
    await form.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await form.getByLabel('Email').fill(email);
    await form.getByRole('combobox').selectOption('Friend/Colleague');
    await form.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(toast(page, 'Pre-signup successful!')).toBeVisible();
    await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  describe('of an address that is on the list', () => {
    it.use({ expectedConsoleErrors: [/409/] });
    it('says so', async ({ page }) => {
      const email = freshEmail('waitlist');
      await joinAs(page, email);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await joinAs(page, email.toUpperCase());
      await expect(toast(page, 'Email already registered')).toContainText(
        'This email is already on our waitlist.',
      );
      await expect(toast(page, 'Email already registered')).toHaveAttribute('data-type', 'error');
    });
  });

  describe('without a server', () => {
    it.use({ expectedConsoleErrors: [/ERR_/] });
    it('asks to try again later', async ({ page }) => {
      await page.goto('/#signup');
      await page.locator('#signup').getByLabel('Email').fill(freshEmail());
      await page.route('**/rest/v1/signup_emails*', (route) => route.abort());
      await page.getByRole('button', { name: 'Join the waitlist' }).click();
      await expect(toast(page, 'Something went wrong.')).toContainText('Please try again later.');
    });
  });
});

async function joinAs(page: Page, email: string) {
  await page.goto('/');
  await page.locator('#signup').scrollIntoViewIfNeeded();
  await page.locator('#signup').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
}

/** A stranger's session as an address would carry it. */
async function sessionInAddress(url: string): Promise<string> {
  const stranger = await signInClient(url, freshEmail('stranger'));
  const { data } = await stranger.client.auth.getSession();
  const { access_token = '', refresh_token = '', expires_at = 0 } = data.session ?? {};
  expect(access_token).not.toBe('');
  return `access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&expires_at=${expires_at}&token_type=bearer&type=magiclink`;
}

describe('login', () => {
  it('mails a link that leads to the dashboard', async ({ page, host }) => {
    const email = freshEmail();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Send magic link' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send magic link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(toast(page, 'Magic link sent!')).toContainText(
      'Check your email for the login link.',
    );
    await expect(page.getByRole('link', { name: /\/mailbox$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Try different email' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goto(await mailedLink(host.url, email));
    await expect(page.getByText(`This link signs you in as ${email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/reports');
    await page.goto('/login');
    await expect(page).toHaveURL('/reports');
  });

  it('a link that was used up says so, and leads to a new one', async ({ page, host, browser }) => {
    const email = freshEmail();
    await signIn(page, host.url, email);
    const other = await (await browser.newContext({ baseURL: host.url })).newPage();
    await other.goto(await mailedLink(host.url, email));
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByRole('alert')).toContainText('The sign-in link did not work');
    await other.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByLabel('Email')).toHaveValue(email);
  });

  it('works on another device than the one that asked', async ({ page, host, browser }) => {
    const email = freshEmail();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send magic link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    const device = await (await browser.newContext({ baseURL: host.url })).newPage();
    await device.goto(await mailedLink(host.url, email));
    await device.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(device.getByRole('heading', { name: 'Your Reports' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  it('an error in an address that leads here is told on the login page', async ({ page }) => {
    await page.goto('/reports#error=access_denied&error_description=Link+has+expired');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText('Link has expired');
  });

  it('a session in an address signs nobody in', async ({ page, host }) => {
    await page.goto(`/reports#${await sessionInAddress(host.url)}`);
    await expect(page).toHaveURL('/login');
  });

  it('a session in an address does not replace the one at hand', async ({ page, person, host }) => {
    await page.goto(`/reports#${await sessionInAddress(host.url)}`);
    await page.reload();
    await expect(page.getByRole('button', { name: new RegExp(person.email) })).toBeVisible();
  });

  it('a link for somebody else asks before it ends the session here', async ({
    page,
    person,
    host,
  }) => {
    const other = freshEmail();
    await (await visitor(host.url)).auth.signInWithOtp({ email: other });
    await page.goto(await mailedLink(host.url, other));
    await expect(page.getByText(`You are signed in as ${person.email}`)).toBeVisible();
    await page.goto('/reports');
    await expect(page.getByRole('button', { name: new RegExp(person.email) })).toBeVisible();
    await page.goto(await mailedLink(host.url, other));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/reports');
    await expect(page.getByRole('button', { name: new RegExp(other) })).toBeVisible();
  });

  it('signing in elsewhere in this browser brings a waiting tab to where it wanted to go', async ({
    page,
    context,
    host,
  }) => {
    await page.goto('/style');
    await expect(page).toHaveURL('/login');
    const other = await context.newPage();
    await signIn(other, host.url);
    await expect(page).toHaveURL('/style');
    await expect(page.getByRole('heading', { name: 'My Writing Style' })).toBeVisible();
  });

  describe('refused or unanswered', () => {
    it.use({ expectedConsoleErrors: [/429|ERR_/] });
    it('shows the server’s message under Error', async ({ page }) => {
      await page.route('**/auth/v1/otp*', (route) =>
        route.fulfill({ status: 429, json: { code: 429, msg: 'Email rate limit exceeded' } }),
      );
      await page.goto('/login');
      await page.getByLabel('Email').fill(freshEmail());
      await page.getByRole('button', { name: 'Send magic link' }).click();
      await expect(toast(page, 'Error')).toContainText('Email rate limit exceeded');
      await expect(page.getByLabel('Email')).toBeVisible();
    });

    it('calls no answer an unexpected error', async ({ page }) => {
      await page.route('**/auth/v1/otp*', (route) => route.abort());
      await page.goto('/login');
      await page.getByLabel('Email').fill(freshEmail());
      await page.getByRole('button', { name: 'Send magic link' }).click();
      await expect(toast(page, 'Error')).toContainText(
        'An unexpected error occurred. Please try again.',
      );
    });
  });
});

describe('guard', () => {
  for (const path of [
    '/reports',
    '/upload',
    '/observations',
    '/discussion',
    '/preview',
    '/export',
    '/style',
    '/account',
    '/upload/9b2c6f1e-0000-4000-8000-000000000000',
  ]) {
    it(`sends a visitor from ${path} to the login`, async ({ page }) => {
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

describe('writing style', () => {
  it('keeps a style, and goes back to the default', async ({ page, person }) => {
    await page.goto('/style');
    await expect(page).toHaveTitle(/My Writing Style/);
    const text = page.getByRole('textbox');
    const save = page.getByRole('button', { name: 'Save my style' });
    const reset = page.getByRole('button', { name: 'Use default style instead' });
    const hint = page.getByText('Please enter at least 15 characters for your style guidelines.');
    await expect(save).toBeDisabled();
    await expect(reset).toHaveCount(0);
    await text.fill('Fourteen chars');
    await expect(hint).toBeVisible();
    await expect(save).toBeDisabled();
    await text.fill('  Fifteen chars!!  ');
    await expect(hint).toHaveCount(0);
    await save.click();
    await expect(toast(page, 'Writing style saved!')).toContainText(
      'Your style preferences have been saved to your profile',
    );
    await expect(text).toHaveValue('Fifteen chars!!');
    const { data } = await person.backend.from('style_profiles').select('style_hint').single();
    expect(data?.style_hint).toBe('Fifteen chars!!');
    await page.reload();
    await expect(text).toHaveValue('Fifteen chars!!');
    await reset.click();
    await expect(toast(page, 'Reverted to default professional tone')).toContainText(
      'Your style has been reset to the default.',
    );
    await expect(text).toHaveValue('');
    await expect(reset).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(page).toHaveURL('/reports');
  });

  it('unsaved text survives a reload, and leaving asks first', async ({ page, person }) => {
    await page.goto('/style');
    const text = page.getByRole('textbox');
    await text.fill('Half a sentence that nobody');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(text).toHaveValue('Half a sentence that nobody');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(page).toHaveURL('/style');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL('/reports');
    await page.goto('/style');
    await expect(text).toHaveValue('');
    expect(person.id).toBeTruthy();
  });

  describe('refused by the server', () => {
    it.use({ expectedConsoleErrors: [/status of [45]\d\d|ERR_/] });
    it('shows the server’s message', async ({ page, person }) => {
      await page.goto('/style');
      // The bound of the database, which the field's own limit keeps people from reaching.
      await page.getByRole('textbox').evaluate((area) => {
        area.removeAttribute('maxlength');
      });
      await page.getByRole('textbox').fill('x'.repeat(2001));
      await page.getByRole('button', { name: 'Save my style' }).click();
      await expect(toast(page, 'Error saving style')).toContainText('style_hint_length');
      await person.backend
        .from('style_profiles')
        .upsert({ user_id: person.id, style_hint: 'A style kept on the server' });
      page.on('dialog', (dialog) => void dialog.accept());
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('plumbline-draft')) localStorage.removeItem(key);
        }
      });
      await page.reload();
      await page.route('**/rest/v1/style_profiles*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.getByRole('button', { name: 'Use default style instead' }).click();
      await expect(toast(page, 'Error updating style')).toContainText(/could not be reached/);
      await expect(page.getByRole('textbox')).toHaveValue('A style kept on the server');
    });
  });
});

describe('any other address', () => {
  it.use({ expectedConsoleErrors: [/no-such-page/] });
  it('is not found, and says so in the console', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/no-such-page'),
    );
    await page.goto('/no-such-page');
    expect((await logged).type()).toBe('error');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

describe('theme', () => {
  const isDark = (page: Page) =>
    page.evaluate(() => document.documentElement.classList.contains('dark'));

  it('follows the system until one is chosen, and keeps the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await isDark(page)).toBe(true);
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await page.getByRole('button', { name: 'System theme' }).click();
    expect(await isDark(page)).toBe(false);
  });

  it('is there before the app is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await isDark(page)).toBe(true);
  });
  it.use({ expectedConsoleErrors: [/ERR_FAILED/] });
});

describe('a screen that cannot be fetched', () => {
  it.use({ expectedConsoleErrors: [/ERR_|A screen failed|dynamically imported/] });
  it('says what happened and offers to reload', async ({ page }) => {
    // Without a network the page would say that instead; here the file alone is what fails.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => true });
    });
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.route('**/assets/not-found*.js', (route) => route.abort());
    await page.evaluate(() => {
      window.history.pushState(null, '', '/gone');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  });
});

it('the keyboard can skip to the content, and a new screen takes the focus', async ({
  page,
  person,
}) => {
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
});

describe('toasts', () => {
  it('are 356 px wide, bottom left, with a close button', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send magic link' }).click();
    const message = toast(page, 'Magic link sent!');
    await expect(message).toBeVisible();
    expect((await message.boundingBox())?.width).toBe(356);
    await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute('data-x-position', 'left');
    await expect(page.locator('[data-sonner-toaster]')).toHaveAttribute(
      'data-y-position',
      'bottom',
    );
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toHaveCount(0);
  });

  it('go by themselves after four seconds', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send magic link' }).click();
    const message = toast(page, 'Magic link sent!');
    await expect(message).toBeVisible();
    await page.waitForTimeout(3000);
    await expect(message).toBeVisible();
    await expect(message).toHaveCount(0, { timeout: 3000 });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`in the ${colorScheme} theme`, () => {
    it.use({ colorScheme, expectedConsoleErrors: [/no-such-page/] });

    it('the public screens have no accessibility fault and fit a phone', async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of ['/', '/login', '/no-such-page']) {
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path, { waitUntil: 'networkidle' });
          if (path === '/') await page.locator('#signup').scrollIntoViewIfNeeded();
          if (path === '/') await expect(page.locator('#signup form')).toBeVisible();
          await expectNoFault(page);
          await expectNoSidewaysScroll(page);
        }
      }
    });

    it('the login’s confirmation and both menus have no accessibility fault', async ({
      page,
      person,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page
        .locator('header')
        .getByRole('button', { name: new RegExp(person.email) })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFault(page);
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectNoFault(page);
      await expectNoSidewaysScroll(page);
      await page.goto('/login');
      await page.getByLabel('Email').fill(freshEmail());
      await page.getByRole('button', { name: 'Send magic link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await expect(toast(page, 'Magic link sent!')).toBeVisible();
      await expectNoFault(page);
      await expectNoSidewaysScroll(page);
    });

    it('the writing style has no accessibility fault and fits a phone', async ({
      page,
      person,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await person.backend
        .from('style_profiles')
        .upsert({ user_id: person.id, style_hint: 'Short sentences, past tense.' });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/style');
        await expect(page.getByRole('button', { name: 'Save my style' })).toBeVisible();
        await page.getByRole('textbox').fill('Short.');
        await expectNoFault(page);
        await expectNoSidewaysScroll(page);
        await page.getByRole('button', { name: 'Discard changes' }).click();
      }
    });
  });
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoFault(page: Page) {
  // Menus open beside the landmarks, which the further advice would object to.
  const isMenuOpen = await page.getByRole('menu').isVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(isMenuOpen ? WCAG : [...WCAG, 'best-practice'])
    .analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
  );
  expect(faults, page.url()).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page) {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, page.url()).toBe(0);
}
