import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
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

for (const colorScheme of ['light', 'dark'] as const) {
  describe(`rows selected with a mouse, in the ${colorScheme} theme`, () => {
    it.use({ colorScheme });

    it('each show their box and a tint, and no other row the tint', async ({ page, person }) => {
      await openReport(page, person, 8);
      expect(await page.evaluate(() => matchMedia('(pointer: fine)').matches)).toBe(true);
      await leaveRows(page);
      const before = await seenRows(page);
      const plain = before[0]!.tint;
      // All but the row at hand.
      expect(before.filter(({ visibility }) => visibility === 'hidden')).toHaveLength(7);

      await page.getByRole('checkbox', { name: 'Select all shown' }).click();
      await leaveRows(page);
      await expect(page.getByText('8 selected', { exact: true })).toBeVisible();
      const all = await seenRows(page);
      expect(all).toEqual(all.map(() => ({ ...SHOWN, isChecked: true, tint: all[0]!.tint })));
      expect(all[0]!.tint).not.toBe(plain);

      // One that is taken out keeps its box, to be taken in again.
      await page.getByRole('checkbox', { name: 'Select photo 3' }).click();
      await leaveRows(page);
      await expect(page.getByText('7 selected', { exact: true })).toBeVisible();
      const seven = await seenRows(page);
      expect(seven.map(({ tint }) => tint === plain)).toEqual(seven.map((_, index) => index === 2));
      expect(seven.every(({ visibility }) => visibility === 'visible')).toBe(true);
    });
  });
}

it('a range selected with Shift shows all its rows', async ({ page, person }) => {
  await openReport(page, person, 5);
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
});

describe('rows selected on a phone', () => {
  it.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  it('show their box and a tint too', async ({ page, person }) => {
    await openReport(page, person, 3);
    const plain = (await seenRows(page))[2]!.tint;
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
    for (const seen of await seenRows(page)) {
      expect(seen).toMatchObject({ ...SHOWN, isChecked: true });
      expect(seen.tint).not.toBe(plain);
    }
  });
});
