import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { openReport, rows } from './observations-screen.ts';

interface Seen {
  isChecked: boolean;
  /** A checkbox as a person sees it: its computed visibility, its opacity with that of all around it, its size. */
  visibility: string;
  opacity: number;
  width: number;
  tint: string;
}

/** Each row as the browser computed it, whatever its classes say. */
async function seenRows(page: Page): Promise<Seen[]> {
  return rows(page).evaluateAll((all) =>
    all.map((row) => {
      const box = row.querySelector<HTMLInputElement>('input[type=checkbox]')!;
      let opacity = 1;
      for (let one: Element | null = box; one; one = one.parentElement)
        opacity *= Number(getComputedStyle(one).opacity);
      return {
        isChecked: box.checked,
        visibility: getComputedStyle(box).visibility,
        opacity,
        width: box.getBoundingClientRect().width,
        tint: getComputedStyle(row).backgroundColor,
      };
    }),
  );
}

const SHOWN = { visibility: 'visible', opacity: 1, width: 16 };
/** Away from all rows: what is under the hand shows its box anyway. */
const leaveRows = (page: Page) => page.mouse.move(5, 5);

it('selected rows each show their box and a tint, and no other row the tint', async ({
  page,
  person,
  browser,
}) => {
  const { reportId } = await openReport(page, person, 5);
  expect(await page.evaluate(() => matchMedia('(pointer: fine)').matches)).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const)
    await it.step(`by mouse, in the ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(rows(page)).toHaveCount(5);
      await selectAllButOne(page);
    });
  await it.step('by mouse, a range with Shift', () => selectRange(page));
  await it.step('on a phone', async () => {
    const phone = await browser.newContext({
      storageState: await page.context().storageState(),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const screen = await phone.newPage();
    await screen.goto(new URL(`/observations/${reportId}`, page.url()).href);
    await expect(rows(screen)).toHaveCount(5);
    await selectAllByTouch(screen);
    await phone.close();
  });
});

async function selectAllButOne(page: Page) {
  await leaveRows(page);
  const before = await seenRows(page);
  const plain = before[0]!.tint;
  // All but the row at hand.
  expect(before.filter(({ visibility }) => visibility === 'hidden')).toHaveLength(4);

  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await leaveRows(page);
  await expect(page.getByText('5 selected', { exact: true })).toBeVisible();
  const all = await seenRows(page);
  expect(all).toEqual(all.map(() => ({ ...SHOWN, isChecked: true, tint: all[0]!.tint })));
  expect(all[0]!.tint).not.toBe(plain);

  // One that is taken out keeps its box, to be taken in again.
  await page.getByRole('checkbox', { name: 'Select photo 3' }).click();
  await leaveRows(page);
  await expect(page.getByText('4 selected', { exact: true })).toBeVisible();
  const four = await seenRows(page);
  expect(four.map(({ tint }) => tint === plain)).toEqual(four.map((_, index) => index === 2));
  expect(four.every(({ visibility }) => visibility === 'visible')).toBe(true);
}

async function selectRange(page: Page) {
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await rows(page).nth(1).hover();
  await page.getByRole('checkbox', { name: 'Select photo 2' }).click();
  await page.getByRole('checkbox', { name: 'Select photo 4' }).click({ modifiers: ['Shift'] });
  await leaveRows(page);
  await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
  const seen = await seenRows(page);
  expect(seen.map(({ isChecked }) => isChecked)).toEqual([false, true, true, true, false]);
  const plain = seen[0]!.tint;
  expect(seen.map(({ tint }) => tint === plain)).toEqual([true, false, false, false, true]);
  expect(seen.every(({ visibility }) => visibility === 'visible')).toBe(true);
}

async function selectAllByTouch(page: Page) {
  const plain = (await seenRows(page))[2]!.tint;
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await expect(page.getByText('5 selected', { exact: true })).toBeVisible();
  for (const seen of await seenRows(page)) {
    expect(seen).toMatchObject({ ...SHOWN, isChecked: true });
    expect(seen.tint).not.toBe(plain);
  }
}
