import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { decode, encode } from 'jpeg-js';
import { hasPoppler, makeFolder, type PrintedPage, printPages } from '../testing/documents.ts';
import { expect, it } from '../testing/browser/fixtures.ts';
import type { Person } from '../testing/people.ts';
import { seedObservations, seedReport } from '../testing/reports.ts';
import type { Drawing, Point } from '../supabase/functions/_shared/drawing/drawing.ts';
import { toShown } from '../supabase/functions/_shared/drawing/frame.ts';

/** Plain, so that nothing but a mark is red on it. */
const [WIDTH, HEIGHT] = [1600, 1200];
const GREY = 150;
const PLAIN = encode(
  { data: Buffer.alloc(WIDTH * HEIGHT * 4, GREY), width: WIDTH, height: HEIGHT },
  90,
);

/** Opposite corners of red boxes: the middle of what is red is known to a fraction of a pixel. */
const BOXES: [Point, Point][] = [
  [[0.1302, 0.2011], [0.2007, 0.3013]],
  [[0.6123, 0.4321], [0.7431, 0.5678]],
  [[0.3333, 0.7777], [0.4444, 0.8888]],
]; // prettier-ignore

const boxes: Drawing = {
  marks: BOXES.map((points, index) => ({
    id: `box ${index}`,
    kind: 'rectangle',
    points,
    colour: 'red',
    text: '',
    number: null,
  })),
  last: 0,
  turn: 0,
  crop: null,
};
const framed: Drawing = { ...boxes, turn: 90, crop: { x: 0.1, y: 0.15, width: 0.7, height: 0.8 } };

/** The expected middle of each box, in shares of what is shown. */
const middles = (drawing: Drawing): Point[] =>
  BOXES.map(([[left, top], [right, bottom]]) =>
    toShown([(left + right) / 2, (top + bottom) / 2], drawing),
  );

/** A report with a photo for each drawing. */
async function seedDrawn(person: Person, drawings: readonly Drawing[]): Promise<string> {
  const reportId = await seedReport(person, 'Marks');
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  const photos = drawings.map(() => ({ photo: PLAIN.data, ...texts }));
  const ids = await seedObservations(person, reportId, photos);
  for (const [index, id] of ids.entries()) {
    const drawing = drawings[index] ?? null;
    await person.client.from('observations').update({ drawing }).eq('id', id).throwOnError();
  }
  // Photos on pages of their own: the most pixels that a photo is printed with.
  const layout = { arrangement: 'photos_1' };
  await person.client.from('reports').update({ layout }).eq('id', reportId).throwOnError();
  return reportId;
}

async function exported(page: Page, reportId: string, format: string): Promise<Uint8Array> {
  await page.goto(`/export/${reportId}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export Report (.${format})` }).click(),
  ]);
  return new Uint8Array(await readFile(await download.path()));
}

type Raster = Omit<PrintedPage, 'data'> & { data: Uint8Array };

const decoded = (jpeg: Uint8Array): Raster => ({
  ...decode(jpeg, { useTArray: true, maxMemoryUsageInMB: 1024 }),
  channels: 4,
});

/** Middles of the red boxes of a picture, in shares of it, by where they are to be. */
function redMiddles({ data, width, height, channels }: Raster, near: readonly Point[]): Point[] {
  return near.map(([x, y]): Point => {
    const edges = { left: Infinity, top: Infinity, right: -1, bottom: -1 };
    const around = 0.11;
    for (let row = Math.floor((y - around) * height); row < (y + around) * height; row += 1)
      for (
        let column = Math.floor((x - around) * width);
        column < (x + around) * width;
        column += 1
      ) {
        const at = (row * width + column) * channels;
        if ((data[at] ?? 0) - (data[at + 2] ?? 0) < 60) continue;
        edges.left = Math.min(edges.left, column);
        edges.right = Math.max(edges.right, column + 1);
        edges.top = Math.min(edges.top, row);
        edges.bottom = Math.max(edges.bottom, row + 1);
      }
    return [(edges.left + edges.right) / 2 / width, (edges.top + edges.bottom) / 2 / height];
  });
}

/** Middles of the boxes of a layer on the screen, in shares of the photo as it is seen there. */
async function shownMiddles(layer: Locator): Promise<Point[]> {
  await expect(layer.locator('path').first()).toBeAttached();
  return layer.evaluate((svg: SVGSVGElement) => {
    const boxOfPhoto = () => {
      const matrix = svg.getScreenCTM()!;
      const { width, height } = svg.viewBox.baseVal;
      // Cut out or turned, the photo is drawn in the layer itself.
      if (svg.querySelector('image'))
        return { x: matrix.e, y: matrix.f, width: width * matrix.a, height: height * matrix.d };
      const photos = [...svg.parentElement!.querySelectorAll('img')];
      const photo = photos.findLast((one) => one.naturalWidth > 0)!;
      const box = photo.getBoundingClientRect();
      const scale = Math.min(box.width / photo.naturalWidth, box.height / photo.naturalHeight);
      const [across, down] = [photo.naturalWidth * scale, photo.naturalHeight * scale];
      return {
        x: box.x + (box.width - across) / 2,
        y: box.y + (box.height - down) / 2,
        width: across,
        height: down,
      };
    };
    const box = boxOfPhoto();
    const paths = [...svg.querySelectorAll('path')].filter((_, index) => index % 2 === 1);
    return paths.map((path): [number, number] => {
      const own = path.getBoundingClientRect();
      return [
        (own.x + own.width / 2 - box.x) / box.width,
        (own.y + own.height / 2 - box.y) / box.height,
      ];
    });
  });
}

