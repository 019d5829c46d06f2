import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { openReportOfOnePhoto, rows } from './observations-screen.ts';

/** The person's place: the row that has the keys, and its distance from the window's top. */
function here(page: Page) {
  return page.evaluate(() => {
    const row = document.activeElement?.closest('[data-row]');
    return {
      row: /Concrete soffit \d+/.exec(row?.textContent ?? '')?.[0] ?? null,
      top: Math.round(row?.getBoundingClientRect().top ?? NaN),
    };
  });
}

const WAYS = {
  key: (page: Page) => page.keyboard.press('m'),
  menu: async (page: Page, number: number) => {
    await page.getByRole('button', { name: `More for photo ${number}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
  },
};

/** Asks for another number of row 6 of 14, from the middle of the window. */
async function askFrom(page: Page, way: keyof typeof WAYS) {
  const row = rows(page).nth(5);
  await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await row.focus();
  await WAYS[way](page, 6);
  await expect(page.getByRole('dialog')).toBeVisible();
  // The rows are hidden from roles while a dialog is open.
  const top = await page
    .locator('[data-row]')
    .nth(5)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  return { row: 'Concrete soffit 6', top };
}

const MOVES = [
  { to: 12, name: 'far down', takesItsPlace: 'Concrete soffit 7' },
  { to: 14, name: 'to the end', takesItsPlace: 'Concrete soffit 7' },
  { to: 1, name: 'to the beginning', takesItsPlace: 'Concrete soffit 5' },
  { to: 8, name: 'to a place in sight', takesItsPlace: 'Concrete soffit 7' },
] as const;

/** Moves row 6, and finds the person where they were; the keys continue from there. */
async function expectToStay(
  page: Page,
  way: keyof typeof WAYS,
  { to, takesItsPlace }: (typeof MOVES)[number],
) {
  const { top } = await askFrom(page, way);
  await page.getByRole('textbox', { name: 'New number' }).fill(String(to));
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(to - 1)).toContainText('Concrete soffit 6');
  await expect.poll(() => here(page)).toMatchObject({ row: takesItsPlace });
  await expect.poll(async () => Math.abs((await here(page)).top - top)).toBeLessThanOrEqual(2);
  await page.keyboard.press('j');
  const next = to < 6 ? 'Concrete soffit 7' : 'Concrete soffit 8';
  await expect.poll(async () => (await here(page)).row).toBe(next);
}

/** Takes the move back, and begins the next one on a page without its toasts. */
async function undo(page: Page) {
  await page.getByRole('button', { name: 'Undo the move' }).click();
  await expect.poll(async () => (await here(page)).row).toBe('Concrete soffit 6');
  await expect(page.getByText('It is photo 6 again.')).toBeVisible();
  await page.reload();
  await expect(rows(page).nth(5)).toContainText('Concrete soffit 6');
}

it('“Move to…” leaves the person where they were, and Undo leads back to the row', async ({
  page,
  person,
}) => {
  await openReportOfOnePhoto(page, person, 14);
  for (const way of ['key', 'menu'] as const)
    await it.step(`given up, asked for by ${way}, leaves the keys in the row`, async () => {
      const before = await askFrom(page, way);
      await page.getByRole('textbox', { name: 'New number' }).fill('9');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect.poll(() => here(page)).toEqual(before);
    });
  for (const move of MOVES)
    await it.step(`${move.name}, asked for by key`, async () => {
      await expectToStay(page, 'key', move);
      await undo(page);
    });
  await it.step('far down, asked for by menu', async () => {
    await expectToStay(page, 'menu', MOVES[0]);
    await undo(page);
  });
});

describe('on a phone', () => {
  it.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  it('“Move to…” leaves the person where they were', async ({ page, person }) => {
    await openReportOfOnePhoto(page, person, 14);
    const { top } = await askFrom(page, 'menu');
    await page.getByRole('textbox', { name: 'New number' }).fill('12');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(rows(page).nth(11)).toContainText('Concrete soffit 6');
    await expect.poll(async () => (await here(page)).row).toBe('Concrete soffit 7');
    await expect.poll(async () => Math.abs((await here(page)).top - top)).toBeLessThanOrEqual(2);
  });
});
