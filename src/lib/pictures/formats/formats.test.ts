import { crc32 as crc32OfNode } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32';
import { readExif, parseExifTime } from './exif';
import { readGifHeader } from './gif';
import { readHeicHeader } from './heic';
import { readJpegHeader } from './jpeg';
import { readPngHeader } from './png';
import { recognise } from './recognise';
import { readWebpHeader } from './webp';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const u16 = (value: number) => [(value >> 8) & 255, value & 255];
const u32 = (value: number) => [...u16(Math.floor(value / 65_536)), ...u16(value % 65_536)];
const bytes = (...parts: number[][]) => Uint8Array.from(parts.flat());

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  ...u16(content.length + 2),
  ...content,
];
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];

const chunk = (type: string, content: number[]) => {
  const body = [...ascii(type), ...content];
  return [...u32(content.length), ...body, ...u32(crc32(Uint8Array.from(body)))];
};
const PNG = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];
const ihdr = (width: number, height: number, depth = 8, colour = 2) =>
  chunk('IHDR', [...u32(width), ...u32(height), depth, colour, 0, 0, 0]);

const box = (type: string, content: number[]) => [
  ...u32(content.length + 8),
  ...ascii(type),
  ...content,
];
const ftyp = (brand: string, ...others: string[]) =>
  box('ftyp', [...ascii(brand), 0, 0, 0, 0, ...others.flatMap(ascii)]);
const ispe = (width: number, height: number) =>
  box('ispe', [0, 0, 0, 0, ...u32(width), ...u32(height)]);
/** Pictures of these sizes, of which the second is shown. */
const meta = (...sizes: number[][]) => {
  const owners = sizes.flatMap((_, index) => [...u16(index + 1), 1, index + 1]);
  const ipma = box('ipma', [0, 0, 0, 0, ...u32(sizes.length), ...owners]);
  const iprp = box('iprp', [...box('ipco', sizes.flat()), ...ipma]);
  return box('meta', [0, 0, 0, 0, ...box('pitm', [0, 0, 0, 0, 0, 2]), ...iprp]);
};

const riff = (content: number[]) => {
  const size = content.length + 4;
  return [...ascii('RIFF'), size & 255, size >> 8, 0, 0, ...ascii('WEBP'), ...content];
};

describe('recognise', () => {
  it.each([
    ['JPEG', bytes(SOI, [0xff, 0xe0])],
    ['PNG', bytes(PNG)],
    ['GIF', bytes(ascii('GIF89a'))],
    ['WebP', bytes(riff([]))],
    ['HEIC', bytes(ftyp('heic', 'mif1'))],
    ['HEIC', bytes(ftyp('mif1', 'heic'))],
    ['HEIC', bytes(ftyp('msf1', 'hevc'))],
  ])('knows %s by its bytes', (format, file) => {
    expect(recognise(file)).toEqual({ format });
  });

  it.each([
    ['empty (0 bytes)', bytes()],
    ['an AVIF picture', bytes(ftyp('avif', 'mif1'))],
    ['an AVIF picture', bytes(ftyp('mif1', 'avif'))],
    ['a film or another kind of recording', bytes(ftyp('isom'))],
    ['a BMP picture', bytes(ascii('BM'), [9, 9, 9, 9, 0, 0, 0, 0])],
    ['a TIFF picture', bytes(ascii('II*\0'))],
    ['a JPEG 2000 picture', bytes([0, 0, 0, 12], ascii('jP  '))],
    ['a PDF document', bytes(ascii('%PDF-1.7'))],
    ['a ZIP archive or an office document', bytes(ascii('PK\x03\x04'))],
    ['an SVG drawing', bytes(ascii('<?xml version="1.0"?><svg xmlns="…">'.replace('…', 'x')))],
    ['a web page', bytes(ascii('<!DOCTYPE html><p>'))],
    ['a text file', bytes(ascii('Dear Sir or Madam'))],
    ['not a picture that can be recognised', bytes([1, 2, 3, 4, 200, 0])],
  ])('says what else a file is: %s', (instead, file) => {
    expect(recognise(file)).toMatchObject({ instead });
  });
});