/** The greatest distance between places, in pixels of the printed picture. */
function distance(
  found: readonly Point[],
  wanted: readonly Point[],
  print: { width: number; height: number },
) {
  expect(found).toHaveLength(wanted.length);
  return Math.max(
    ...found.map(([x, y], index) => {
      const [wantedX, wantedY] = wanted[index] ?? [NaN, NaN];
      return Math.max(Math.abs(x - wantedX) * print.width, Math.abs(y - wantedY) * print.height);
    }),
  );
}

/** A Word file's pictures in the order of the photos: the one that is cut out and turned is the higher one. */
function picturesOfWord(file: Uint8Array): Raster[] {
  return Object.entries(unzipSync(file))
    .filter(([path]) => path.startsWith('word/media/'))
    .map(([, picture]) => decoded(picture))
    .toSorted((one, other) => one.height / one.width - other.height / other.width);
}

/** Enough to find the pages with photos, which alone are printed finely. */
const COARSE_DOTS_PER_INCH = 50;
/** At twice the pixels that are printed: the photo's own edges are known to half a printed one. */
const DOTS_PER_INCH = 600;

/** The photos on a PDF's last pages, as they are printed. */
async function picturesOfPdf(file: Uint8Array, count: number): Promise<Raster[]> {
  const folder = makeFolder();
  try {
    const path = await folder.write('report.pdf', new Blob([Uint8Array.from(file)]));
    const coarse = printPages(path, COARSE_DOTS_PER_INCH).map(photoOn);
    const pages = range(coarse.length).filter((index) => coarse[index] !== null);
    const first = pages.at(-count);
    if (first === undefined) throw new Error('The PDF lacks a photo.');
    return printPages(path, DOTS_PER_INCH, false, first + 1)
      .map(photoOn)
      .filter((photo) => photo !== null);
  } finally {
    folder.remove();
  }
}

/** The plain photo on a printed page; null where there is none. */
function photoOn({ width: across, height: down, data: pixels }: PrintedPage): Raster | null {
  const isPhoto = (x: number, y: number) => {
    const at = (y * across + x) * 3;
    return [0, 1, 2].every((channel) => Math.abs((pixels[at + channel] ?? 0) - GREY) < 4);
  };
  // Its rows by a few places of each, as marks hide some; its columns on a row without a mark.
  const places = range(16).map((index) => Math.round((across * (index + 0.5)) / 16));
  const rows = range(down).filter((y) => places.filter((x) => isPhoto(x, y)).length >= 5);
  const [top, bottom] = [rows[0], rows.at(-1)];
  if (top === undefined || bottom === undefined) return null;
  const row = range(across).filter((x) => isPhoto(x, top + 2));
  const [left = 0, right = 0] = [row[0], row.at(-1)];
  const [width, height] = [right - left + 1, bottom - top + 1];
  const lines = range(height).map((y) => {
    const start = ((top + y) * across + left) * 3;
    return pixels.subarray(start, start + width * 3);
  });
  return { data: Buffer.concat(lines), width, height, channels: 3 };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

it('shows and prints marks at one place, on photos as they were taken and cut out and turned', async ({
  page,
  person,
}) => {
  const drawings = [boxes, framed];
  const reportId = await seedDrawn(person, drawings);
  const wanted = drawings.map(middles);
  const word = picturesOfWord(await exported(page, reportId, 'docx'));
  expect(word).toHaveLength(drawings.length);
  /** Each within half a pixel of the printed picture. */
  const expectNear = (found: readonly Point[], index: number) => {
    expect(distance(found, wanted[index]!, word[index]!)).toBeLessThanOrEqual(0.5);
  };
  for (const [index, picture] of word.entries())
    expectNear(redMiddles(picture, wanted[index]!), index);
  if (hasPoppler) {
    const printed = await picturesOfPdf(await exported(page, reportId, 'pdf'), drawings.length);
    expect(printed).toHaveLength(drawings.length);
    for (const [index, picture] of printed.entries())
      expectNear(redMiddles(picture, wanted[index]!), index);
  }
  await page.goto(`/preview/${reportId}`);
  const layers = page.getByRole('article', { name: 'Report preview' }).locator('[data-drawing]');
  await expect(layers).toHaveCount(drawings.length);
  for (const index of range(drawings.length))
    expectNear(await shownMiddles(layers.nth(index)), index);
  await page.goto(`/observations/${reportId}`);
  for (const index of range(drawings.length)) {
    await page.getByRole('button', { name: `Open Photo ${index + 1} in full size` }).click();
    expectNear(await shownMiddles(page.getByRole('dialog').locator('[data-drawing]')), index);
    await page.keyboard.press('Escape');
  }
});
