import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '../testing/browser/fixtures.ts';
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
import { hasRealPhotos, REAL_PHOTOS } from '../testing/photos.ts';
import { seedReport } from '../testing/reports.ts';

const listFiles = (name: string) =>
  readdirSync(join(REAL_PHOTOS, name)).map((file) => join(REAL_PHOTOS, name, file));

describe('with real photos', () => {
  it.skip(!hasRealPhotos, 'no real photos beside the repository');

  /** Valid pictures that are kept in the folder of bad files for their names, sizes or side notes. */
  const GOOD_AMONG_BAD = [
    'Foto façade – niveau 2 (côté Nord) №1 裂缝 🧱.jpg',
    'gif-decompression-bomb-extents.gif',
    'heic-200-megapixel.heic',
    // Its metadata alone are cut.
    'heic-truncated.heic',
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

  /** Photos that came with a location, which nobody is to learn from the report. */
  const WITH_PLACE = ['phone-pixel-12mp-gps', 'facade-gps-8mp-berlin', 'gps-datetime-only'];

  it('every camera file arrives upright and bare, or says why not', async ({ page, person }) => {
    const reportId = await seedReport(person);
    const files = listFiles('camera');
    const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1));
    const refused = names.filter((name) => OTHER_KINDS.test(name));
    await page.goto(`/upload/${reportId}`);
    await chooseFiles(page, files);
    await expectAllStored(page, files.length - refused.length, 180_000);
    await expectStoredOnceEach(person, reportId, files.length - refused.length);

    const lines = page.getByRole('region', { name: 'Files left out' }).getByRole('listitem');
    await expect(lines).toHaveCount(refused.length);
    for (const name of refused) await expect(lines.filter({ hasText: name })).toHaveCount(1);

    const looks = new Map<string, Awaited<ReturnType<typeof measurePicture>>>();
    for (const { name, photo, rendition } of await storedPhotos(person, reportId)) {
      expectNoMetadata(photo, name);
      expectNoMetadata(rendition, name);
      const look = await measurePicture(page, photo);
      expect(Math.max(look.width, look.height), name).toBeLessThanOrEqual(2560);
      looks.set(name, look);
    }
    for (const name of WITH_PLACE) {
      expect(readFileSync(join(REAL_PHOTOS, 'camera', `${name}.jpg`)).includes('Exif')).toBe(true);
      expect(looks.has(name), name).toBe(true);
    }
    const look = (name: string) => looks.get(name)!;
    for (const shape of ['landscape', 'portrait']) {
      const upright = look(`exif-orientation-1-${shape}`);
      for (let orientation = 2; orientation <= 8; orientation += 1) {
        const name = `exif-orientation-${orientation}-${shape}`;
        if (!looks.has(name)) continue;
        const picture = look(name);
        expect([picture.width, picture.height], name).toEqual([upright.width, upright.height]);
        expect(measureDifference(picture, upright), name).toBeLessThan(SAME_PICTURE);
      }
    }
    const invalid = look('exif-orientation-0-invalid');
    expect(measureDifference(invalid, look('exif-orientation-1-landscape'))).toBeLessThan(
      SAME_PICTURE,
    );
    const portrait = look('gif-static');
    expect(measureDifference(look('webp-orientation-6'), portrait)).toBeLessThan(3 * SAME_PICTURE);
  });

  it('no bad file hangs the page; each is stored or has its line', async ({ page, person }) => {
    const reportId = await seedReport(person);
    const files = listFiles('bad');
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
});
