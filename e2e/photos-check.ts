import type { Page } from '@playwright/test';
import jpeg from 'jpeg-js';
import type { Person } from './fixtures.ts';
import { expect } from './fixtures.ts';

const BUCKET = 'inspection_photos';

/** Mean difference of brightness of the same picture, compressed twice; turned wrongly it is 30 and more. */
export const SAME_PICTURE = 8;

export interface StoredPhoto {
  /** The chosen file's name as the object's name has it. */
  name: string;
  photo: Uint8Array;
  rendition: Uint8Array;
}

export async function chooseFiles(page: Page, files: string[]): Promise<void> {
  await page.getByLabel('Choose photos').setInputFiles(files);
}

/** The page's own word that everything is stored. */
export async function expectAllStored(page: Page, count: number, timeout = 90_000): Promise<void> {
  await expect(page.getByText(`${count} photo(s) uploaded successfully`)).toBeVisible({ timeout });
  const all = count === 1 ? 'The photo is stored.' : `All ${count} photos are stored.`;
  await expect(page.getByText(`${all} You can close this page.`)).toBeVisible();
}

/** What the host really holds: as many rows as photos, and for each row its two objects and no other. */
export async function expectStoredOnceEach(
  person: Person,
  reportId: string,
  count: number,
): Promise<void> {
  const { data: rows } = await person.backend
    .from('observations')
    .select('id, photo, photo_hash')
    .eq('report_id', reportId)
    .throwOnError();
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ photo_hash }) => photo_hash)).size).toBe(count);
  const expected = rows.flatMap(({ photo }) => {
    const name = photo.slice(photo.lastIndexOf('/') + 1);
    return [name, name.replace(/\.jpg$/, '.small.jpg')];
  });
  expect(await objectNames(person, reportId)).toEqual(expected.toSorted());
}

async function objectNames(person: Person, reportId: string): Promise<string[]> {
  const { data, error } = await person.backend.storage
    .from(BUCKET)
    .list(`${person.id}/${reportId}`, { limit: 1000 });
  if (error) throw error;
  return data.map(({ name }) => name).toSorted();
}

/** Reads every photo of the report back, in the report's order. */
export async function storedPhotos(person: Person, reportId: string): Promise<StoredPhoto[]> {
  const { data: rows } = await person.backend
    .from('observations')
    .select('photo')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  return Promise.all(
    rows.map(async ({ photo }) => ({
      name: photo.slice(photo.lastIndexOf('/') + 1).replace(/^\d+_(.*)-[0-9a-f]{24}\.jpg$/, '$1'),
      photo: await bytesAt(photo),
      rendition: await bytesAt(photo.replace(/\.jpg$/, '.small.jpg')),
    })),
  );
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  expect(response.ok, url).toBe(true);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fails unless the bytes are a JPEG without any metadata segment that could tell place or person. */
export function expectNoMetadata(bytes: Uint8Array, name: string): void {
  expect([...bytes.subarray(0, 3)], name).toEqual([0xff, 0xd8, 0xff]);
  const text = Buffer.from(bytes).toString('latin1');
  for (const mark of ['Exif\0', 'http://ns.adobe.com', 'GPSL', 'Photoshop']) {
    expect(text.includes(mark), `${name} holds ${JSON.stringify(mark)}`).toBe(false);
  }
}

export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export function pixelsOf(bytes: Uint8Array): Pixels {
  return jpeg.decode(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 });
}

/** Mean difference of brightness (0 to 255) between two pictures, looked at on a coarse grid. */
export function differenceOf(one: Pixels, other: Pixels): number {
  const cells = 24;
  let sum = 0;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const at = [(column + 0.5) / cells, (row + 0.5) / cells] as const;
      sum += Math.abs(brightness(one, ...at) - brightness(other, ...at));
    }
  }
  return sum / cells ** 2;
}

/** Average of a small patch, so that a pixel's offset does not count. */
function brightness({ width, height, data }: Pixels, x: number, y: number): number {
  let sum = 0;
  let count = 0;
  const reach = Math.max(1, Math.round(width / 60));
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const column = Math.min(width - 1, Math.max(0, Math.floor(x * width) + dx));
      const row = Math.min(height - 1, Math.max(0, Math.floor(y * height) + dy));
      const at = (row * width + column) * 4;
      sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}
