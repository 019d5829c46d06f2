/**
 * npm run screenshots: starts the product, opens its sample report and takes pictures of it.
 *
 * The four steps, in both themes, go to public/screenshots/ for the landing page; every screen and
 * state, at three widths in both themes, goes to out/screens/ for a person to look at. With
 * --landing only the first set is made, with --only=name,name only these screens of the second.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { signInOn } from '../testing/browser/sign-in.ts';
import { type ProductHost, startProductHost } from '../testing/hosts/product-host.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import { browserLaunch } from '../testing/browser/browser-launch.ts';
import { SCREENS } from './screens.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LANDING_FOLDER = join(ROOT, 'public/screenshots');
const SCREENS_FOLDER = join(ROOT, 'out/screens');
const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'] as const;
const STEPS = ['upload', 'observations', 'discussion', 'preview'] as const;

async function main(): Promise<void> {
  const host = await startProductHost();
  const browser = await chromium.launch(browserLaunch());
  try {
    const { page, person, reportId } = await prepareReport(browser, host);
    await pictureSteps(page, host, reportId);
    if (!process.argv.includes('--landing')) await pictureScreens(page, host, person, reportId);
  } finally {
    await browser.close();
    await host.close();
  }
}

/** The sample report, as everybody makes it from an empty dashboard. */
async function prepareReport(browser: Browser, host: ProductHost) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const person = await signInOn(page, host.url, 'a.inspector@example.com');
  await page.getByRole('button', { name: 'Open a sample report' }).click();
  await page.waitForURL(/\/observations\//);
  const reportId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return { page, person, reportId };
}

async function pictureSteps(page: Page, host: ProductHost, reportId: string): Promise<void> {
  mkdirSync(LANDING_FOLDER, { recursive: true });
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const step of STEPS) {
      await page.goto(`${host.url}/${step}/${reportId}`);
      await settle(page);
      const picture = await toWebp(page, await page.screenshot());
      writeFileSync(join(LANDING_FOLDER, `${step}-${theme}.webp`), picture);
    }
  }
}

async function pictureScreens(
  page: Page,
  host: ProductHost,
  person: Person,
  full: string,
): Promise<void> {
  const empty = await seedReport(person, 'Footbridge over the mill race');
  const long = await seedReport(person, 'A'.repeat(200));
  await seedObservations(
    person,
    long,
    Array.from({ length: 12 }, () => ({
      element: 'Retaining wall, north elevation, between grid lines 4 and 7. '.repeat(4),
      defect: 'Diagonal crack from the lower left to the upper right of the frame. '.repeat(6),
      recommendation: 'Fix tell-tales and read them monthly for a year. '.repeat(6),
    })),
  );
  mkdirSync(SCREENS_FOLDER, { recursive: true });
  const only = process.argv
    .find((argument) => argument.startsWith('--only='))
    ?.slice(7)
    .split(',');
  for (const screen of SCREENS.filter(({ name }) => !only || only.includes(name))) {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await page.goto(host.url + screen.path({ full, empty, long }));
        await settle(page);
        await screen.arrange?.(page);
        await page.screenshot({
          path: join(SCREENS_FOLDER, `${screen.name}-${theme}-${width}.png`),
          fullPage: !screen.isOverlay,
        });
        await page.unrouteAll();
      }
    }
    console.log(screen.name);
  }
  await pictureSignedOut(page, host);
}

/** Takes the screens that only a signed-out visitor sees. */
async function pictureSignedOut(page: Page, host: ProductHost): Promise<void> {
  await page.evaluate(() => window.localStorage.clear());
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      const shoot = (name: string) =>
        page.screenshot({
          path: join(SCREENS_FOLDER, `${name}-${theme}-${width}.png`),
          fullPage: true,
        });
      await page.goto(`${host.url}/`);
      await settle(page);
      await shoot('landing-signed-out');
      const visitor = `visitor-${theme}-${width}@example.com`;
      const form = page.locator('form', { has: page.getByRole('combobox') });
      await form.getByRole('textbox').fill(visitor);
      await form.getByRole('button').click();
      await page.getByText('Pre-signup successful!').waitFor();
      await shoot('landing-thank-you');
      await page.goto(`${host.url}/login`);
      await settle(page);
      await shoot('login');
      await page.getByRole('textbox').fill(visitor);
      await page.getByRole('button', { name: /magic link/i }).click();
      await page.getByText('Check your email', { exact: true }).first().waitFor();
      await shoot('login-sent');
    }
  }
}

/** Waits until the network is quiet, lazy pictures near the fold are there and skeletons are gone. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Lazy pictures below the fold load when they are scrolled past.
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** The browser is the encoder at hand; WebP at 0.86 keeps small type crisp. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
    let binary = '';
    for (const byte of new Uint8Array(await blob.arrayBuffer()))
      binary += String.fromCharCode(byte);
    return btoa(binary);
  }, png.toString('base64'));
  return Buffer.from(encoded, 'base64');
}

await main();
