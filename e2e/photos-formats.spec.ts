import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, it } from '../testing/browser/fixtures.ts';
import {
  chooseFiles,
  expectAllStored,
  expectNoMetadata,
  storedPhotos,
  type StoredPhoto,
} from '../testing/browser/stored-photos.ts';
import { adobeOfSrgb, deltaE, srgbOfP3 } from '../testing/pictures/colour-difference.ts';
import type { Person } from '../testing/people.ts';
import { hasRealPhotos, REAL_PHOTOS } from '../testing/photos.ts';
import {
  gifOfPatches,
  heicOfPatches,
  jpegByWord,
  jpegOfPatches,
  listMiddles,
  PATCHES,
  pngOfPatches,
  withCodedColours,
  withProfile,
} from '../testing/pictures/patches.ts';
import { reportedFile, SENT } from '../testing/pictures/sent-files.ts';
import { seedReport } from '../testing/reports.ts';
import { tableRows } from '../testing/table-rows.ts';
import { disturbCanvas } from './disturb-canvas.ts';
import { fileOnDisk } from './file-on-disk.ts';

interface Pixels {
  width: number;
  height: number;
  data: number[];
}

/** The size of a picture as the browser shows it, and its pixels (RGBA) in one of its rows. */
function readRow(page: Page, bytes: Uint8Array, row: number): Promise<Pixels> {
  return page.evaluate(
    async ([base64, top]) => {
      const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
      const picture = await createImageBitmap(file);
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d')!;
      pen.drawImage(picture, 0, 0);
      return { width, height, data: [...pen.getImageData(0, top, width, 1).data] };
    },
    [Buffer.from(bytes).toString('base64'), row] as const,
  );
}

it('files are taken, or left out, as the page of formats says', async ({ page, person }) => {
  await it.step(
    'stores what the page says is taken: with films, second pictures and zeros behind it, or without an end',
    () => expectTaken(page, person),
  );
  await it.step('leaves out what the page says is cut or damaged, and says so', () =>
    expectLeftOut(page, person),
  );
  await it.step(
    'stops where the browser changes what a canvas reads, says why, and stores it once it does not',
    () => expectStop(page, person),
  );
});

async function expectTaken(page: Page, person: Person) {
  const reportId = await seedReport(person);
  // The others of the page are headers alone, which its own test reads.
  const names = tableRows('comes-in/pictures.md', 'Formats')
    .filter((row) => row['What becomes of it'] === 'taken')
    .map((row) => row['File']!)
    .filter((name) => /^(JPEG|HEIC|PNG)\b/.test(name));
  expect(names.length).toBeGreaterThan(25);
  const files = names.map((name, at) => fileOnDisk(`${at}.bin`, SENT[name]!));
  const reported = reportedFile('samsung-trailer.heic');
  if (reported) files.push(fileOnDisk('galaxy.heic', reported));
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, files);
  await expectAllStored(page, files.length);
  await expect(page.getByRole('region', { name: 'Files left out' })).toBeHidden();
  for (const { name, photo } of await storedPhotos(person, reportId)) expectNoMetadata(photo, name);
}

async function expectLeftOut(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const rows = tableRows('comes-in/pictures.md', 'Formats')
    .map((row) => ({ name: row['File']!, becomes: row['What becomes of it']! }))
    .filter(({ becomes }) => becomes.startsWith('The file is '));
  expect(rows.length).toBeGreaterThan(15);
  const files = rows.map(({ name }, at) => fileOnDisk(`${at}.bin`, SENT[name]!));
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [...files, fileOnDisk('sound.jpg', SENT['JPEG, baseline']!)]);
  const leftOut = page.getByRole('region', { name: 'Files left out' });
  await expect(leftOut).toContainText(`${rows.length} files were left out`);
  for (const [at, { name, becomes }] of rows.entries())
    await expect(leftOut, name).toContainText(`${at}.bin: ${becomes}`);
  await expectAllStored(page, 1);
  expect(await storedPhotos(person, reportId)).toHaveLength(1);
}

