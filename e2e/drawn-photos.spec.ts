import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import { measurePicture } from '../testing/browser/measure-picture.ts';
import type { Person } from '../testing/people.ts';
import { findFaults, WCAG } from './accessibility-check.ts';
import { waitForEditor, storedDrawing } from './drawing-screen.ts';
import { openReport } from './observations-screen.ts';

it('photos in full size: on the cover, zoomed, drawn on, and drawn on before', async ({
  page,
  person,
}) => {
  const { reportId, ids } = await openReport(page, person, 2);
  const opener = page.getByRole('button', { name: 'Open Photo 2 in full size' });
  await opener.click();
  await it.step('one is put on the cover by one tap, and taken off by the next', () =>
    putOnCover(page, person, { reportId, id: ids[1]! }),
  );
  await it.step('is zoomed by keys, buttons and the wheel', () => zoom(page));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await it.step(
    'a drawing is hidden with the lines in the viewer, and is in the file that is downloaded',
    () => hideAndDownload(page, person, ids[0]!),
  );
  await it.step('a drawing that was replaced is put back from the earlier versions', () =>
    putBack(page, person, ids[1]!),
  );
});

async function putOnCover(
  page: Page,
  person: Person,
  { reportId, id }: { reportId: string; id: string },
) {
  const layout = async () => {
    const { data } = await person.client
      .from('reports')
      .select('layout')
      .eq('id', reportId)
      .single()
      .throwOnError();
    return data.layout;
  };
  const tool = page.getByRole('button', { name: 'Use on cover' });
  await expect(tool).toHaveAttribute('aria-pressed', 'false');
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(layout).toMatchObject({ cover: true, cover_photo: id });
  await tool.click();
  await expect.poll(layout).toMatchObject({ cover: false, cover_photo: null });
}

async function zoom(page: Page) {
  const viewer = page.getByRole('dialog', { name: 'Photo 2 of 2' });
  await expect(viewer.getByRole('img', { name: 'Photo 2: Diagonal crack' })).toBeVisible();
  const scale = () =>
    page
      .getByRole('dialog')
      .locator('[style*=scale]')
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  expect(await scale()).toBe(1);
  await page.keyboard.press('+');
  expect(await scale()).toBeCloseTo(1.5);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await scale()).toBeCloseTo(2.25);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -100);
  await expect.poll(scale).toBeGreaterThan(2.3);
  await page.keyboard.press('0');
  expect(await scale()).toBe(1);
}

async function hideAndDownload(page: Page, person: Person, id: string) {
  const points = [[0.05, 0.05], [0.95, 0.95]]; // prettier-ignore
  const mark = { id: 'a', kind: 'rectangle', points, colour: 'red', text: '', number: null };
  const drawing = { marks: [mark], last: 0, turn: 90, crop: null };
  await person.client.from('observations').update({ drawing }).eq('id', id).throwOnError();
  await page.reload();
  await page.getByRole('button', { name: 'Open Photo 1 in full size' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo 1 of 2' });
  await expect(viewer.getByRole('img', { name: 'Photo 1: Diagonal crack' })).toBeVisible();
  const marks = viewer.locator('svg[data-drawing] path');
  await expect(marks).not.toHaveCount(0);
  // Whole, in a window smaller than the photo too.
  await page.setViewportSize({ width: 420, height: 400 });
  const box = (await viewer.locator('svg[data-drawing]').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(400);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('l');
  await expect(marks).toHaveCount(0);
  expect(await findFaults(page, WCAG)).toEqual([]);

  const download = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await viewer.getByRole('button', { name, exact: true }).click();
    const file = await downloading;
    const { width, height } = await measurePicture(page, await readFile(await file.path()));
    return { name: file.suggestedFilename(), width, height };
  };
  expect(await download('Download')).toEqual({ name: 'Photo 1.jpg', width: 480, height: 640 });
  expect(await download('Download the original')).toEqual({
    name: 'Photo 1 original.jpg',
    width: 640,
    height: 480,
  });

  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Photo 1 beside 2 of 2' })).toBeVisible();
  await page.keyboard.press('+');
  const scales = page.locator('[data-keys] [style*=scale]');
  await expect(scales).toHaveCount(2);
  for (const scaled of await scales.all()) {
    await expect(scaled).toHaveAttribute('style', /scale\(1\.5\)/);
  }
  await page.keyboard.press('c');
  await page.keyboard.press('d');
  const editor = await waitForEditor(page, 1);
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 2' })).toBeVisible();
}

async function putBack(page: Page, person: Person, id: string) {
  const mark = { kind: 'number', points: [[0.5, 0.5]], colour: 'red', text: '', number: 1 };
  for (const name of ['first', 'second']) {
    const drawing = { marks: [{ id: name, ...mark }], last: 1, turn: 0, crop: null };
    await person.client.from('observations').update({ drawing }).eq('id', id).throwOnError();
  }
  await page.reload();
  await page.getByRole('button', { name: 'More for photo 2' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions…' }).click();
  await page.getByRole('button', { name: /A drawing, replaced by another drawing/ }).click();
  await expect(page.getByRole('dialog').locator('svg[data-drawing]')).toBeVisible();
  await page.getByRole('button', { name: 'Put this version back' }).click();
  await expect(page.getByText('The earlier drawing of photo 2 is back')).toBeVisible();
  expect((await storedDrawing(person, id)).marks[0]!.id).toBe('first');
}
