/**
 * A report finished by hand, without a model, in the real page: node bench/by-hand.ts [photos] [pause].
 * Every photo is not assessed; a person presses the keys of what they see, with `pause` milliseconds of
 * looking before each row and a third of it before each further key. Prints JSON lines: keys and time a
 * row, how much of it is the page's own, and the whole to the exported file.
 */
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch, journeyExecutable } from '../testing/browser/browser-launch.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import { drawnPhotos, sitePhotos } from '../testing/photos.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';

const count = Number(process.argv[2] ?? 60);
const pause = Number(process.argv[3] ?? 1500);
const TARGET = { keys: 8, seconds: 6 };
const ROW_TIMEOUT_MS = 30_000;

/** Runs of photos of one element, as on site: each first names it and its place, the others press Enter. */
const RUN = 6;
const FINDINGS = ['c', 's', 'n', 'r', 'd', 'e', 'j', 'x', 'g', 'n'];

function listKeys(index: number): string[] {
  const finding = FINDINGS[index % FINDINGS.length] ?? 'n';
  if (finding === 'x') return [finding];
  if (index % RUN > 0) return [finding, 'Enter', 'Enter'];
  const material = ['b', 'c', 's'][(index / RUN) % 3] ?? 'b';
  return [finding, material, String(1 + ((index / RUN) % 5)), String(1 + ((index / RUN) % 9))];
}

const host = await startProductHost();
const browser = await chromium.launch(browserLaunch(journeyExecutable()));
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const person = await signInBrowser(context, host.url);
  const reportId = await seedReport(person, 'By hand');
  // Real ones as far as there are any.
  const paths = [...sitePhotos(count), ...drawnPhotos(count)].slice(0, count);
  const photos = paths.map((path) => ({ photo: new Uint8Array(readFileSync(path)) }));
  const ids = await seedObservations(person, reportId, photos);
  const rows = person.client.from('observations');
  await rows.update({ outcome: 'not_assessed' }).in('id', ids).throwOnError();
  const page = await context.newPage();
  await page.goto(`${host.url}/observations/${reportId}`);
  const begun = performance.now();
  await page.getByRole('button', { name: 'Next unchecked' }).press('Enter');
  const done = [];
  for (let index = 0; index < ids.length; index += 1) done.push(await describeRow(page, index));
  await page.getByRole('button', { name: /^Not assessed/ }).waitFor({ state: 'detached' });

  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const most = (values: number[]) => Math.max(...values);
  print('keys a row, most', most(done.map(({ keys }) => keys)), 'keys', TARGET.keys);
  print('a row, median', median(done.map(({ ms }) => ms)) / 1000, 's', TARGET.seconds);
  print('a row, most', most(done.map(({ ms }) => ms)) / 1000, 's', TARGET.seconds);
  print('a row, the page alone, median', median(done.map(({ own }) => own)), 'ms', null);
  print('all rows', (performance.now() - begun) / 1000, 's', ids.length * TARGET.seconds);
  await exportReport(page, reportId);
  print('from the first row to the file', (performance.now() - begun) / 1000, 's', null);
} finally {
  await browser.close();
  await host.close();
}

/** Presses a row's keys as a person would; `own` is what the page took of the time. */
async function describeRow(page: Page, index: number) {
  const keys = listKeys(index);
  const name = new RegExp(`^Photo ${String(index + 1)} is not assessed`);
  const row = page.getByRole('group', { name });
  const begun = performance.now();
  let own = 0;
  for (const [place, key] of keys.entries()) {
    await page.waitForTimeout(place === 0 ? pause : pause / 3);
    const pressed = performance.now();
    await page.keyboard.press(key);
    own += performance.now() - pressed;
  }
  const pressed = performance.now();
  await row.waitFor({ state: 'detached', timeout: ROW_TIMEOUT_MS });
  own += performance.now() - pressed;
  return { keys: keys.length, ms: performance.now() - begun, own };
}

async function exportReport(page: Page, reportId: string) {
  await page.goto(`${host.url}/discussion/${reportId}`);
  await page.getByRole('button', { name: 'Regenerate Sections' }).waitFor({ timeout: 60_000 });
  await page.goto(`${host.url}/export/${reportId}`);
  await page.getByRole('button', { name: 'Export Report (.docx)' }).click();
  await page.getByText('Report exported successfully!').waitFor({ timeout: 120_000 });
}

function print(what: string, value: number, unit: string, baseline: number | null) {
  const rounded = Math.round(value * 100) / 100;
  const ratio = baseline === null ? null : Math.round((value / baseline) * 100) / 100;
  console.log(JSON.stringify({ name: `by hand: ${what}`, value: rounded, unit, baseline, ratio }));
}
