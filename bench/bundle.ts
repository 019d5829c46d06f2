/**
 * How much script a person's browser fetches, compressed as the host sends it: for the landing
 * page as a visitor, and for the dashboard as somebody signed in. Measured in Chromium until the
 * network is quiet, so lazily loaded parts count. Baselines are the budgets.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { signInOn } from '../testing/browser/sign-in.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import { browserLaunch } from '../testing/browser/browser-launch.ts';

/** Most script a page may send, in kB (1000 bytes). */
const BUDGET = { landing: 90, dashboard: 220 };

const host = await startProductHost();
const browser = await chromium.launch(browserLaunch());
try {
  const visitor = await (await browser.newContext()).newPage();
  report('landing_script', await measureScripts(visitor, `${host.url}/`), 'kB', BUDGET.landing);
  const painted = await visitor.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  if (painted === undefined) throw new Error('The landing page painted nothing.');
  // The largest wait that counts as good for first contentful paint at web.dev, in milliseconds.
  report('landing_first_contentful_paint', painted, 'ms', 1800);

  const person = await (await browser.newContext()).newPage();
  await signInOn(person, host.url);
  report(
    'dashboard_script',
    await measureScripts(person, `${host.url}/reports`),
    'kB',
    BUDGET.dashboard,
  );
} finally {
  await browser.close();
  await host.close();
}

/** Compressed bytes of all scripts that this page fetches, in kB, with nothing cached. */
async function measureScripts(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sizes = countScripts(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}

function countScripts(session: CDPSession): Map<string, number> {
  /** Bytes of the headers, which are not script. */
  const headers = new Map<string, number>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // Preloaded modules are of type Other until they are used.
    if (type === 'Script' || response.mimeType.includes('javascript')) {
      headers.set(requestId, response.encodedDataLength);
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const header = headers.get(requestId);
    if (header !== undefined) sizes.set(requestId, encodedDataLength - header);
  });
  return sizes;
}

function report(name: string, value: number, unit: string, baseline: number): void {
  const figures = { value: Number(value.toFixed(1)), unit, baseline };
  console.log(JSON.stringify({ name, ...figures, ratio: Number((value / baseline).toFixed(2)) }));
}
