import type { Browser, BrowserContext, Page } from '@playwright/test';
import { countControls } from '../../testing/browser/count-controls.ts';
import { meter, type Work } from './processor-meter.ts';

export const VIEWPORT = { width: 1280, height: 900 };
const SETTLED_MS = 500;
/** A sentence or two: the first key, with which the row becomes one to be saved, costs more than the others. */
const KEYS = 90;
/** Ten keys a second is fast typing; each key gets frames of its own. */
const BETWEEN_KEYS_MS = 100;
/** A person would not drag for longer. */
const PATIENCE_MS = 120_000;

declare global {
  interface Window {
    /** Events since the address was opened, in its milliseconds. */
    opening: { lastRow: number; lastLongTask: number; shift: number };
  }
}

/** Notes from the first moment when the rows came, when the page last was busy, and what jumped. */
export async function watchOpening(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.opening = { lastRow: 0, lastLongTask: 0, shift: 0 };
    new MutationObserver((changes) => {
      const isRow = changes.some(({ addedNodes }) =>
        [...addedNodes].some(
          (node) =>
            node instanceof Element &&
            (node.matches('[data-row]') || node.querySelector('[data-row]') !== null),
        ),
      );
      if (isRow) window.opening.lastRow = performance.now();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.opening.lastLongTask = Math.max(window.opening.lastLongTask, startTime + duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.opening.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens the rows; how long until the last of them is there and the page is not busy any more. */
export async function openRows(page: Page, address: string) {
  await page.goto(address);
  await page.locator('[data-row]').first().waitFor();
  await page.waitForFunction((settled) => {
    const { lastRow, lastLongTask } = window.opening;
    return performance.now() - Math.max(lastRow, lastLongTask) > settled;
  }, SETTLED_MS);
  const { lastRow, lastLongTask, shift } = await page.evaluate(() => window.opening);
  return { milliseconds: Math.max(lastRow, lastLongTask), shift };
}

/** Slows the page's thread as a weaker machine would. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const type = async (page: Page) => {
  await page.keyboard.type('x'.repeat(KEYS), { delay: BETWEEN_KEYS_MS });
};
const perKey = ({ processor, longest }: Work): Work => ({ processor: processor / KEYS, longest });

/** Measures a key in a page of one field: the browser's own part. */
export async function meterPlainField(browser: Browser, rate: number): Promise<Work> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.setContent('<textarea rows="4" cols="60"></textarea>');
  await throttle(page, rate);
  await page.locator('textarea').focus();
  const work = await meter(page, () => type(page));
  await page.close();
  return perKey(work);
}

/**
 * Everything that a hand does to one row in the middle, by what it does. Inside of what is metered nothing
 * is looked for in the page but by the simplest selectors: that would be the page's work too.
 */
export async function meterDeeds(page: Page, number: number): Promise<Record<string, Work>> {
  const box = `input[aria-label="Select photo ${number}"]`;
  const edit = `button[aria-label="Edit photo ${number}"]`;
  const field = `textarea[aria-label="Defect of photo ${number}"]`;
  const handle = selectHandle(number);
  await bringNear(page, number);
  // Rows that were out of sight take their true heights as they come into it.
  await locateMiddle(page, handle);
  const where = { box: await locateMiddle(page, box), handle: await locateMiddle(page, handle) };
  const ticking = await meter(page, () => page.mouse.click(where.box.x, where.box.y));
  const lifting = await meter(page, async () => {
    await focusHandle(page, number);
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.press('Escape');
  });
  where.handle = await locateMiddle(page, handle);
  const dragging = await meter(page, () => dragABit(page, where.handle));
  const { x, y } = await locateMiddle(page, edit);
  const editing = await meter(page, async () => {
    await page.mouse.click(x, y);
    await page.focus(field);
  });
  const typing = perKey(await meter(page, () => type(page)));
  const saving = await meter(page, async () => {
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector(field, { state: 'detached' });
  });
  return { ticking, lifting, dragging, editing, typing, saving };
}

interface Place {
  x: number;
  y: number;
}

async function dragABit(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 30, { steps: 6 });
  await page.mouse.move(x, y, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

const selectHandle = (number: number) => `button[aria-label="Move photo ${number}"]`;

/** A row shows its handle once it has the focus itself. */
async function focusHandle(page: Page, number: number): Promise<void> {
  await bringNear(page, number);
  await page.$eval(selectHandle(number), (handle) => handle.closest('tr')?.focus());
  await page.focus(selectHandle(number));
}

/** Far from the window a row has its words alone. */
async function bringNear(page: Page, number: number): Promise<void> {
  await page
    .locator('[data-row]')
    .nth(number - 1)
    .scrollIntoViewIfNeeded();
  await page.waitForSelector(selectHandle(number), { state: 'attached' });
}

/** The middle of an element, in sight. */
async function locateMiddle(page: Page, selector: string): Promise<Place> {
  const element = page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} can't be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The last row taken to the first place by mouse; how long the hand is at it. */
export async function dragLastToFirst(page: Page, last: number): Promise<number> {
  await bringNear(page, last);
  const { x, y } = await locateMiddle(page, selectHandle(last));
  const begun = performance.now();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  // Held at the window's edge, never quite still, until the first row comes into sight.
  const first = page.locator('[data-row]').first();
  for (let nudge = 0; performance.now() - begun < PATIENCE_MS; nudge += 1) {
    await page.mouse.move(x, 12 + (nudge % 2));
    const box = await first.boundingBox();
    if (box && box.y > 60) break;
  }
  const box = await first.boundingBox();
  await page.mouse.move(x, (box?.y ?? 0) + 8, { steps: 6 });
  await page.mouse.up();
  return secondsUntilMoved(page, last, begun);
}

/** The last row taken to the first place by key, with Home where there is that. */
export async function moveLastToFirstByKey(page: Page, last: number): Promise<number> {
  await focusHandle(page, last);
  const begun = performance.now();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  const isFirst = () => page.getByText(`Now at place 1 of ${last}.`).isVisible();
  while (!(await isFirst()) && performance.now() - begun < PATIENCE_MS) {
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('Space');
  return secondsUntilMoved(page, last, begun);
}

/** Seconds until the row is said to be the first; those of a hand's patience where it never is. */
async function secondsUntilMoved(page: Page, last: number, begun: number): Promise<number> {
  const moved = page.getByText(`Photo ${last} is now photo 1.`);
  const left = Math.max(1, PATIENCE_MS - (performance.now() - begun));
  await moved.waitFor({ timeout: left }).catch(() => undefined);
  return (performance.now() - begun) / 1000;
}

/** Counts the page's elements, and those among them that a person can use. */
export async function countElements(page: Page): Promise<{ elements: number; controls: number }> {
  return { elements: await page.locator('*').count(), controls: await countControls(page) };
}
