import { defineConfig } from '@playwright/test';
import { browserLaunch, journeyExecutable } from './testing/browser/browser-launch.ts';
import { postgresPrograms } from './testing/databases/postgres-engine.ts';
import { leftOutFiles, playedTitles } from './testing/hosts/left-out.ts';
import { type Setup, readSetup } from './testing/hosts/setup.ts';
import { PATIENCE_MS } from './testing/patience-ms.ts';

const setup = readSetup();
/** In a run on the embedded host, a few journeys in each of the other setups too. */
const few = (name: Setup) => ({ name, use: { setup: name }, grep: /@every-setup/ });
const projects = [
  { name: 'embedded' },
  ...(postgresPrograms() === null ? [] : [few('two'), few('deno')]),
];

const launch = browserLaunch(journeyExecutable());

export default defineConfig<object, { setup: Setup }>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './testing/browser/global-setup.ts',
  // Each worker runs a host and a browser of its own; two fit the smallest machine we care about.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A second try on a busy build machine; what needed it is listed as flaky and is to be mended.
  retries: process.env['CI'] ? 1 : 0,
  // Ends a journey that hangs; each wait within it ends when the thing happened.
  timeout: 300_000,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list']],
  ...(setup === 'embedded'
    ? { projects }
    : { grep: playedTitles(setup), testIgnore: leftOutFiles(setup).map((file) => `**/${file}`) }),
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Recording each test would cost as much processor time as running it; `--trace on` shows one here.
    trace: 'on-first-retry',
    // An emulated graphics card, as a machine without one gets, is slower than none.
    launchOptions: { ...launch, args: [...launch.args, '--disable-gpu'] },
  },
});
