import { test as base, expect } from '@playwright/test';
import { type ProductHost, startProductHost } from '../hosts/product-host.ts';
import { type Setup, readSetup } from '../hosts/setup.ts';
import type { Person } from '../people.ts';
import { signInBrowser } from './sign-in.ts';

interface TestFixtures {
  /** Signed in, in the browser of `page`; no screen is open yet. */
  person: Person;
  /** Texts of console errors that this test expects; any other fails it. */
  expectedConsoleErrors: RegExp[];
}

interface WorkerFixtures {
  /** The setup of this worker's host. */
  setup: Setup;
  host: ProductHost;
}

export const it = base.extend<TestFixtures, WorkerFixtures>({
  setup: [readSetup(), { option: true, scope: 'worker' }],
  host: [
    async ({ setup }, use) => {
      const host = await startProductHost({}, setup);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const unexpected: string[] = [];
    page.on('console', (message) => {
      const line = `${message.text()} ${message.location().url}`;
      const isExpected = expectedConsoleErrors.some((pattern) => pattern.test(line));
      if (message.type() === 'error' && !isExpected) unexpected.push(line);
    });
    page.on('pageerror', (error) => unexpected.push(String(error)));
    await use(page);
    expect(unexpected, 'errors in the console').toEqual([]);
  },
  person: async ({ page, host }, use) => {
    await use(await signInBrowser(page.context(), host.url));
  },
});

export { expect };
export const { describe } = it;
