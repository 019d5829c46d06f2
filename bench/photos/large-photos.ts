import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { hasRealPhotos, REAL_PHOTOS } from '../../testing/photos.ts';
import { SITE_PHOTO_KINDS, sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';

const WIDTH = 4032;
const HEIGHT = 3024;
/** Phones write at about this quality: 2 to 5 MB at 12 megapixels. */
const QUALITY = 0.95;
/** Different pictures; the rest of the batch are these with other bytes beside the picture. */
const PICTURES = 10;

/** Writes `count` different JPEG files of 12 megapixels, from real photos where there are any. */
export async function writeLargePhotos(
  browser: Browser,
  folder: string,
  count: number,
): Promise<string[]> {
  const pictures = await largePictures(browser, folder);
  return Array.from({ length: count }, (_, index) => {
    const path = join(folder, `IMG_${String(index + 1).padStart(4, '0')}.jpg`);
    const picture = pictures[index % pictures.length];
    if (picture && !existsSync(path)) writeFileSync(path, withComment(picture, `photo ${index}`));
    return path;
  });
}

/** A comment segment makes another file of the same picture: other bytes, other hash, same work. */
function withComment(picture: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([picture.subarray(0, 2), head, Buffer.from(comment), picture.subarray(2)]);
}

async function largePictures(browser: Browser, folder: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  const page = await browser.newPage();
  for (const [index, source] of sources().entries()) {
    const path = join(folder, `picture-${index}.jpg`);
    if (!existsSync(path)) {
      const enlarged = await page.evaluate(enlarge, {
        base64: source.toString('base64'),
        width: WIDTH,
        height: HEIGHT,
        quality: QUALITY,
      });
      writeFileSync(path, Buffer.from(enlarged, 'base64'));
    }
    pictures.push(readFileSync(path));
  }
  await page.close();
  return pictures;
}

function sources(): Buffer[] {
  if (!hasRealPhotos) {
    return SITE_PHOTO_KINDS.map((kind, index) =>
      Buffer.from(sitePhotoJpeg({ kind, width: 1600, height: 1200, seed: index + 1 })),
    );
  }
  const paths = ['defects', 'sound', 'camera'].flatMap((name) =>
    readdirSync(join(REAL_PHOTOS, name))
      .filter((file) => file.endsWith('.jpg') && !file.startsWith('exif-'))
      .map((file) => join(REAL_PHOTOS, name, file)),
  );
  return paths
    .toSorted((one, other) => statSync(other).size - statSync(one).size)
    .slice(0, PICTURES)
    .map((path) => readFileSync(path));
}

/** Runs in the page: draws a picture over the whole of a larger one. */
async function enlarge(wanted: {
  base64: string;
  width: number;
  height: number;
  quality: number;
}): Promise<string> {
  const bytes = Uint8Array.from(atob(wanted.base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const canvas = new OffscreenCanvas(wanted.width, wanted.height);
  const scale = Math.max(wanted.width / picture.width, wanted.height / picture.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: wanted.quality });
  const out = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < out.length; at += 32_768) {
    text += String.fromCharCode(...out.subarray(at, at + 32_768));
  }
  return btoa(text);
}