describe('readJpegHeader', () => {
  const whole = bytes(SOI, frame(640, 480), scan, EOI);

  it('reads the size of a whole picture', () => {
    expect(readJpegHeader(whole)).toEqual({ width: 640, height: 480, fault: null });
  });
  it('lets bytes after the end and junk between segments pass', () => {
    expect(readJpegHeader(bytes([...whole], [1, 2, 3])).fault).toBeNull();
    expect(readJpegHeader(bytes(SOI, [7, 7, 7], frame(9, 9), scan, EOI)).fault).toBeNull();
  });
  it('reads several scans, as progressive pictures have them', () => {
    const table = segment(0xc4, [0, 1, 2]);
    const picture = bytes(SOI, frame(9, 9, 0xc2), scan, table, scan, EOI);
    expect(readJpegHeader(picture).fault).toBeNull();
  });
  it('notices wherever it is cut', () => {
    for (let length = 3; length < whole.length; length += 1) {
      expect(readJpegHeader(whole.subarray(0, length)).fault).toBe('cut');
    }
  });
  it('notices a marker that may not stand in coded data', () => {
    expect(readJpegHeader(bytes(SOI, frame(9, 9), scan, [0xff, 0x5a], EOI)).fault).toBe('damaged');
  });
  it('names a coding that browsers lack', () => {
    expect(readJpegHeader(bytes(SOI, frame(9, 9, 0xc3), scan, EOI)).unreadableKind).toBe(
      'a lossless JPEG',
    );
  });
});

describe('crc32', () => {
  it('sums as zlib does', () => {
    const file = Uint8Array.from({ length: 1000 }, (_, index) => (index * 37) & 255);
    for (const length of [0, 1, 255, 1000]) {
      expect(crc32(file.subarray(0, length))).toBe(crc32OfNode(file.subarray(0, length)));
    }
  });
});

describe('readPngHeader', () => {
  const data = chunk('IDAT', [1, 2, 3]);
  const end = chunk('IEND', []);

  it('reads the size of a whole picture', () => {
    const picture = bytes(PNG, ihdr(30_000, 20_000), data, end);
    expect(readPngHeader(picture)).toEqual({ width: 30_000, height: 20_000, fault: null });
  });
  it('notices a missing end', () => {
    expect(readPngHeader(bytes(PNG, ihdr(9, 9), data)).fault).toBe('cut');
    expect(readPngHeader(bytes(PNG, ihdr(9, 9), data.slice(0, -2))).fault).toBe('cut');
  });
  it('notices wrong sums, missing data and illegal depths', () => {
    const wrong = [...data.slice(0, -1), 0];
    expect(readPngHeader(bytes(PNG, ihdr(9, 9), wrong, end)).fault).toBe('damaged');
    expect(readPngHeader(bytes(PNG, ihdr(9, 9), end)).fault).toBe('damaged');
    expect(readPngHeader(bytes(PNG, ihdr(9, 9, 99), data, end)).fault).toBe('damaged');
  });
  it('lets a wrong sum in a side note pass', () => {
    const note = [...chunk('tEXt', ascii('x')).slice(0, -1), 0];
    expect(readPngHeader(bytes(PNG, ihdr(9, 9), note, data, end)).fault).toBeNull();
  });
});

describe('readGifHeader', () => {
  const gif = (width: number, height: number, right: number, bottom: number) =>
    bytes(
      ascii('GIF89a'),
      [width, 0, height, 0, 0, 0, 0],
      [0x21, 0xf9, 2, 0, 0, 0],
      [0x2c, 0, 0, 0, 0, right & 255, right >> 8, bottom & 255, bottom >> 8, 0, 2, 1, 9, 0, 0x3b],
    );

  it('takes the larger of screen and first frame', () => {
    expect(readGifHeader(gif(10, 20, 5, 5))).toEqual({ width: 10, height: 20, fault: null });
    expect(readGifHeader(gif(10, 20, 60_000, 50_000))).toMatchObject({
      width: 60_000,
      height: 50_000,
    });
  });
  it('notices a screen without width, and a cut', () => {
    expect(readGifHeader(gif(0, 20, 5, 5)).fault).toBe('damaged');
    expect(readGifHeader(gif(10, 20, 5, 5).subarray(0, -4)).fault).toBe('cut');
  });
});

