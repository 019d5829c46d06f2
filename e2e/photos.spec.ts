import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePhotoJpeg } from '../scripts/draw-site-photos.ts';
import { describe, expect, it, seedReport } from './fixtures.ts';
import {
  chooseFiles,
  differenceOf,
  expectAllStored,
  expectNoMetadata,
  expectStoredOnceEach,
  pixelsOf,
  storedPhotos,
} from './photos-check.ts';
import { drawnPhotos, hasRealPhotos, REAL_PHOTOS } from './site-photos.ts';

/** Mean difference of brightness of the same picture, compressed twice; turned wrongly it is 30 and more. */
const SAME_PICTURE = 8;

let folder: string;
it.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-photos-'));
});
it.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const filesIn = (name: string) =>
  readdirSync(join(REAL_PHOTOS, name)).map((file) => join(REAL_PHOTOS, name, file));

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

it('stores drawn photos upright, without metadata, in the order in which they were taken', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const upright = sitePhotoJpeg({ kind: 'brick-crack', width: 900, height: 600, seed: 1 });
  const turned = sitePhotoJpeg({ kind: 'rust-stain', width: 3200, height: 2400, seed: 2 });
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [
    write('b-late.jpg', withExif(upright, 1, '2024:05:02 10:00:00')),
    write('a-early.jpg', withExif(turned, 6, '2024:05:01 10:00:00')),
    write('façade 裂缝 🧱.jpg', sitePhotoJpeg({ kind: 'damp', width: 640, height: 480, seed: 3 })),
  ]);
  await expectAllStored(page, 3);
  await expectStoredOnceEach(person, reportId, 3);

  const stored = await storedPhotos(person, reportId);
  expect(stored.map(({ name }) => name)).toEqual(['a-early', 'b-late', 'facade']);
  for (const { name, photo, rendition } of stored) {
    expectNoMetadata(photo, name);
    expectNoMetadata(rendition, name);
  }
  const [early, late] = stored.map(({ photo }) => pixelsOf(photo));
  expect([early!.width, early!.height]).toEqual([1920, 2560]);
  expect(differenceOf(late!, pixelsOf(upright))).toBeLessThan(SAME_PICTURE);
  const rendition = pixelsOf(stored[0]!.rendition);
  expect(rendition.height).toBe(1000);
  expect(differenceOf(rendition, early!)).toBeLessThan(SAME_PICTURE);

  const { data: rows } = await person.backend
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
});

it('tells in one line what each other file is, and lets the photos go on', async ({
  page,
  person,
}) => {
  const reportId = await seedReport(person);
  const photo = sitePhotoJpeg({ kind: 'growth', width: 800, height: 600, seed: 4 });
  const bomb = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000075300000753001000000009c25a1b1',
    'hex',
  );
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [
    write('wall.jpg', photo),
    write('cut.jpg', photo.subarray(0, photo.length / 2)),
    write('letter.jpg', 'Dear Sir or Madam'),
    write('page.png', '<!doctype html><script>alert(1)</script>'),
    write('empty.heic', ''),
    write('bomb.png', bomb),
    write('same-wall.jpg', photo),
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
  await chooseFiles(page, [join(folder, 'wall.jpg')]);
  await expect(page.getByText('wall.jpg: It is already in this report as Photo 1.')).toBeVisible();
});

