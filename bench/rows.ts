/**
 * node bench/rows.ts [rows]: what a long report costs the hand that corrects it, in a real Chromium on the
 * built pages (`npm run build` before). Processor time and longest tasks of each deed in a row in the
 * middle, at full speed and at a quarter of it; the last row taken to the first place; elements and
 * controls. Its baseline is a report of eight rows, for a key a plain page with one field.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { browserLaunch, journeyExecutable } from '../testing/browser/browser-launch.ts';
import { signInBrowser } from '../testing/browser/sign-in.ts';
import type { Person } from '../testing/people.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import { correctRows, describeRest } from './rows/correct-rows.ts';
import { seedLongReport } from './rows/long-report.ts';
import type { Work } from './rows/processor-meter.ts';
import {
  VIEWPORT,
  countElements,
  dragLastToFirst,
  meterDeeds,
  meterPlainField,
  moveLastToFirstByKey,
  openRows,
  throttle,
  watchOpening,
} from './rows/row-page.ts';

const FEW = 8;
/** Forty of eighty photos are corrected by keys, with two at most for each beside what is typed. */
const PHOTOS = 80;
const CORRECTED = 40;
const KEYS_A_ROW = 2;
const many = Number(process.argv[2] ?? 300);
const RATES = [1, 4];
/** How long a hand may be at taking a row from one end to the other. */
const MOVE_SECONDS = 5;

const host = await startProductHost({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch(browserLaunch(journeyExecutable()));
try {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const person = await signInBrowser(context, host.url);
  await watchOpening(context);
  const seedReport = async (count: number) =>
    `${host.url}/observations/${await seedLongReport(person, count)}`;
  const [short, long] = [await seedReport(FEW), await seedReport(many)];
  for (const rate of RATES) {
    const plain = await meterPlainField(browser, rate);
    const few = await measure(context, short, FEW, rate);
    printSpeed(`${rate}x`, plain, few, await measure(context, long, many, rate));
  }
  await printCounts(context, short, long);
  await printMoves(context, long);
  await printCorrections(context, person);
} finally {
  await browser.close();
  await host.close();
}

async function measure(context: BrowserContext, address: string, count: number, rate: number) {
  const page = await context.newPage();
  await throttle(page, rate);
  const opening = await openRows(page, address);
  // The second of four rows is written by hand: it can be edited and saved unchanged.
  const deeds = await meterDeeds(page, Math.floor(count / 8) * 4 + 2);
  await page.close();
  return { opening, deeds };
}

type Measured = Awaited<ReturnType<typeof measure>>;

function printSpeed(speed: string, plain: Work, few: Measured, all: Measured): void {
  const of = (what: string) => `rows_${what}_${speed}`;
  print(of('opening'), all.opening.milliseconds, 'ms', few.opening.milliseconds);
  print(of('layout_shift'), all.opening.shift, 'score', few.opening.shift);
  for (const [deed, work] of Object.entries(all.deeds)) {
    const baseline = deed === 'typing' ? plain : few.deeds[deed];
    print(of(`${deed}_processor`), work.processor, 'ms', baseline?.processor);
    print(of(`${deed}_longest_task`), work.longest, 'ms', baseline?.longest);
  }
}

/** At rest, as the screen is opened. */
async function printCounts(context: BrowserContext, short: string, long: string): Promise<void> {
  const page = await context.newPage();
  await openRows(page, short);
  const few = await countElements(page);
  await openRows(page, long);
  const all = await countElements(page);
  await page.close();
  print('rows_elements', all.elements, 'count', few.elements);
  print('rows_controls', all.controls, 'count', few.controls);
}

async function printMoves(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await openRows(page, address);
  print('rows_last_to_first_by_key', await moveLastToFirstByKey(page, many), 's', MOVE_SECONDS);
  print('rows_last_to_first_by_mouse', await dragLastToFirst(page, many), 's', MOVE_SECONDS);
}

async function printCorrections(context: BrowserContext, person: Person): Promise<void> {
  const reportId = await seedLongReport(person, PHOTOS);
  await describeRest(person, reportId);
  const page = await context.newPage();
  await openRows(page, `${host.url}/observations/${reportId}`);
  const { keys, stored } = await correctRows(page, person, reportId, CORRECTED);
  print('rows_keys_a_correction', keys / CORRECTED, 'count', KEYS_A_ROW);
  print('rows_corrections_stored', stored, 'count', CORRECTED);
}

function print(name: string, value: number, unit: string, baseline = 0): void {
  const [measured, beside] = [value, baseline].map((figure) => Number(figure.toFixed(3)));
  const ratio = baseline === 0 ? null : Number((value / baseline).toFixed(2));
  console.log(JSON.stringify({ name, value: measured, unit, baseline: beside, ratio }));
}
