import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sitePhotoJpeg } from '../testing/drawing/draw-site-photo.ts';
import { fileOnDisk } from './file-on-disk.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import {
  measurePicture,
  measureDifference,
  SAME_PICTURE,
} from '../testing/browser/measure-picture.ts';
import {
  chooseFiles,
  expectAllStored,
  expectNoMetadata,
  expectStoredOnceEach,
  storedPhotos,
} from '../testing/browser/stored-photos.ts';
import type { Person } from '../testing/people.ts';
import { drawnPhotoBytes, drawnPhotos, SMALL_WIDTH } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';

/** Puts EXIF into a JPEG: an orientation, a time and a place. */
function withExif(picture: Uint8Array, orientation: number, time: string): Uint8Array {
  const tiff = Buffer.alloc(8 + 2 + 3 * 12 + 4 + 20 + 2 + 12 + 4);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(3, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    tiff.writeUInt32BE(value, at + 8);
  };
  entry(10, 0x0112, 3, 1, orientation << 16);
  entry(22, 0x0132, 2, 20, 50);
  entry(34, 0x8825, 4, 1, 70);
  tiff.write(`${time}\0`, 50, 'latin1');
  tiff.writeUInt16BE(1, 70);
  entry(72, 1, 2, 2, 0x4e000000);
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)]);
}

it('photos that are chosen, dropped in a folder, and removed', async ({ page, person }) => {
  await it.step(
    'stores drawn photos upright, without metadata, in the order in which they were taken @photos-upload-1',
    () => storeInOrder(page, person),
  );
  await it.step(
    'tells in one line what each other file is, and lets the photos go on @photos-upload-2',
    () => leaveOthersOut(page, person),
  );
  await it.step('takes a folder that is dropped for its photos, those of folders in it too', () =>
    dropFolder(page, person),
  );
  await it.step(
    'removes a photo with its row, and keeps the objects as long as the row comes back @photos-upload-3',
    () => removePhoto(page, person),
  );
});

async function storeInOrder(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const [upright, plain] = drawnPhotoBytes(2) as [Buffer, Buffer];
  const turned = sitePhotoJpeg({ kind: 'rust-stain', width: 2700, height: 900, seed: 2 });
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [
    fileOnDisk('b-late.jpg', withExif(upright, 1, '2024:05:02 10:00:00')),
    fileOnDisk('a-early.jpg', withExif(turned, 6, '2024:05:01 10:00:00')),
    fileOnDisk('façade 裂缝 🧱.jpg', plain),
  ]);
  await expectAllStored(page, 3);
  await expectStoredOnceEach(person, reportId, 3);

  const stored = await storedPhotos(person, reportId);
  expect(stored.map(({ name }) => name)).toEqual(['a-early', 'b-late', 'facade']);
  for (const { name, photo, rendition } of stored) {
    expectNoMetadata(photo, name);
    expectNoMetadata(rendition, name);
  }
  const [early, late] = await Promise.all(stored.map(({ photo }) => measurePicture(page, photo)));
  // Longer than two to one: it keeps its pixels, being no more than a photo's.
  expect([early!.width, early!.height]).toEqual([900, 2700]);
  const asDrawn = await measurePicture(page, upright);
  expect(measureDifference(late!, asDrawn)).toBeLessThan(SAME_PICTURE);
  const rendition = await measurePicture(page, stored[0]!.rendition);
  expect(rendition.height).toBe(1000);
  expect(measureDifference(rendition, early!)).toBeLessThan(SAME_PICTURE);

  const { data: rows } = await person.client
    .from('observations')
    .select('captured_at')
    .eq('report_id', reportId)
    .order('position')
    .throwOnError();
  expect(rows.map(({ captured_at }) => captured_at)).toEqual([
    '2024-05-01T10:00:00',
    '2024-05-02T10:00:00',
    null,
  ]);
}

