import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import { encode } from 'jpeg-js';

/** Rust, algae, greys, wood, sky and signal colours, as numbers of Display P3: 8 patches in each of 3 rows. */
// prettier-ignore
export const PATCHES: readonly (readonly [number, number, number])[] = [
  [200, 70, 40], [150, 60, 30], [110, 45, 25], [235, 120, 60], [60, 140, 50], [40, 100, 40], [90, 170, 70], [30, 70, 30],
  [230, 230, 225], [180, 180, 178], [128, 128, 126], [70, 70, 70], [30, 30, 30], [250, 200, 40], [220, 180, 120], [170, 140, 100],
  [40, 80, 200], [30, 60, 140], [120, 160, 220], [240, 40, 40], [40, 240, 60], [60, 40, 240], [200, 60, 200], [60, 200, 200],
];
const EDGE = 32;
const ACROSS = 8;
const PATCHES_SIZE = { width: ACROSS * EDGE, height: (PATCHES.length / ACROSS) * EDGE };

/** The patches as a HEIC of this name beside this file: made by `heif-enc` of libheif from the PNG below. */
export function heicOfPatches(
  name: 'display-p3-8-bit' | 'display-p3-10-bit' | 'pq-10-bit',
): Buffer {
  return readFileSync(join(import.meta.dirname, `${name}.heic`));
}

/** The profile that the HEIC of the patches holds: Display P3. */
export function displayP3(): Buffer {
  const file = heicOfPatches('display-p3-8-bit');
  const at = file.indexOf('colrprof');
  return file.subarray(at + 8, at - 4 + file.readUInt32BE(at - 4));
}

/** The HEIC with numbers of ITU-T H.273 in the place of its profile, whose box stays as long as it was. */
export function withCodedColours(heic: Buffer, primaries: number, transfer: number): Buffer {
  const file = Buffer.from(heic);
  const at = file.indexOf('colrprof');
  file.write('nclx', at + 4, 'latin1');
  for (const [index, value] of [primaries, transfer, 6].entries()) {
    file.writeUInt16BE(value, at + 8 + index * 2);
  }
  file.writeUInt8(0x80, at + 14);
  return file;
}

/** The patches as a PNG with their profile, 8 or 16 bits to a part. */
export function pngOfPatches(bits: 8 | 16): Buffer {
  const { width, height } = PATCHES_SIZE;
  const pixel = bits === 8 ? 3 : 6;
  const rows = Buffer.alloc(height * (1 + width * pixel));
  forEachPixel((x, y, colour) => {
    const at = y * (1 + width * pixel) + 1 + x * pixel;
    for (const [index, part] of colour.entries()) {
      if (bits === 8) rows.writeUInt8(part, at + index);
      else rows.writeUInt16BE(part * 257, at + index * 2);
    }
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 2, 0, 0, 0], 8);
  const profile = Buffer.concat([Buffer.from('p3\0\0', 'latin1'), deflateSync(displayP3())]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('iCCP', profile),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The patches as a JPEG with their profile. */
export function jpegOfPatches(): Buffer {
  return jpegWith(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), displayP3());
}

/** The patches in another space's numbers, as a camera writes it that says so in its metadata alone (DCF 2.0, "R03"). */
export function jpegByWord(convertColour: (colour: readonly number[]) => number[]): Buffer {
  const folder = (tag: number, type: number, value: Buffer) =>
    Buffer.concat([
      Buffer.from([0, 1, tag >> 8, tag & 255, 0, type, 0, 0, 0, 4]),
      value,
      Buffer.alloc(4),
    ]);
  const at = (place: number) => Buffer.from([0, 0, 0, place]);
  return jpegWith(
    0xe1,
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    Buffer.concat([
      folder(0x8769, 4, at(26)),
      folder(0xa005, 4, at(44)),
      folder(0x0001, 2, Buffer.from('R03\0')),
    ]),
    convertColour,
  );
}

function jpegWith(
  marker: number,
  mark: Buffer,
  content: Buffer,
  convertColour = (colour: readonly number[]): readonly number[] => colour,
): Buffer {
  const { width, height } = PATCHES_SIZE;
  const data = Buffer.alloc(width * height * 4, 255);
  forEachPixel((x, y, colour) => {
    data.set(convertColour(colour), (y * width + x) * 4);
  });
  const jpeg = encode({ width, height, data }, 98).data;
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), mark, content]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** The patches as a GIF, which has no profile: as many of its codes as it can take are colours, not packed. */
export function gifOfPatches(toSrgb: (colour: readonly number[]) => number[]): Buffer {
  const { width, height } = PATCHES_SIZE;
  const [CLEAR, END] = [128, 129];
  const codes: number[] = [];
  forEachPixel((_, __, colour) => {
    // Its table of codes would need longer ones soon.
    if (codes.length % 121 === 0) codes.push(CLEAR);
    codes.push(PATCHES.findIndex((patch) => patch === colour));
  });
  codes.push(END);
  const blocks: Buffer[] = [];
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.slice(at, at + 255);
    blocks.push(Buffer.from([block.length, ...block]));
  }
  const table = Buffer.alloc(128 * 3);
  PATCHES.forEach((patch, index) => table.set(toSrgb(patch).map(Math.round), index * 3));
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...size, 0xf6, 0, 0]),
    table,
    Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, 7]),
    ...blocks,
    Buffer.from([0, 0x3b]),
  ]);
}

/** A browser's WebP of the patches with the profile of Display P3 in place of its own. */
export function withProfile(webp: Buffer): Buffer {
  const { width, height } = PATCHES_SIZE;
  const profile = displayP3();
  const part = (type: string, content: Buffer) => {
    const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const extended = Buffer.alloc(10);
  extended.writeUInt8(0x20, 0);
  extended.writeUIntLE(width - 1, 4, 3);
  extended.writeUIntLE(height - 1, 7, 3);
  const inside = [
    part('VP8X', extended),
    part('ICCP', profile),
    webp.subarray(webp.indexOf('VP8L')),
  ];
  return part('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...inside]));
}

/** The middle of each patch, in shares of the picture, however large it is shown. */
export function listMiddles(
  [across, down] = [ACROSS, PATCHES.length / ACROSS],
): [number, number][] {
  return Array.from({ length: across * down }, (_, index) => [
    ((index % across) + 0.5) / across,
    (Math.floor(index / across) + 0.5) / down,
  ]);
}

/** The colour in the middle of each patch of decoded pixels (RGBA). */
export function readMiddles(data: ArrayLike<number>, width: number, height: number): number[][] {
  return listMiddles().map(([x, y]) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

function forEachPixel(draw: (x: number, y: number, colour: readonly number[]) => void): void {
  for (let y = 0; y < PATCHES_SIZE.height; y += 1) {
    for (let x = 0; x < PATCHES_SIZE.width; x += 1) {
      draw(x, y, PATCHES[Math.floor(y / EDGE) * ACROSS + Math.floor(x / EDGE)] ?? [0, 0, 0]);
    }
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
