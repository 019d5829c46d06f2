import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { type ProductHost, startProductHost } from '../testing/hosts/product-host.ts';
import { freshEmail } from '../testing/people.ts';
import { expectToast } from './toast.ts';

describe('with a host that lets one request an hour through', () => {
  let strict: ProductHost;
  it.beforeAll(async () => {
    strict = await startProductHost({
      RATE_LIMIT_OTP_PER_HOUR: '1',
      RATE_LIMIT_WAITLIST_PER_HOUR: '1',
    });
  });
  it.afterAll(() => strict.close());
  it.use({ expectedConsoleErrors: [/429|ERR_/] });

  it('the waitlist and the login say so', async ({ page }) => {
    await it.step('the waitlist asks to try again later @host-limits-1', () =>
      joinTwice(page, strict),
    );
    await it.step('the login has the server’s message, and one for no answer @host-limits-2', () =>
      askTwice(page, strict),
    );
  });
});

async function joinTwice(page: Page, strict: ProductHost) {
  for (const expected of ['joined', 'refused'] as const) {
    await page.goto(strict.url);
    await page.locator('#signup').scrollIntoViewIfNeeded();
    await page.locator('#signup').getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Join the waitlist' }).click();
    await expectToast(
      page,
      expected === 'joined'
        ? { title: 'Pre-signup successful!', kind: 'neutral' }
        : {
            title: 'Something went wrong.',
            description: 'Please try again later.',
            kind: 'error',
          },
    );
  }
}

async function askTwice(page: Page, strict: ProductHost) {
  const ask = () => page.getByRole('button', { name: 'Send magic link' }).click();
  await page.goto(`${strict.url}/login`);
  await page.getByLabel('Email').fill(freshEmail());
  await ask();
  await expectToast(page, {
    title: 'Magic link sent!',
    description: 'Check your email for the login link.',
    kind: 'neutral',
  });
  await page.getByRole('button', { name: 'Try different email' }).click();
  await ask();
  await expectToast(page, { title: 'Error', description: /\w+.*(later|hour)/, kind: 'error' });
  await page.getByRole('button', { name: 'Close' }).first().click();
  await strict.kill();
  await ask();
  await expect(page.locator('[data-description]').first()).toHaveText(
    'An unexpected error occurred. Please try again.',
  );
  await strict.restart();
}
