/**
 * A large batch through the real page: 200 photos of 12 megapixels in one go, in a private window and
 * in an ordinary one, then again over an uplink of 10 Mbit/s.
 * Baselines are the promises that the product makes; for the slow uplink, what the originals would take.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { signInOn } from '../testing/browser/sign-in.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import type { Person } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';
import { browserLaunch } from '../testing/browser/browser-launch.ts';
import { writeLargePhotos } from './photos/large-photos.ts';
import { watchInput } from './photos/input-latency.ts';
import { watchMemory } from './photos/browser-memory.ts';

const COUNT = Number(process.env['PHOTOS'] ?? 200);
const UPLINK_BYTES_PER_S = 10_000_000 / 8;
const LIMIT_MS = 8 * 60_000;

const folder = join(tmpdir(), 'plumbline-bench-photos');
mkdirSync(folder, { recursive: true });
const host = await startProductHost();
const browser = await chromium.launch(browserLaunch());
try {
  const files = await writeLargePhotos(browser, folder, COUNT);
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  const person = await signInOn(page, host.url);
  await measureBatch(page, person, files);
  await page.close();
  await measureOrdinaryWindow(files);
  await measureSlowLink(browser, files);
} finally {
  await browser.close();
  await host.close();
}

async function measureBatch(page: Page, person: Person, files: string[]) {
  const reportId = await seedReport(person);
  await page.goto(`${host.url}/upload/${reportId}`);
  const memory = watchMemory(await findProcessId(browser));
  const input = await watchInput(page);
  const seconds = await upload(page, files);
  const latency = await input.stop();
  const peak = memory.stop();

  const { data: rows } = await person.client
    .from('observations')
    .select('photo_hash')
    .eq('report_id', reportId)
    .throwOnError();
  const hashes = new Set(rows.map(({ photo_hash }) => photo_hash));
  const sent = await storedBytes(person, reportId);
  const chosen = sumSizes(files);
  print('photos_per_minute', (files.length / seconds) * 60, 'photos/min');
  print('photos_missing', files.length - hashes.size, 'photos', 0);
  print('photos_doubled', rows.length - hashes.size, 'photos', 0);
  print('photos_input_delay_max', latency.handled.max, 'ms', 100);
  print('photos_input_delay_p99', latency.handled.p99, 'ms', 100);
  print('photos_next_frame_p99', latency.shown.p99, 'ms', 100);
  print('photos_browser_memory_peak', peak / 1e6, 'MB', 1500);
  print('photos_bytes_sent', sent / 1e6, 'MB', chosen / 1e6);
}

/**
 * The other batch runs in a private window, which is what a test browser opens by itself and which
 * keeps IndexedDB in memory, chosen files included. People work in ordinary windows: these have a disk.
 * Both figures hold some of what was uploaded, since a test browser keeps the bodies of requests.
 */
async function measureOrdinaryWindow(files: string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'plumbline-bench-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...browserLaunch(),
    viewport: { width: 1280, height: 800 },
  });
  try {
    const used = context.browser();
    if (!used) throw new Error('The browser of an ordinary window can’t be asked for its process.');
    const page = await context.newPage();
    const person = await signInOn(page, host.url);
    await page.goto(`${host.url}/upload/${await seedReport(person)}`);
    const memory = watchMemory(await findProcessId(used));
    await upload(page, files);
    print('photos_browser_memory_peak_ordinary_window', memory.stop() / 1e6, 'MB', 1500);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Seconds from choosing files until the page says that all are stored. */
async function upload(page: Page, files: string[]): Promise<number> {
  const started = performance.now();
  await page.getByLabel('Choose photos').setInputFiles(files);
  await page.getByText(`All ${files.length} photos are stored.`).waitFor({ timeout: LIMIT_MS });
  return (performance.now() - started) / 1000;
}

/** Against the time that the files as they are would take on the same link. */
async function measureSlowLink(used: Browser, files: string[]) {
  const context = await used.newContext();
  const page = await context.newPage();
  const person = await signInOn(page, host.url);
  const ours = await seedReport(person, 'Ours');
  await page.goto(`${host.url}/upload/${ours}`);
  await limitUplink(page);
  const oursSeconds = await upload(page, files);

  print('photos_slow_uplink_time', oursSeconds, 's', sumSizes(files) / UPLINK_BYTES_PER_S);
}

async function limitUplink(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: UPLINK_BYTES_PER_S,
  });
}

async function findProcessId(used: Browser): Promise<number> {
  const session = await used.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
}

async function storedBytes(person: Person, reportId: string): Promise<number> {
  const { data, error } = await person.client.storage
    .from('inspection_photos')
    .list(`${person.id}/${reportId}`, { limit: 1000 });
  if (error) throw error;
  return data.reduce((sum, { metadata }) => sum + Number(metadata?.['size'] ?? 0), 0);
}

function sumSizes(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function print(name: string, value: number, unit: string, baseline: number | null = null) {
  const rounded = Math.round(value * 100) / 100;
  const ratio = baseline ? Math.round((value / baseline) * 1000) / 1000 : null;
  console.log(JSON.stringify({ name, value: rounded, unit, baseline, ratio }));
}