async function leaveOthersOut(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const [photo] = drawnPhotoBytes(1) as [Buffer];
  const bomb = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000075300000753001000000009c25a1b1',
    'hex',
  );
  const wall = fileOnDisk('wall.jpg', photo);
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [
    wall,
    fileOnDisk('cut.jpg', photo.subarray(0, photo.length / 2)),
    fileOnDisk('letter.jpg', 'Dear Sir or Madam'),
    fileOnDisk('page.png', '<!doctype html><script>alert(1)</script>'),
    fileOnDisk('empty.heic', ''),
    fileOnDisk('bomb.png', bomb),
    fileOnDisk('same-wall.jpg', photo),
  ]);
  await expectAllStored(page, 1);
  await expectStoredOnceEach(person, reportId, 1);
  const lines = page.getByRole('region', { name: 'Files left out' }).getByRole('listitem');
  await expect(lines).toHaveCount(6);
  for (const line of [
    'cut.jpg: The file is cut short',
    'letter.jpg: It is a text file',
    'page.png: It is a web page',
    'empty.heic: It is empty (0 bytes)',
    'bomb.png: It measures 30000 x 30000 pixels',
    'wall.jpg; it is stored once',
  ]) {
    await expect(lines.filter({ hasText: line })).toHaveCount(1);
  }

  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await chooseFiles(page, [wall]);
  await expect(page.getByText('wall.jpg: It is already in this report as Photo 1.')).toBeVisible();
}

async function dropFolder(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const folder = it.info().outputPath('site');
  mkdirSync(join(folder, 'roof', 'north'), { recursive: true });
  const photos = drawnPhotoBytes(4);
  // More than a browser lists at once.
  mkdirSync(join(folder, 'empty'));
  for (let file = 0; file < 120; file += 1) writeFileSync(join(folder, 'empty', `.${file}`), '');
  writeFileSync(join(folder, 'a.jpg'), photos[0]!);
  writeFileSync(join(folder, 'roof', 'b.jpg'), photos[1]!);
  writeFileSync(join(folder, 'roof', 'north', 'c.jpg'), photos[2]!);
  for (const hidden of ['.DS_Store', '._a.jpg', 'Thumbs.db', 'desktop.ini', '.nomedia'])
    writeFileSync(join(folder, 'roof', hidden), 'x');
  for (const hidden of ['.thumbnails', '@eaDir']) {
    mkdirSync(join(folder, hidden));
    writeFileSync(join(folder, hidden, 'a.jpg'), photos[3]!);
  }
  writeFileSync(join(folder, '.IMG_0042.HEIC.icloud'), 'bplist00');
  writeFileSync(join(folder, 'notes.txt'), 'not a photo');
  writeFileSync(join(folder, 'roof', 'plan.pdf'), '%PDF-1.7');

  await page.goto(`/upload/${reportId}`);
  const area = page.getByRole('group', { name: 'Add photos' });
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const drag = async (type: 'dragEnter' | 'dragOver' | 'drop') => {
    const { x = 0, y = 0 } = (await area.boundingBox()) ?? {};
    await browser.send('Input.dispatchDragEvent', { type, x: x + 40, y: y + 40, data });
  };
  // As a pointer moves until the page has taken the drag: what is dropped before is nobody's.
  await expect
    .poll(async () => {
      await drag('dragEnter');
      await drag('dragOver');
      return page.getByText('Drop the photos here').isVisible();
    })
    .toBe(true);
  await drag('drop');

  await expectAllStored(page, 3);
  await expectStoredOnceEach(person, reportId, 3);
  // Hidden system files are left out silently; each other file that is no photo has its line.
  const leftOut = page.getByRole('region', { name: 'Files left out' });
  await expect(leftOut).toContainText('3 files were left out');
  await expect(leftOut.getByRole('listitem')).toContainText([
    /\.IMG_0042\.HEIC\.icloud: It is a placeholder/u,
    /notes\.txt/u,
    /plan\.pdf/u,
  ]);
}

async function removePhoto(page: Page, person: Person) {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, drawnPhotos(3, SMALL_WIDTH));
  await expectAllStored(page, 3);
  await page.getByRole('button', { name: 'Remove Photo 2' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expectAllStored(page, 2);
  await expect.poll(async () => (await storedPhotos(person, reportId)).length).toBe(2);
  const bucket = person.client.storage.from('inspection_photos');
  expect((await bucket.list(`${person.id}/${reportId}`)).data).toHaveLength(6);
}