async function expectStop(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const leave = await disturbCanvas(page, /prepare\.worker-.*\.js$/);
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [fileOnDisk('wall.jpg', SENT['JPEG, baseline']!)]);
  await expect(page.getByText('This browser changes the pixels that pages read')).toBeVisible();
  expect(await storedPhotos(person, reportId)).toEqual([]);

  await leave();
  await page.reload();
  await expectAllStored(page, 1);
  expect(await storedPhotos(person, reportId)).toHaveLength(1);
}

/** Its numbers as they are, in a WebP that loses none. */
async function encodeWebp(page: Page, bytes: Uint8Array): Promise<Buffer> {
  const base64 = await page.evaluate(async (text) => {
    const file = new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]);
    const picture = await createImageBitmap(file, { colorSpaceConversion: 'none' });
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
  }, Buffer.from(bytes).toString('base64'));
  return Buffer.from(base64, 'base64');
}

/** The colour in the middle of each patch, as the browser shows the picture. */
function readMiddles(
  page: Page,
  bytes: Uint8Array,
  grid?: [number, number],
  colorSpaceConversion: ColorSpaceConversion = 'default',
): Promise<number[][]> {
  return page.evaluate(
    async ([base64, middles, conversion]) => {
      const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
      const picture = await createImageBitmap(file, { colorSpaceConversion: conversion });
      const { width, height } = picture;
      const pen = new OffscreenCanvas(width, height).getContext('2d')!;
      pen.drawImage(picture, 0, 0);
      // Read in the page: a photo's pixels are a million numbers, of which these few count.
      const { data } = pen.getImageData(0, 0, width, height);
      return middles.map(([x, y]) => {
        const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
        return [...data.subarray(at, at + 3)];
      });
    },
    [Buffer.from(bytes).toString('base64'), listMiddles(grid), colorSpaceConversion] as const,
  );
}

it('pictures keep their colours, and long ones their words', async ({ page, person }) => {
  await it.step('stores the colours of Display P3 as they are meant, whatever they came in', () =>
    storeColours(page, person),
  );
  if (hasRealPhotos)
    await it.step(
      'stores patches that phones sent with the same colours, whatever they came in',
      () => storePatchesOfPhones(page, person),
    );
  await it.step('keeps long pictures legible: a screenshot and a panorama', () =>
    keepLegible(page, person),
  );
});

/** Expects of every stored photo the colours in the middles of its patches. */
async function expectColours(
  page: Page,
  stored: readonly StoredPhoto[],
  expected: readonly number[][],
  grid?: [number, number],
) {
  for (const { name, photo } of stored) {
    const found = await readMiddles(page, photo, grid);
    const differences = found.map((colour, at) => deltaE(colour, expected[at]!));
    expect(
      Math.max(...differences),
      `${name}: ${differences.map((d) => d.toFixed(1)).join(' ')}`,
    ).toBeLessThan(2);
  }
}

async function storeColours(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const heic = heicOfPatches('display-p3-8-bit');
  const sent: Record<string, Buffer> = {
    'HEIC, a profile, 8 bits': heic,
    'HEIC, a profile, 10 bits': heicOfPatches('display-p3-10-bit'),
    'HEIC, numbers (H.273), 8 bits': withCodedColours(heic, 12, 13),
    'HEIC, numbers (H.273), 10 bits': withCodedColours(heicOfPatches('display-p3-10-bit'), 12, 13),
    'PNG, a profile, 8 bits': pngOfPatches(8),
    'PNG, a profile, 16 bits': pngOfPatches(16),
    'JPEG, a profile': jpegOfPatches(),
    'JPEG, Adobe RGB by the camera’s word (R03)': jpegByWord((colour) =>
      adobeOfSrgb(srgbOfP3(colour)),
    ),
    'WebP, a profile': withProfile(await encodeWebp(page, pngOfPatches(8))),
    'GIF, which has none': gifOfPatches(srgbOfP3),
  };
  const rows = tableRows('comes-in/pictures.md', 'Colours').filter(
    ({ Stored }) => Stored === 'as they are',
  );
  expect(rows.map(({ Colours }) => Colours)).toEqual(Object.keys(sent));
  await page.goto(`/upload/${reportId}`);
  const files = Object.entries(sent).map(([name, bytes]) => fileOnDisk(`${name}.bin`, bytes));
  await chooseFiles(page, files);
  await expectAllStored(page, files.length);
  await expectColours(page, await storedPhotos(person, reportId), PATCHES.map(srgbOfP3));
}

