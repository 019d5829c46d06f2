import { readFile } from 'node:fs/promises';
import { expect, it } from '../testing/browser/fixtures.ts';
import { measurePicture } from '../testing/browser/measure-picture.ts';
import { findFaults, WCAG } from './accessibility-check.ts';
import { waitForEditor, storedDrawing } from './drawing-screen.ts';
import { openReport } from './observations-screen.ts';

it('a drawing is hidden with the lines in the viewer, and is in the file that is downloaded', async ({
  page,
  person,
}) => {
  const { ids } = await openReport(page, person, 2);
  const points = [[0.05, 0.05], [0.95, 0.95]]; // prettier-ignore
  const mark = { id: 'a', kind: 'rectangle', points, colour: 'red', text: '', number: null };
  const drawing = { marks: [mark], last: 0, turn: 90, crop: null };
  await person.client.from('observations').update({ drawing }).eq('id', ids[0]!).throwOnError();
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
});

it('a drawing that was replaced is put back from the earlier versions', async ({
  page,
  person,
}) => {
  const { ids } = await openReport(page, person, 1);
  const number = (id: string) => ({ id, kind: 'number', points: [[0.5, 0.5]], colour: 'red', text: '', number: 1 }); // prettier-ignore
  for (const id of ['first', 'second']) {
    const drawing = { marks: [number(id)], last: 1, turn: 0, crop: null };
    await person.client.from('observations').update({ drawing }).eq('id', ids[0]!).throwOnError();
  }
  await page.reload();
  await page.getByRole('button', { name: 'More for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions…' }).click();
  await page.getByRole('button', { name: /A drawing, replaced by another drawing/ }).click();
  await expect(page.getByRole('dialog').locator('svg[data-drawing]')).toBeVisible();
  await page.getByRole('button', { name: 'Put this version back' }).click();
  await expect(page.getByText('The earlier drawing of photo 1 is back')).toBeVisible();
  expect((await storedDrawing(person, ids[0]!)).marks[0]!.id).toBe('first');
});

it('a photo is put on the cover by one tap, and taken off by the next', async ({
  page,
  person,
}) => {
  const { reportId, ids } = await openReport(page, person, 2);
  const layout = async () => {
    const { data } = await person.client
      .from('reports')
      .select('layout')
      .eq('id', reportId)
      .single()
      .throwOnError();
    return data.layout;
  };
  await page.getByRole('button', { name: 'Open Photo 2 in full size' }).click();
  const tool = page.getByRole('button', { name: 'Use on cover' });
  await expect(tool).toHaveAttribute('aria-pressed', 'false');
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(layout).toMatchObject({ cover: true, cover_photo: ids[1] });
  await tool.click();
  await expect.poll(layout).toMatchObject({ cover: false, cover_photo: null });
});
