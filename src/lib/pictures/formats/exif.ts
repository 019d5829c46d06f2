import { createByteReader } from './byte-reader';
import { createTiffReader } from './tiff';
import { isOrientation, type Orientation } from '../orientation';

const EXIF_FOLDER = 0x8769;
const ORIENTATION = 0x0112;
const COLOUR_SPACE = 0xa001;
const INTEROPERABILITY = 0xa005;
const DATE_TIME = 0x0132;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE_TIME_DIGITIZED = 0x9004;
const TEXT = 2;

/** The bytes that each format writes right before the TIFF structure with the metadata. */
const SIGNATURES = ['Exif\0\0', 'eXIf', 'EXIF', '\0\0\0\0II*\0', '\0\0\0\0MM\0*'];

export interface Exif {
  /** The time on the camera's clock, 'YYYY-MM-DDTHH:MM:SS'. */
  capturedAt: string | null;
  /** An illegal value reads as 1, upright. */
  orientation: Orientation;
  /** Offset of the orientation's two bytes; null when there is none. */
  orientationAt: number | null;
  /** The camera used Adobe RGB (DCF 2.0), or says so in a tag of its own. */
  isAdobeRgb: boolean;
}

/** Finds metadata of any of the formats in the given bytes. Broken metadata reads as none. */
export function readExif(bytes: Uint8Array): Exif {
  let found: Exif = { capturedAt: null, orientation: 1, orientationAt: null, isAdobeRgb: false };
  for (const signature of SIGNATURES) {
    for (const at of findPositions(signature, bytes)) {
      const exif = readTiff(bytes, tiffStart(bytes, at + signature.length));
      if (exif.capturedAt) return exif;
      const says = exif.orientationAt !== null || exif.isAdobeRgb;
      if (says && found.orientationAt === null && !found.isAdobeRgb) found = exif;
    }
  }
  return found;
}

/** A few candidates are enough: the signature may occur by chance in picture data. */
function findPositions(signature: string, bytes: Uint8Array): number[] {
  const first = signature.charCodeAt(0);
  const { text } = createByteReader(bytes);
  const found: number[] = [];
  let at = bytes.indexOf(first);
  while (at >= 0 && found.length < 4) {
    if (text(at, signature.length) === signature) found.push(at);
    at = bytes.indexOf(first, at + 1);
  }
  return found;
}

/** WebP puts a length before the structure, sometimes JPEG's signature too; some HEIC have only the structure. */
function tiffStart(bytes: Uint8Array, from: number): number {
  const { text } = createByteReader(bytes);
  for (const gap of [0, 4, 10, -4]) {
    const order = text(from + gap, 2);
    if (order === 'II' || order === 'MM') return from + gap;
  }
  return bytes.length;
}

function readTiff(bytes: Uint8Array, start: number): Exif {
  const { u16, u32, text, folder: readFolder } = createTiffReader(bytes.subarray(start));
  const timeAt = (entry: number | undefined) =>
    entry !== undefined && u16(entry + 2) === TEXT ? parseExifTime(text(u32(entry + 8), 19)) : null;

  const main = readFolder(u32(4));
  const within = (folder: Map<number, number>, tag: number) => {
    const entry = folder.get(tag);
    return readFolder(entry === undefined ? 0 : u32(entry + 8));
  };
  const exif = within(main, EXIF_FOLDER);
  const rule = within(exif, INTEROPERABILITY).get(1);
  const colours = exif.get(COLOUR_SPACE);
  const entry = main.get(ORIENTATION);
  const orientation = entry === undefined ? 1 : u16(entry + 8);
  return {
    capturedAt:
      timeAt(exif.get(DATE_TIME_ORIGINAL)) ??
      timeAt(exif.get(DATE_TIME_DIGITIZED)) ??
      timeAt(main.get(DATE_TIME)),
    orientation: isOrientation(orientation) ? orientation : 1,
    orientationAt: entry === undefined ? null : start + entry + 8,
    isAdobeRgb:
      (rule !== undefined && text(rule + 8, 3) === 'R03') ||
      (colours !== undefined && u16(colours + 8) === 2),
  };
}

/** The start date of a clock that was never set. */
const NO_CLOCK = '1970-01-02';

/** EXIF writes '2018:07:25 16:34:23'; cameras without a set clock write zeros. */
export function parseExifTime(text: string): string | null {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const date = new Date(`${iso}Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal && iso > NO_CLOCK ? iso : null;
}