async function storePatchesOfPhones(page: Page, person: Person) {
  const names = readdirSync(join(REAL_PHOTOS, '../inputs')).filter((name) => /^p3-/.test(name));
  const files = names.map((name) => fileOnDisk(name, reportedFile(name)!));
  const grid: [number, number] = [4, 2];
  const reportId = await seedReport(person);
  await page.goto(`/upload/${reportId}`);
  // The colours that were sent: the PNG's numbers, read as Display P3.
  const meant = await readMiddles(page, reportedFile('p3-patches.png')!, grid, 'none');
  await chooseFiles(page, files);
  await expectAllStored(page, files.length);
  const stored = await storedPhotos(person, reportId);
  expect(stored.length).toBeGreaterThan(1);
  await expectColours(page, stored, meant.map(srgbOfP3), grid);
}

async function keepLegible(page: Page, person: Person) {
  const reportId = await seedReport(person);
  const [screenshot, panorama, photo] = await page.evaluate(async () => {
    const drawn = async (width: number, height: number, type: string) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#222';
      pen.font = '40px sans-serif';
      // Lines of a chat on a phone of 1080 pixels.
      for (let y = 100; y < height; y += 100) pen.fillText('HHHHHHHHHH Riss 0,3 mm', 60, y);
      const blob = await canvas.convertToBlob({ type });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    };
    return [
      await drawn(1080, 14_000, 'image/png'),
      await drawn(8_000, 1_373, 'image/jpeg'),
      await drawn(3_000, 2_250, 'image/jpeg'),
    ];
  });
  const file = (name: string, base64: string) => fileOnDisk(name, Buffer.from(base64, 'base64'));
  await page.goto(`/upload/${reportId}`);
  await chooseFiles(page, [
    file('1-chat.png', screenshot!),
    file('2-panorama.jpg', panorama!),
    file('3-photo.jpg', photo!),
  ]);
  await expectAllStored(page, 3);
  const [chat, wide, plain] = await storedPhotos(person, reportId);
  const y = Math.round(((700 - 6) * 616) / 1080);
  const tall = await readRow(page, chat!.photo, y);
  expect([tall.width, tall.height]).toEqual([616, 7982]);
  const flat = await readRow(page, wide!.photo, 0);
  expect(flat.width * flat.height).toBeLessThanOrEqual(2560 * 1920 * 1.001);
  expect(flat.height).toBeGreaterThan(900);
  const normal = await readRow(page, plain!.photo, 0);
  expect([normal.width, normal.height]).toEqual([2560, 1920]);

  // Through the middle of a line of capitals every stem shows dark between bright gaps.
  const scale = tall.width / 1080;
  const row = Array.from({ length: Math.round(280 * scale) }, (_, x) => {
    return tall.data[(Math.round(60 * scale) + x) * 4]!;
  });
  const isDark = row.map((value) => value < 110);
  const stems = isDark.filter((dark, at) => dark && !isDark[at - 1]).length;
  expect(stems, row.join(' ')).toBeGreaterThanOrEqual(18);
  expect(Math.max(...row)).toBeGreaterThan(220);
}
