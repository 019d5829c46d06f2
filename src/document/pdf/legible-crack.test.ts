import { encode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { EMBEDDED_BOX } from '@/lib/pictures/bounds';
import { scaleToFit, type Size } from '@/lib/pictures/size';
import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import { hasPoppler, makeFolder, type PrintedPage, printPages } from '../../../testing/documents';
import { pictureNeed } from '../layout/picture-need';
import type { Arrangement } from '../model/report-layout';
import type { Picture } from '../pictures/prepare-picture';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from './installed-fonts.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

/** A stored photo of half a metre of wall: 0.3 mm are one and a half of its pixels. */
const WALL: Size = { width: 2560, height: 1920 };
const CRACK = { at: 1280, width: 1.5 };
const LIGHT = 190;
const DARK = 70;
const DOTS_PER_INCH = 300;

describe.skipIf(!hasPoppler)('a crack of 0.3 mm in print (needs poppler)', () => {
  const folder = openForSuite(makeFolder);

  /** How dark the crack is against its wall on paper, in parts of what it is in the photo. */
  async function measureContrast(arrangement: Arrangement): Promise<number> {
    const model = makeModel({
      report: { layout: { arrangement } },
      observations: [makeObservation()],
      sections: { discussion: null, recommendation: null },
    });
    const picture = photoWithin(pictureNeed(arrangement) ?? EMBEDDED_BOX);
    const file = await buildPdf(model, new Map([[1, picture]]), installedFonts());
    const path = await folder.write(`${arrangement}.pdf`, file);
    return darkestLine(printPages(path, DOTS_PER_INCH, true)) / (LIGHT - DARK);
  }

  it('keeps its contrast at two photos on a page, and loses it in a column of 40 mm', async () => {
    expect(await measureContrast('photos_2')).toBeGreaterThan(0.6);
    expect(await measureContrast('table')).toBeLessThan(0.35);
  });
});

/** The photo as an export embeds it: scaled down, each pixel the mean of those it covers. */
function photoWithin(bounds: Size): Picture {
  const scale = scaleToFit(WALL, bounds);
  const size = {
    width: Math.round(WALL.width * scale),
    height: Math.round(WALL.height * scale),
  };
  const data = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let x = 0; x < size.width; x += 1) {
    const from = x / scale;
    const to = (x + 1) / scale;
    const covered = Math.min(to, CRACK.at + CRACK.width) - Math.max(from, CRACK.at);
    const value = LIGHT - (LIGHT - DARK) * (Math.max(0, covered) / (to - from));
    for (let y = 0; y < size.height; y += 1) {
      data.fill(value, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3);
    }
  }
  return { jpeg: new Uint8Array(encode({ data, ...size }, 85).data), size, over: [] };
}

/** By how much the darkest upright line of a photo differs from the wall beside it, on any page. */
function darkestLine(pages: PrintedPage[]): number {
  return Math.max(...pages.map(contrastOfPage));
}

/** Along the rows that lie in the wall: means of their columns, the lowest against the wall's. */
function contrastOfPage({ width, height, data }: PrintedPage): number {
  const isWall = (value = 0) => Math.abs(value - LIGHT) < 4;
  const sums = new Float64Array(width);
  let count = 0;
  let span: [number, number] | null = null;
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((value) => isWall(value));
    const last = row.findLastIndex((value) => isWall(value));
    if (last - first < 300) continue;
    span ??= [first + 3, last - 3];
    row.forEach((value, x) => {
      sums[x] = (sums[x] ?? 0) + value;
    });
    count += 1;
  }
  if (!span || count < 100) return 0;
  const wall = sums.subarray(...span).toSorted();
  return ((wall[wall.length >> 1] ?? 0) - (wall[0] ?? 0)) / count;
}