it('removes a photo with its row and both objects', async ({ page, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, drawnPhotos(3));
  await expectAllStored(page, 3);
  await page.getByRole('button', { name: 'Remove Photo 2' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expectAllStored(page, 2);
  await expect.poll(async () => (await storedPhotos(person, reportId)).length).toBe(2);
  await expect(async () => {
    await expectStoredOnceEach(person, reportId, 2);
  }).toPass();
});

describe('with real photos', () => {
  it.skip(!hasRealPhotos, 'no real photos beside the repository');

  /** Valid pictures that are kept in the folder of bad files for their names, sizes or side notes. */
  const GOOD_AMONG_BAD = [
    'Foto façade – niveau 2 (côté Nord) №1 裂缝 🧱.jpg',
    'gif-decompression-bomb-extents.gif',
    'heic-200-megapixel.heic',
    'jpeg-bad-exif.jpg',
    'jpeg-broken-canon.jpg',
    'jpeg-broken-exif-dpi.jpg',
    'jpeg-exif-offset-out-of-bounds.jpg',
    'jpeg-exif-typeerror.jpg',
    'jpeg-invalid-exif.jpg',
    'jpeg-invalid-metadata-1.jpg',
    'jpeg-invalid-metadata-2.jpg',
    'jpeg-invalid-metadata-3.jpg',
    'jpeg-junk-header.jpg',
    'jpeg-truncated-app14.jpg',
    'made-heic-named.jpg',
    'made-jpeg-no-extension',
    'made-png-named.jpg',
    'webp-animated-big-height.webp',
    'webp-named.jpg',
    'webp-panic.webp',
  ];
  const isLongName = (name: string) => name.startsWith('long-name-');

  /** Sound pictures of kinds that are not taken. */
  const OTHER_KINDS = /\.(avif|bmp|jp2|svg)$|^jpeg-lossless\.jpg$|^heif-sequence-msf1\.heic$/;

  it('every camera file arrives upright and bare, or says why not', async ({ page, person }) => {
    it.setTimeout(240_000);
    const reportId = await seedReport(person);
    const files = filesIn('camera');
    const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1));
    const refused = names.filter((name) => OTHER_KINDS.test(name));
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, files);
    await expectAllStored(page, files.length - refused.length, 180_000);
    await expectStoredOnceEach(person, reportId, files.length - refused.length);

    const lines = page.getByRole('region', { name: 'Files left out' }).getByRole('listitem');
    await expect(lines).toHaveCount(refused.length);
    for (const name of refused) await expect(lines.filter({ hasText: name })).toHaveCount(1);

    const stored = new Map(
      (await storedPhotos(person, reportId)).map((photo) => [photo.name, photo]),
    );
    for (const { name, photo, rendition } of stored.values()) {
      expectNoMetadata(photo, name);
      expectNoMetadata(rendition, name);
      const { width, height } = pixelsOf(photo);
      expect(Math.max(width, height), name).toBeLessThanOrEqual(2560);
    }
    const pixels = (name: string) => pixelsOf(stored.get(name)!.photo);
    for (const shape of ['landscape', 'portrait']) {
      const upright = pixels(`exif-orientation-1-${shape}`);
      for (let orientation = 2; orientation <= 8; orientation += 1) {
        const name = `exif-orientation-${orientation}-${shape}`;
        if (!stored.has(name)) continue;
        const picture = pixels(name);
        expect([picture.width, picture.height], name).toEqual([upright.width, upright.height]);
        expect(differenceOf(picture, upright), name).toBeLessThan(SAME_PICTURE);
      }
    }
    const invalid = pixels('exif-orientation-0-invalid');
    expect(differenceOf(invalid, pixels('exif-orientation-1-landscape'))).toBeLessThan(
      SAME_PICTURE,
    );
    const portrait = pixels('gif-static');
    expect(differenceOf(pixels('webp-orientation-6'), portrait)).toBeLessThan(3 * SAME_PICTURE);
  });

  it('no bad file hangs the page; each is stored or has its line', async ({ page, person }) => {
    it.setTimeout(240_000);
    const reportId = await seedReport(person);
    const files = filesIn('bad');
    const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1));
    const good = names.filter((name) => GOOD_AMONG_BAD.includes(name) || isLongName(name));
    const bad = names.filter((name) => !good.includes(name));
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, files);
    await expectAllStored(page, good.length, 200_000);
    await expectStoredOnceEach(person, reportId, good.length);

    const lines = page.getByRole('region', { name: 'Files left out' }).getByRole('listitem');
    await expect(lines).toHaveCount(bad.length);
    for (const name of bad) {
      const line = await lines.filter({ hasText: `${name}:` }).innerText();
      expect(line.split('\n').filter(Boolean).join(' ').length, line).toBeLessThan(200);
    }
    for (const { name, photo } of await storedPhotos(person, reportId))
      expectNoMetadata(photo, name);
    // The page still answers.
    await page.getByRole('button', { name: 'Dismiss all' }).click();
    await expect(lines).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('location is gone from photos that have one', async ({ page, person }) => {
    const reportId = await seedReport(person);
    const withPlace = [
      'phone-pixel-12mp-gps.jpg',
      'facade-gps-8mp-berlin.jpg',
      'gps-datetime-only.jpg',
    ];
    const files = withPlace.map((name) => join(REAL_PHOTOS, 'camera', name));
    for (const file of files) expect(readFileSync(file).includes('Exif')).toBe(true);
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, files);
    await expectAllStored(page, 3);
    for (const { name, photo } of await storedPhotos(person, reportId))
      expectNoMetadata(photo, name);
  });
});

it('rotates and replaces a photo without losing the text of its row', async ({ page, person }) => {
  const reportId = await seedReport(person);
  const first = sitePhotoJpeg({ kind: 'brick-crack', width: 900, height: 600, seed: 11 });
  const other = sitePhotoJpeg({ kind: 'rust-stain', width: 800, height: 600, seed: 12 });
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [write('first.jpg', first)]);
  await expectAllStored(page, 1);
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  await person.backend.from('observations').update(texts).eq('report_id', reportId).throwOnError();

  await page.goto(`/observations/${reportId}`);
  const change = async (item: string) => {
    await page.getByRole('button', { name: 'Change Photo 1' }).first().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await change('Rotate right');
  await expect(page.getByText('Photo rotated')).toBeVisible();
  await expectStoredOnceEach(person, reportId, 1);
  const [rotated] = await storedPhotos(person, reportId);
  const { width, height } = pixelsOf(rotated!.photo);
  expect([width, height]).toEqual([600, 900]);

  await change('Rotate left');
  await expect(async () => {
    const [back] = await storedPhotos(person, reportId);
    expect(differenceOf(pixelsOf(back!.photo), pixelsOf(first))).toBeLessThan(SAME_PICTURE);
  }).toPass();

  const choosing = page.waitForEvent('filechooser');
  await change('Replace photo');
  await (await choosing).setFiles(write('other.jpg', other));
  await expect(page.getByText('Photo replaced')).toBeVisible();
  await expectStoredOnceEach(person, reportId, 1);
  const [replaced] = await storedPhotos(person, reportId);
  expect(replaced!.name).toBe('other');
  expect(differenceOf(pixelsOf(replaced!.photo), pixelsOf(other))).toBeLessThan(SAME_PICTURE);
  const { data: row } = await person.backend
    .from('observations')
    .select('element, defect, recommendation')
    .eq('report_id', reportId)
    .single()
    .throwOnError();
  expect(row).toEqual(texts);
});

it('adds photos from the observations screen', async ({ page, person }) => {
  const reportId = await seedReport(person);
  await page.goto(`/observations/${reportId}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).first().click();
  await (await choosing).setFiles([...drawnPhotos(2), write('note.txt', 'Not a photo')]);
  await expect(page.getByText('Photo uploaded')).toBeVisible();
  await expect(page.getByText('note.txt: It is a text file.')).toBeVisible();
  await expect(page.getByText('Photo 2', { exact: true }).first()).toBeVisible();
  await expectStoredOnceEach(person, reportId, 2);
});
