/** Reads a folder of labelled photos: a CSV with columns `file` and `classes`, pictures beside it. */
import { readFileSync } from 'node:fs';
import exifr from 'exifr';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { convertHeic } from './convert-heic.ts';
import { type Pixels, shrinkTo, withoutAlpha } from './pixels.ts';

/** Rows of a CSV with quoted fields; the first line names the columns. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (text[i + 1] === '"') field += text[++i];
      else isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === ',' || char === '\n') {
      rows.at(-1)?.push(field.replace(/\r$/, ''));
      field = '';
      if (char === '\n') rows.push([]);
    } else field += char;
  }
  if (field !== '') rows.at(-1)?.push(field);
  const [columns = [], ...values] = rows;
  return values
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(columns.map((column, k) => [column, row[k] ?? ''])));
}

/** Bytes of a photo as a JPEG, converted like the product's upload does; null when nothing here can read it. */
async function readJpeg(path: string): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(readFileSync(path));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return bytes;
  return /\.hei[cf]$/i.test(path) ? convertHeic(path) : null;
}

/** Upright pixels no larger than `longEdge`, or null when nothing here can read the file. */
export async function readPixels(path: string, longEdge: number): Promise<Pixels | null> {
  const bytes = new Uint8Array(readFileSync(path));
  if (bytes[0] === 0x89) return shrinkTo(pixelsOfPng(bytes), longEdge);
  const file = await readJpeg(path);
  if (!file) return null;
  const { data, ...size } = jpeg.decode(file, { useTArray: true, maxMemoryUsageInMB: 2048 });
  const pixels = shrinkTo({ ...size, rgb: withoutAlpha(data) }, longEdge);
  const rotation = await exifr.rotation(file).catch(() => undefined);
  return turn(pixels, rotation?.deg ?? 0);
}

function pixelsOfPng(bytes: Uint8Array): Pixels {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  return { width, height, rgb: withoutAlpha(data) };
}

/** Turns clockwise by 90, 180 or 270 degrees. */
function turn(pixels: Pixels, degrees: number): Pixels {
  if (degrees % 360 === 0) return pixels;
  const { width, height, rgb } = pixels;
  const isAcross = degrees % 180 !== 0;
  const out: Pixels = {
    width: isAcross ? height : width,
    height: isAcross ? width : height,
    rgb: new Uint8Array(rgb.length),
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const toX = degrees === 90 ? height - 1 - y : degrees === 180 ? width - 1 - x : y;
      const toY = degrees === 90 ? x : degrees === 180 ? height - 1 - y : width - 1 - x;
      const from = (y * width + x) * 3;
      out.rgb.set(rgb.subarray(from, from + 3), (toY * out.width + toX) * 3);
    }
  }
  return out;
}
