import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Keeps a test browser from talking to anything but the page under test. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, or an installed one. */
export function browserExecutable(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED];
  return candidates.find((path) => path && existsSync(path));
}

/** How every browser of ours is started. */
export function browserLaunch() {
  return {
    executablePath: browserExecutable(),
    args: FLAGS,
    // Without a locale, as on a bare machine, a browser leaves out files whose names are not ASCII.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  };
}
