import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'jpeg-js';
import {
  progressiveJpeg,
  randomDrawing,
  segment,
  sequentialJpeg,
} from '../../src/lib/pictures/formats/jpeg-data/jpeg-writer.fixture.ts';
import { hasRealPhotos, REAL_PHOTOS } from '../photos.ts';
import {
  type Part,
  bytes,
  box,
  film,
  ftyp,
  noise,
  tiff,
  u32,
  u32le,
  withZeros,
  withZerosBehind,
  zeros,
} from './byte-parts.ts';
import { heicOfPatches, jpegOfPatches, pngOfPatches } from './patches.ts';

/** The data that a Galaxy writes behind a photo: blocks, their list, and its offset. */
const samsungBlocks = bytes(
  [0, 0, 0x30, 0x0a, 0x10, 0, 0, 0],
  'MotionPhoto_Data',
  film,
  'SEFH',
  [0x6a, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0x30, 0x0a],
  u32le(film.length + 24),
  u32le(film.length + 24),
  u32le(28),
  'SEFT',
);

const jpeg = jpegOfPatches();
const plain = bytes(encode({ width: 96, height: 64, data: noise(96 * 64 * 4) }, 80).data);
const withoutEnd = plain.subarray(0, -2);
const progressive = bytes(
  progressiveJpeg(
    randomDrawing(160, 120, [
      [2, 2],
      [1, 1],
      [1, 1],
    ]),
  ),
);
const fourColours = randomDrawing(96, 64, [
  [1, 1],
  [1, 1],
  [1, 1],
  [1, 1],
]);
const adobe = (transform: number) =>
  segment(0xee, [...bytes('Adobe', [0, 100, 0, 0, 0, 0, transform])]);
const makeFrame = (marker: number, precision = 8) => {
  const changed = Buffer.from(plain);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed[at + 1] = marker;
  changed[at + 4] = precision;
  return changed;
};

const END = [0xff, 0xd9];

const heic = heicOfPatches('display-p3-8-bit');
const two = readFileSync(join(import.meta.dirname, 'two-pictures.heic'));
/** A size of 0 says "to the end of the file". */
const openEnded = bytes(
  heic.subarray(0, heic.indexOf('mdat') - 4),
  u32(0),
  heic.subarray(heic.indexOf('mdat')),
);
const withBrand = (brand: string) => {
  const end = heic.readUInt32BE(0);
  const others = brand.repeat((end - 16) / 4);
  return bytes(heic.subarray(0, 8), brand, [0, 0, 0, 0], others, heic.subarray(end));
};
const png = pngOfPatches(8);
const dataOfPng = png.indexOf('IDAT');
const pngEnd = png.length - 12;
const pngNote = (type: string, content: Part) =>
  bytes(u32(bytes(content).length), type, content, [0, 0, 0, 0]);

const riff = (content: Part, size?: number) => {
  const inside = bytes('WEBP', content);
  return bytes('RIFF', u32le(size ?? inside.length), inside);
};
const vp8 = (type = 'VP8 ') =>
  bytes(type, u32le(30), [0, 0, 0, 0x9d, 1, 0x2a, 100, 0, 50, 0], noise(20));
