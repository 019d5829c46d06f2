import type { Locator, Page } from '@playwright/test';
import {
  readDrawing,
  type Drawing,
  type Point,
} from '../supabase/functions/_shared/drawing/drawing.ts';
import { expect } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';

/** Opens the editor with a photo from its row. */
export async function openEditor(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: `Draw on Photo ${String(number)}` }).click();
  return waitForEditor(page, number);
}

/** The editor once its photo is there. */
export async function waitForEditor(page: Page, number: number): Promise<Locator> {
  const editor = page.getByRole('dialog', { name: new RegExp(`^Photo ${String(number)} of`) });
  await expect(editor.getByRole('application').locator('canvas').first()).toBeVisible();
  return editor;
}

/** The point of a photo of this shape on the page while it is drawn on, whole. */
export async function findPoint(
  page: Page,
  [x, y]: Point,
  photo = { width: 4, height: 3 },
): Promise<{ x: number; y: number }> {
  const box = (await page.getByRole('application').boundingBox())!;
  const scale = Math.min(box.width / photo.width, box.height / photo.height);
  return {
    x: box.x + box.width / 2 + (x - 0.5) * photo.width * scale,
    y: box.y + box.height / 2 + (y - 0.5) * photo.height * scale,
  };
}

export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  const [start, end] = [await findPoint(page, from), await findPoint(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** As a finger does: the browser makes pointer events of the touches. */
export async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const [start, end] = [await findPoint(page, from), await findPoint(page, to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', start);
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await touch('touchMove', end);
  await touch('touchEnd');
  await session.detach();
}

/** Reads a row's stored drawing. */
export async function storedDrawing(person: Person, id: string): Promise<Drawing> {
  const { data } = await person.client
    .from('observations')
    .select('drawing')
    .eq('id', id)
    .single()
    .throwOnError();
  return readDrawing(data);
}
