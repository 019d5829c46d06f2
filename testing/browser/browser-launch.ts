import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window's frame, which is itself a page and costs two fifths of a journey's processor time. */
export const WITHOUT_FRAME = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  WITHOUT_FRAME,
];

/** Keeps a test browser from talking to anything but the page under test. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium as people have it: CHROMIUM_PATH, Playwright's own, or an installed one. */
function browserExecutable(): string | undefined {
  return firstThatExists([process.env['CHROMIUM_PATH'], chromium.executablePath(), ...INSTALLED]);
}

/** Path of the Chromium for journeys: CHROMIUM_PATH, one without a frame, or any. */
export function journeyExecutable(): string | undefined {
  return firstThatExists([process.env['CHROMIUM_PATH'], WITHOUT_FRAME]) ?? browserExecutable();
}

const firstThatExists = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/** The launch of every browser of ours. */
export function browserLaunch(executablePath = browserExecutable()) {
  return {
    executablePath,
    args: FLAGS,
    // Without a locale, as on a bare machine, a browser leaves out files whose names are not ASCII.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  };
}
