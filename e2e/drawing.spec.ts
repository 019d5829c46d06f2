import type { Page } from '@playwright/test';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
import { findFaults, sidewaysScroll, WCAG } from './accessibility-check.ts';
import {
  dragByMouse,
  dragByTouch,
  waitForEditor,
  openEditor,
  findPoint,
  storedDrawing,
} from './drawing-screen.ts';
import type { Person } from '../testing/people.ts';
import { hoverRow, openReport } from './observations-screen.ts';

const TAIL: [number, number] = [0.25, 0.7];
const TIP: [number, number] = [0.6, 0.4];

it('marks drawn by mouse, by keys alone, and in two tabs', async ({ page, person }) => {
  const { ids } = await openReport(page, person, 3);
  await it.step(
    'an arrow drawn by mouse is stored where it points, and is there after a reload',
    () => drawByMouse(page, person, ids[0]!),
  );
  await it.step('two tabs that draw at the same time both keep what they drew', () =>
    drawInTwoTabs(page, person, ids[1]!),
  );
  await it.step('keys alone place, move, resize, name and delete a mark', () =>
    drawByKeys(page, person, ids[2]!),
  );
});

async function drawByMouse(page: Page, person: Person, id: string) {
  const editor = await openEditor(page, 1);
  await dragByMouse(page, TAIL, TIP);
  await expect(editor.getByRole('status')).toHaveText('1. Arrow placed');
  await dragByMouse(page, [0.1, 0.1], [0.2, 0.2]);
  await page.keyboard.press('Control+z');
  await expect(editor.getByRole('button', { name: /^\d\. / })).toHaveCount(1);
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await storedDrawing(person, id)).marks.length).toBe(1);
  const [mark] = (await storedDrawing(person, id)).marks;
  expectNear(mark!.points, [TAIL, TIP]);

  await page.reload();
  await expect(page.locator('[data-row] svg[data-drawing]').first()).toBeVisible();
  await openEditor(page, 1);
  await expect(editor.getByRole('button', { name: '1. Arrow' })).toBeVisible();
  await editor.getByRole('button', { name: 'Done' }).click();
}

async function drawInTwoTabs(page: Page, person: Person, id: string) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hoverRow(page, 2);
  await openEditor(page, 2);
  await dragByMouse(page, TAIL, TIP);
  // The other tab knows of what the first has on its device, and begins from what is stored.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes(':drawing:')) localStorage.removeItem(key);
    }
  });
  await hoverRow(other, 2);
  await openEditor(other, 2);
  await dragByMouse(other, [0.8, 0.2], [0.7, 0.3]);
  await page.bringToFront();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await storedDrawing(person, id)).marks.length).toBe(1);
  await other.bringToFront();
  await expect(other.getByRole('button', { name: /^\d\. Arrow$/ })).toHaveCount(2);
  await other.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await storedDrawing(person, id)).marks.length).toBe(2);
  await other.close();
}

async function drawByKeys(page: Page, person: Person, id: string) {
  const row = page.locator('[data-row]').nth(2);
  await row.focus();
  await page.keyboard.press('Shift+D');
  const editor = await waitForEditor(page, 3);
  const status = editor.getByRole('status');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('1. Rectangle placed');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Spalling');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('1. Rectangle, ‘Spalling’');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('2. Mark 1 placed');
  expect(await findFaults(page, WCAG)).toEqual([]);

  const list = editor.getByRole('region', { name: 'Marks' });
  await expect(list.getByRole('button')).toHaveText(['1. Rectangle, ‘Spalling’', '2. Mark 1']);
  await list.getByRole('button', { name: '1. Rectangle' }).focus();
  await page.keyboard.press('Delete');
  await expect(list.getByRole('button')).toHaveText(['1. Mark 1']);
  await page.keyboard.press('Control+z');
  await expect(list.getByRole('button')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect.poll(async () => (await storedDrawing(person, id)).marks.length).toBe(2);
  const [box] = (await storedDrawing(person, id)).marks;
  const [[left], [right]] = box!.points as [[number, number], [number, number]];
  expect(box!.text).toBe('Spalling');
  // Pushed to the right of the middle, and wider on that side.
  expect((left + right) / 2).toBeGreaterThan(0.505);
}

describe('on a phone', () => {
  it.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  it('a finger draws the same arrow as a mouse, two taps from the row', async ({
    page,
    person,
  }) => {
    const { ids } = await openReport(page, person, 2);
    const editor = await openEditor(page, 1);
    await dragByTouch(page, TAIL, TIP);
    await expect(editor.getByRole('status')).toHaveText('1. Arrow placed');
    expect(await findFaults(page, WCAG)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
    for (const button of await editor.getByRole('button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    // Going on saves on the way.
    await editor.getByRole('button', { name: 'Next photo' }).tap();
    const next = await waitForEditor(page, 2);
    await expect.poll(async () => (await storedDrawing(person, ids[0]!)).marks.length).toBe(1);
    expectNear((await storedDrawing(person, ids[0]!)).marks[0]!.points, [TAIL, TIP]);
    await next.getByRole('button', { name: 'Number', exact: true }).tap();
    const at = await findPoint(page, TIP);
    await page.touchscreen.tap(at.x, at.y);
    await expect(next.getByRole('status')).toHaveText('1. Mark 1 placed');
    await next.getByRole('button', { name: 'Done' }).tap();
    await expect.poll(async () => (await storedDrawing(person, ids[1]!)).last).toBe(1);
    expectNear((await storedDrawing(person, ids[1]!)).marks[0]!.points, [TIP]);
  });
});

describe('what is drawn', () => {
  it.use({ expectedConsoleErrors: [/drawing_version=|could not be saved/] });

  it('stays on the device where a save fails, and where the page crashes', async ({
    page,
    person,
  }) => {
    const saves = '**/rest/v1/observations?*drawing_version*';
    const { ids } = await openReport(page, person, 2);
    const expectStored = async (id: string) => {
      await expect.poll(async () => (await storedDrawing(person, id)).marks.length).toBe(1);
      await expect(page.getByText('What you drew is not saved yet')).toHaveCount(0);
    };

    await it.step('and is saved from above the rows', async () => {
      const editor = await openEditor(page, 1);
      await dragByMouse(page, TAIL, TIP);
      await page.route(saves, (route) => route.abort());
      await editor.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('The drawing on Photo 1 was not saved')).toBeVisible();
      await page.unroute(saves);
      await page.getByRole('button', { name: 'Save the drawing on Photo 1' }).click();
      await expectStored(ids[0]!);
    });

    await it.step('and is taken up again', async () => {
      await hoverRow(page, 2);
      await openEditor(page, 2);
      // As a crash leaves it: drawn, and the page gone without a word.
      await page.route(saves, (route) => route.abort());
      await dragByMouse(page, TAIL, TIP);
      await page.goto('about:blank');
      await page.goBack();
      await expect(page.getByText('What you drew is not saved yet')).toBeVisible();
      await page.unroute(saves);
      await hoverRow(page, 2);
      const editor = await openEditor(page, 2);
      await expect(editor.getByText('is taken up again')).toBeVisible();
      await editor.getByRole('button', { name: 'Done' }).click();
      await expectStored(ids[1]!);
    });
  });
});

function expectNear(points: readonly (readonly number[])[], wanted: readonly [number, number][]) {
  expect(points).toHaveLength(wanted.length);
  points.forEach(([x = 0, y = 0], index) => {
    expect(Math.abs(x - wanted[index]![0])).toBeLessThan(0.005);
    expect(Math.abs(y - wanted[index]![1])).toBeLessThan(0.005);
  });
}