const vp8x = bytes('VP8X', u32le(10), [0, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
const webpNote = bytes('EXIF', u32le(40), noise(40));
const gif = bytes(
  'GIF89a',
  [9, 0, 9, 0, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 9, 0, 9, 0, 0, 2, 4, 1, 2, 3, 4, 0],
);

/** One entry, at the end of a TIFF whose first folder is there. */
const tiffFolder = bytes([1, 0], [0x06, 0x01, 3, 0], u32le(1), u32le(2), u32le(0));
const small: [number, number, number, number] = [0x00fe, 4, 1, 1];
const maker: [number, number, number, number] = [0x010f, 2, 6, 90];

/** Pictures as they are sent, by their names in docs/comes-in/pictures.md. */
export const SENT: Record<string, Buffer> = {
  'JPEG, baseline': plain,
  'JPEG, progressive': progressive,
  'JPEG in four print colours, CMYK': bytes(sequentialJpeg(fourColours, true, adobe(0))),
  'JPEG in four print colours, YCCK': bytes(sequentialJpeg(fourColours, true, adobe(2))),
  'JPEG with a Samsung film behind it': bytes(jpeg, samsungBlocks),
  'JPEG with a film behind it that is cut': bytes(jpeg, samsungBlocks.subarray(0, 500)),
  'JPEG with a Google motion photo behind it': bytes(jpeg, film),
  'JPEG with a second picture behind it (MPO, gain map of Ultra HDR)': bytes(jpeg, plain),
  'JPEG with a second picture behind it that is cut': bytes(jpeg, plain.subarray(0, 400)),
  'JPEG filled up with zeros': bytes(jpeg, zeros(4096)),
  'JPEG without its end mark': withoutEnd,
  'JPEG without its end mark, filled up with zeros': bytes(withoutEnd, zeros(4096)),
  'JPEG, progressive, without its end mark': progressive.subarray(0, -2),
  'JPEG behind empty lines': bytes('\r\n\r\n', jpeg),
  'JPEG behind the header of a mail': bytes(
    'Content-Type: image/jpeg\r\nContent-Length: 4711\r\n\r\n',
    jpeg,
  ),
  'JPEG with half of its picture': plain.subarray(0, plain.length / 2),
  'JPEG with half of its picture, filled up with zeros': bytes(
    plain.subarray(0, plain.length / 2),
    zeros(plain.length / 2),
  ),
  'JPEG, progressive, with half of its scans': progressive.subarray(0, progressive.length / 2),
  'JPEG with half of its picture and an end': bytes(plain.subarray(0, plain.length / 2), END),
  'JPEG with nearly all of its picture and an end': bytes(
    plain.subarray(0, plain.length * 0.97),
    END,
  ),
  'JPEG with half of its picture, an end and a film behind it': bytes(
    plain.subarray(0, plain.length / 2),
    END,
    film,
  ),
  'JPEG, progressive, with half of its scans and an end': bytes(
    progressive.subarray(0, progressive.length / 2),
    END,
  ),
  'JPEG with a part of its picture that a card lost (zeros)': withZeros(plain, 0.5, 1024),
  'JPEG that a thermal camera’s data come before': bytes(
    plain.subarray(0, 2),
    ...Array.from({ length: 8 }, () => segment(0xe1, [...bytes('FLIR\0', noise(60_000))])),
    plain.subarray(2),
  ),
  'JPEG of 12 bits': makeFrame(0xc1, 12),
  'JPEG, lossless': makeFrame(0xc3),
  'JPEG, arithmetic coding': makeFrame(0xc9),
  HEIC: heic,
  'HEIC of 10 bits': heicOfPatches('display-p3-10-bit'),
  'HEIC with a Samsung film behind its boxes': bytes(heic, samsungBlocks),
  'HEIC with a box of blocks behind it (`sefd`)': bytes(heic, box('sefd', samsungBlocks)),
  'HEIC with a film in a box (`mpvd`)': bytes(heic, box('mpvd', film)),
  'HEIC with a film in a box that is cut': bytes(heic, box('mpvd', film, 90_000)),
  'HEIC filled up with zeros': bytes(heic, zeros(4096)),
  'HEIC with a text behind it': bytes(heic, 'made by a program that signs its files'),
  'HEIC of several pictures': two,
  'HEIC of several pictures with half of the last': two.subarray(0, -100),
  'HEIC with half of its picture': heic.subarray(0, heic.length - 150),
  'HEIC without its end': heic.subarray(0, -1),
  'HEIC with half of its boxes': heic.subarray(0, 200),
  'HEIC whose data reach to the end of the file': openEnded,
  'HEIC whose data reach to the end of the file, with half of them': openEnded.subarray(0, -150),
  'HEIC with a part of its picture that a card lost (zeros)': withZerosBehind(heic, 600),
  'HEIC with a film of a phone behind it that is cut': bytes(
    heic,
    box('moov', noise(300)),
    box('mdat', noise(99), 90_000),
  ),
  'HEIC with another behind it that is cut': bytes(heic, heic.subarray(0, heic.length / 2)),
  'HEIC of a brand that nobody knows': withBrand('1pic'),
  'HEIF film sequence': bytes(ftyp('msf1', 'hevc'), box('moov', noise(100))),
  PNG: png,
  'PNG of 16 bits': pngOfPatches(16),
  'PNG, animated': bytes(
    png.subarray(0, dataOfPng - 4),
    pngNote('acTL', [0, 0, 0, 2, 0, 0, 0, 0]),
    png.subarray(dataOfPng - 4),
  ),
  'PNG with something behind it': bytes(png, noise(500)),
  'PNG without its end': png.subarray(0, pngEnd),
  'PNG with a note behind its picture that is cut': bytes(
    png.subarray(0, pngEnd),
    u32(9000),
    'eXIf',
    noise(99),
  ),
  'PNG with half of its picture': png.subarray(0, dataOfPng + 200),
  'PNG that went through a transfer of texts': Buffer.from(
    png.toString('latin1').replaceAll('\r\n', '\n'),
    'latin1',
  ),
  'PNG for an iPhone’s apps (CgBI)': bytes(
    png.subarray(0, 8),
    pngNote('CgBI', [0x50, 0, 0x20, 2]),
    png.subarray(8),
  ),
  WebP: riff(vp8()),
  'WebP, animated': riff(
    bytes(vp8x, 'ANIM', u32le(6), zeros(6), 'ANMF', u32le(54), zeros(16), vp8()),
  ),
  'WebP with half of the notes behind its picture': riff(bytes(vp8x, vp8(), webpNote)).subarray(
    0,
    -20,
  ),
  'WebP with something behind it': bytes(riff(vp8()), noise(99)),
  'WebP with half of its picture': riff(vp8()).subarray(0, -15),
  GIF: bytes(gif, ';'),
  'GIF, animated': bytes(gif, gif.subarray(13), ';'),
  'GIF without its end': gif,
  'GIF with something behind it': bytes(gif, ';', noise(99)),
  'GIF with half of its picture': gif.subarray(0, -3),
  AVIF: ftyp('avif', 'mif1', 'miaf'),
  TIFF: tiff([
    [0x0103, 3, 1, 1],
    [0x0106, 3, 1, 2],
  ]),
  'TIFF of a scanner that names its maker': tiff([[0x0106, 3, 1, 2], maker]),
  'TIFF that begins with its pixels': bytes('II*\0', u32le(300_008), noise(300_000), tiffFolder),
  'TIFF of 64 bits': bytes('II+\0', [8, 0, 0, 0], u32le(16), zeros(60)),
  BMP: bytes('BM', [9, 9, 9, 9, 0, 0, 0, 0], zeros(40)),
  'JPEG 2000': bytes([0, 0, 0, 12], 'jP  \r\n\x87\n'),
  'JPEG XL': bytes([0xff, 0x0a], noise(50)),
  'JPEG XR': bytes('II', [0xbc, 1], u32le(32), noise(90)),
  'Drawing for printers (EPS)': bytes('%!PS-Adobe-3.0 EPSF-3.0\n'),
  'Photoshop file': bytes('8BPS', [0, 1]),
  'SVG drawing': bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'Adobe and phones (DNG)': tiff([[0xc612, 1, 4, 0x00000401]]),
  'Canon (CR2)': tiff([maker], 'II', bytes('CR', [2, 0, 0, 0, 0, 0])),
  'Canon (CR3)': ftyp('crx ', 'crx ', 'isom'),
  'Canon (CRW)': bytes('II', [26, 0, 0, 0], 'HEAPCCDR'),
  'Nikon (NEF)': tiff([small, maker, [0x014a, 4, 1, 120]], 'MM'),
  'Sony (ARW)': tiff([small, [0x0103, 3, 1, 6], maker]),
  'Fuji (RAF)': bytes('FUJIFILMCCD-RAW 0201FF383501', zeros(60), plain),
  'Olympus (ORF)': bytes('IIRO', u32le(8), noise(90)),
  'Panasonic (RW2)': bytes('IIU\0', u32le(24), noise(90)),
  'Pentax (PEF)': tiff([[0x0103, 3, 1, 65535], maker], 'MM'),
  'Samsung (SRW)': tiff([[0x0103, 3, 1, 32770], maker]),
  'Hasselblad (3FR)': tiff([small, maker, [0x014a, 4, 1, 120]]),
  'Phase One (IIQ)': tiff([maker], 'II', 'IIII'),
  'Sigma (X3F)': bytes('FOVb', zeros(40)),
  Film: film,
  'Film of an older camera (AVI)': bytes('RIFF', u32le(900), 'AVI LIST', noise(50)),
  'Film without a name of its kind (QuickTime)': bytes(box('wide', ''), box('mdat', noise(900))),
  'Film of Matroska or WebM': bytes([0x1a, 0x45, 0xdf, 0xa3], noise(90)),
  'Film of Windows Media': bytes([0x30, 0x26, 0xb2, 0x75], noise(90)),
  'Film of MPEG': bytes([0, 0, 1, 0xba], noise(90)),
  'Placeholder of iCloud': bytes('bplist00', [0xd3, 1, 2, 3], 'NSURLNameKey', zeros(60)),
  'A Mac’s note beside a photo (AppleDouble)': bytes([0, 5, 0x16, 7, 0, 2, 0, 0], zeros(4000)),
  'Zeros alone': Buffer.from(zeros(5000)),
  'Bytes of FF alone': Buffer.alloc(5000, 0xff),
  'PDF document': bytes('%PDF-1.7\n'),
  'Archive or office document': bytes('PK\x03\x04', zeros(20)),
  'Archive without files': bytes('PK\x05\x06', zeros(18)),
  'Archive (RAR)': bytes('Rar!\x1a\x07\0', noise(90)),
  'Archive (7z)': bytes('7z', [0xbc, 0xaf, 0x27, 0x1c], noise(90)),
  'Older office document': bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], zeros(90)),
  'Web page behind a remark': bytes('<!-- proxy -->\n<!DOCTYPE html><html>'),
  'Web page': bytes('<!doctype html><p>Sign in'),
  Text: bytes('Dear Sir or Madam'),
  'Random bytes': bytes(
    [1, 2, 3, 4],
    noise(400).map((byte) => byte & 0x7f),
  ),
  'Nothing at all': Buffer.alloc(0),
};

/** The files beside the repository that failed once; none where they are not there. */
export function reportedFile(name: string): Buffer | null {
  return hasRealPhotos ? readFileSync(join(REAL_PHOTOS, '../inputs', name)) : null;
}