describe('readWebpHeader', () => {
  it('reads the three kinds of canvas', () => {
    const extended = riff([...ascii('VP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
    expect(readWebpHeader(bytes(extended))).toEqual({ width: 100, height: 50, fault: null });
    const lossy = riff([...ascii('VP8 '), 10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 50, 0]);
    expect(readWebpHeader(bytes(lossy))).toEqual({ width: 100, height: 50, fault: null });
    const bits = 99 | (49 << 14);
    const packed = [bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24];
    const lossless = riff([...ascii('VP8L'), 5, 0, 0, 0, 0x2f, ...packed]);
    expect(readWebpHeader(bytes(lossless))).toEqual({ width: 100, height: 50, fault: null });
  });
  it('notices a cut', () => {
    const lossy = riff([...ascii('VP8 '), 10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 50, 0]);
    expect(readWebpHeader(bytes(lossy).subarray(0, -1)).fault).toBe('cut');
  });
});

describe('readHeicHeader', () => {
  /** Three bytes of the first item, from this place of the file on. */
  const placed = (at: number) =>
    box('iloc', [
      0,
      0,
      0,
      0,
      0x44,
      0,
      ...u16(1),
      ...u16(1),
      ...u16(0),
      ...u16(1),
      ...u32(at),
      ...u32(3),
    ]);

  it('takes the shown picture, not a tile, a thumbnail or another', () => {
    const file = bytes(ftyp('heic'), meta(ispe(512, 512), ispe(4032, 3024), ispe(8000, 6000)));
    expect(readHeicHeader(file)).toEqual({ width: 4032, height: 3024, fault: null });
  });
  it('notices a cut, and a film', () => {
    const shown = box('pitm', [0, 0, 0, 0, 0, 1]);
    const head = bytes(ftyp('heic'), box('meta', [0, 0, 0, 0, ...shown, ...placed(0)])).length;
    const file = bytes(
      ftyp('heic'),
      box('meta', [0, 0, 0, 0, ...shown, ...placed(head + 8)]),
      box('mdat', [1, 2, 3]),
    );
    expect(readHeicHeader(file.subarray(0, -1)).fault).toBe('cut');
    expect(readHeicHeader(bytes([...file], box('mdat', [4, 5]).slice(0, -1))).fault).toBeNull();
    expect(readHeicHeader(bytes(ftyp('msf1'), box('moov', []))).unreadableKind).toBe(
      'a HEIF film sequence',
    );
  });
  it('ends on boxes that point nowhere', () => {
    expect(readHeicHeader(bytes(ftyp('heic'), [0, 0, 0, 2, ...ascii('meta')])).fault).toBe(
      'damaged',
    );
  });
});

describe('readExif', () => {
  const tiff = (entries: number[][], tail: number[] = []) => [
    ...ascii('MM'),
    ...u16(42),
    ...u32(8),
    ...u16(entries.length),
    ...entries.flat(),
    ...u32(0),
    ...tail,
  ];
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...u16(tag),
    ...u16(type),
    ...u32(count),
    ...value,
  ];
  const dated = (time: string) =>
    tiff([entry(0x0112, 3, 1, [...u16(6), 0, 0]), entry(0x0132, 2, 20, u32(38))], ascii(time));

  it('reads time and orientation after the mark of each format', () => {
    for (const mark of ['Exif\0\0', 'eXIf', 'EXIF']) {
      const file = bytes([9, 9], ascii(mark), dated('2024:05:06 07:08:09'));
      expect(readExif(file)).toMatchObject({ capturedAt: '2024-05-06T07:08:09', orientation: 6 });
    }
  });
  it('says where the orientation stands', () => {
    const file = bytes(ascii('Exif\0\0'), dated('2024:05:06 07:08:09'));
    const { orientationAt } = readExif(file);
    expect([...file.subarray(orientationAt ?? 0, (orientationAt ?? 0) + 2)]).toEqual([0, 6]);
  });
  it('reads broken metadata as none', () => {
    const nothing = { capturedAt: null, orientation: 1, orientationAt: null, isAdobeRgb: false };
    expect(readExif(bytes(ascii('Exif\0\0MM'), u16(42), u32(4_000_000_000)))).toEqual(nothing);
    expect(readExif(bytes(ascii('Exif\0\0')))).toEqual(nothing);
    expect(readExif(bytes())).toEqual(nothing);
  });
  it.each([
    '0000:00:00 00:00:00',
    '1970:01:01 00:00:00',
    '2024:13:01 00:00:00',
    '2024:02:30 00:00:00',
    '    :  :     :  :  ',
  ])('takes %j for no time', (text) => {
    expect(parseExifTime(text)).toBeNull();
  });
});
