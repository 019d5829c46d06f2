import { createByteReader } from './byte-reader';
import { readJpegFrame } from './jpeg-frame';
import { isJpeg } from './jpeg-segments';
import { hasFolder, isRawFile, isTiff } from './raw-file';

export type PhotoFormat = 'JPEG' | 'PNG' | 'GIF' | 'WebP' | 'HEIC';

/**
 * Either a format we read, and behind how many foreign bytes it begins, or what the file is instead, as it reads after
 * "It is".
 */
export type Recognised =
  { format: PhotoFormat; leading?: number } | { instead: string; isPicture: boolean; isRaw?: true };

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
/** What servers and cards put before a picture: empty lines, a header of the mail that it came in. */
const MOST_LEADING = 1024;
/** Brands that say "a HEIF container" without saying which codec is inside. */
const HEIF_BRANDS = new Set(['mif1', 'mif2', 'msf1', 'miaf']);

const picture = (instead: string): Recognised => ({ instead, isPicture: true });
const other = (instead: string): Recognised => ({ instead, isPicture: false });

/** Says what a file is from its first bytes (some hundred are enough); its name is not asked. */
export function recognise(bytes: Uint8Array): Recognised {
  const { text, u16, u32 } = createByteReader(bytes);
  if (bytes.length === 0) return other('empty (0 bytes)');
  if (isJpeg(bytes)) return { format: 'JPEG' };
  if (u32(0) === 0x89504e47) return { format: 'PNG' };
  if (text(0, 4) === 'GIF8') return { format: 'GIF' };
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return { format: 'WebP' };
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'AVI ')
    return other('a film or another kind of recording');
  if (isRawFile(bytes)) return { ...picture('a raw file, not developed yet'), isRaw: true };
  if (text(4, 4) === 'ftyp') return recogniseContainer(bytes);
  if (text(4, 4) === 'jP  ' || u32(0) === 0xff4fff51) return picture('a JPEG 2000 picture');
  if (u16(0) === 0xff0a || text(4, 4) === 'JXL ') return picture('a JPEG XL picture');
  if (isTiff(bytes)) return picture(hasFolder(bytes) ? 'a TIFF picture' : 'a TIFF or raw picture');
  if (text(0, 2) === 'BM' && u32(6) === 0) return picture('a BMP picture');
  if (u32(0) === 0x00000100) return picture('an icon (ICO)');
  if (text(0, 4) === '8BPS') return picture('a Photoshop file');
  if (text(0, 4) === '%PDF') return other('a PDF document');
  if (text(0, 4) === 'PK\x03\x04') return other('a ZIP archive or an office document');
  const leading = leadingBytes(bytes);
  return leading === 0 ? recogniseText(bytes) : { format: 'JPEG', leading };
}

/** How many bytes stand before a JPEG that does not begin with the file; 0 where there is none. */
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
  if (brands.some((brand) => HEIF_BRANDS.has(brand))) return { format: 'HEIC' };
  return other('a film or another kind of recording');
}

function recogniseText(bytes: Uint8Array): Recognised {
  const start = bytes.subarray(0, 512);
  const isText = start.every((byte) => byte >= 0x20 || byte === 9 || byte === 10 || byte === 13);
  if (!isText) return other('not a picture that can be recognised');
  const words = new TextDecoder().decode(start).trimStart().toLowerCase();
  if (words.includes('<svg')) return picture('an SVG drawing');
  if (words.startsWith('<!doctype html') || words.startsWith('<html')) return other('a web page');
  return other('a text file');
}
