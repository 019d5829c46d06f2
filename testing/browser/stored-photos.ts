import { type Page, expect } from '@playwright/test';
import { isDrawnPicture } from '../../supabase/functions/_shared/drawing/drawn-picture.ts';
import {
  PHOTO_BUCKET,
  buildRenditionPath,
} from '../../supabase/functions/_shared/photo-address.ts';
import type { Person } from '../people.ts';

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

/** Expects the host to hold as many rows as photos, and for each row its two objects only, or three where it is drawn on. */
export async function expectStoredOnceEach(
  person: Person,
  reportId: string,
  count: number,
): Promise<void> {
  const { data: rows } = await person.client
    .from('observations')
    .select('id, photo, photo_hash, drawing')
    .eq('report_id', reportId)
    .throwOnError();
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ photo_hash }) => photo_hash)).size).toBe(count);
  const expected = rows.flatMap(({ photo }) => {
    const name = photo.slice(photo.lastIndexOf('/') + 1);
    return [name, buildRenditionPath(name)];
  });
  const drawn = rows.filter(({ drawing }) => drawing !== null).length;
  // A picture with marks is stored, and taken away, after the row was saved.
  await expect
    .poll(async () => (await objectNames(person, reportId)).filter(isDrawnPicture).length)
    .toBe(drawn);
  const others = (await objectNames(person, reportId)).filter((name) => !isDrawnPicture(name));
  expect(others).toEqual(expected.toSorted());
}

async function objectNames(person: Person, reportId: string): Promise<string[]> {
  const { data, error } = await person.client.storage
    .from(PHOTO_BUCKET)
    .list(`${person.id}/${reportId}`, { limit: 1000 });
  if (error) throw error;
  return data.map(({ name }) => name).toSorted();
}

/** Reads every photo of the report back, in the report's order. */
export async function storedPhotos(person: Person, reportId: string): Promise<StoredPhoto[]> {
  const { data: rows } = await person.client
    .from('observations')
    .select('photo')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  return Promise.all(
    rows.map(async ({ photo }) => ({
      name: photo.slice(photo.lastIndexOf('/') + 1).replace(/^\d+_(.*)-[0-9a-f]{24}\.jpg$/, '$1'),
      photo: await bytesAt(photo),
      rendition: await bytesAt(buildRenditionPath(photo)),
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
