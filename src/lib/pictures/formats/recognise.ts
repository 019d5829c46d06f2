import { createByteReader } from './byte-reader';
import { metaBox } from './heic';
import { readJpegFrame } from './jpeg-frame';
import { isJpeg } from './jpeg-segments';
import { isRawFile, isTiff } from './raw-file';

export type PhotoFormat = 'JPEG' | 'PNG' | 'GIF' | 'WebP' | 'HEIC';

/**
 * A format we read, with the count of foreign bytes before it; or what the file is instead, as it reads after "It is".
 */
export type Recognised =
  { format: PhotoFormat; leading?: number } | { instead: string; isPicture: boolean; isRaw?: true };

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** Bytes that servers and cards may put before a picture: empty lines, a mail header. */
const MOST_LEADING = 1024;
/** Brands that say "a HEIF container" without saying which codec is inside. */
const HEIF_BRANDS = new Set(['mif1', 'mif2', 'msf1', 'miaf']);

const picture = (instead: string): Recognised => ({ instead, isPicture: true });
const other = (instead: string): Recognised => ({ instead, isPicture: false });

const FILM = other('a film or another kind of recording');
const ZIP = other('a ZIP archive or an office document');

/** The first bytes of other files: offset and characters. */
const BEGINNINGS: readonly (readonly [number, string, Recognised])[] = [
  [0, '\x89PNG', { format: 'PNG' }],
  [0, 'GIF8', { format: 'GIF' }],
  [8, 'WEBP', { format: 'WebP' }],
  [4, 'jP  ', picture('a JPEG 2000 picture')],
  [0, '\xff\x4f\xff\x51', picture('a JPEG 2000 picture')],
  [0, '\xff\x0a', picture('a JPEG XL picture')],
  [4, 'JXL ', picture('a JPEG XL picture')],
  [0, 'II\xbc', picture('a JPEG XR picture')],
  [0, '\0\0\x01\0', picture('an icon (ICO)')],
  [0, '8BPS', picture('a Photoshop file')],
  [0, '%!PS', picture('a PostScript drawing (EPS)')],
  [0, '%PDF', other('a PDF document')],
  [0, 'PK\x03\x04', ZIP],
  [0, 'PK\x05\x06', ZIP],
  [0, 'Rar!', other('an archive (RAR)')],
  [0, '7z\xbc\xaf', other('an archive (7z)')],
  [0, '\xd0\xcf\x11\xe0', other('an older office document')],
  // The placeholder that iCloud leaves for an offloaded file.
  [
    0,
    'bplist00',
    other('a placeholder for a photo that is still in iCloud. Download it there first'),
  ],
  [0, '\0\x05\x16\x07', other('a note of a Mac beside a photo, without the photo')],
  // QuickTime without a name, Matroska, Windows Media, MPEG, camcorders, Flash.
  ...['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((box) => [4, box, FILM] as const),
  ...['\x1aE\xdf\xa3', '0&\xb2u', '\0\0\x01\xba', '\0\0\x01\xb3', 'FLV', 'OggS', 'ID3', 'RIFF'].map(
    (beginning) => [0, beginning, FILM] as const,
  ),
];

/** Identifies a file by its first bytes (some hundred are enough), never by its name. */
export function recognise(bytes: Uint8Array): Recognised {
  const { text, u32 } = createByteReader(bytes);
  if (bytes.length === 0) return other('empty (0 bytes)');
  if (isJpeg(bytes)) return { format: 'JPEG' };
  if (isRawFile(bytes)) return { ...picture('a raw file, not developed yet'), isRaw: true };
  if (text(4, 4) === 'ftyp') return recogniseContainer(bytes);
  if (isTiff(bytes)) return picture('a TIFF picture');
  if (text(0, 2) === 'BM' && u32(6) === 0) return picture('a BMP picture');
  const known = BEGINNINGS.find(([at, letters]) => text(at, letters.length) === letters);
  if (known) return known[2];
  const leading = leadingBytes(bytes);
  return leading === 0 ? recogniseText(bytes) : { format: 'JPEG', leading };
}

/** Counts the bytes before a JPEG that does not start the file; 0 where there is none. */
function leadingBytes(bytes: Uint8Array): number {
  const head = bytes.subarray(0, MOST_LEADING + 3);
  for (let at = head.indexOf(0xff); at >= 0; at = head.indexOf(0xff, at + 1)) {
    if (isJpeg(head.subarray(at)) && readJpegFrame(bytes.subarray(at))) return at;
  }
  return 0;
}

function recogniseContainer(bytes: Uint8Array): Recognised {
  const { u32, text } = createByteReader(bytes);
  const end = Math.min(u32(0), bytes.length, 256);
  const brands = [text(8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(at, 4));
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return { format: 'HEIC' };
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return picture('an AVIF picture');
  const items = metaBox(bytes)?.start ?? bytes.length;
  // The first inner box tells the kind of the items.
  const isOfPictures = text(items + 20, 4) === 'pict';
  if (isOfPictures || brands.some((brand) => HEIF_BRANDS.has(brand))) return { format: 'HEIC' };
  return FILM;
}

function recogniseText(bytes: Uint8Array): Recognised {
  const start = bytes.subarray(0, 512);
  if (start.every((byte) => byte === 0)) {
    return other('filled with zeros, as a copy that stopped or a file still in a cloud is');
  }
  const isText = start.every((byte) => (byte >= 0x20 && byte < 0xff) || [9, 10, 13].includes(byte));
  if (!isText) return other('not a picture that can be recognised');
  const words = new TextDecoder().decode(start).trimStart().toLowerCase();
  if (words.includes('<svg')) return picture('an SVG drawing');
  if (words.includes('<!doctype html') || words.includes('<html')) return other('a web page');
  return other('a text file');
}
