import { createByteReader } from './byte-reader';
import { createTiffReader } from './tiff';

/**
 * The first bytes of raw files that are no TIFF, or a TIFF with the maker's own number: Fuji, Olympus, Panasonic,
 * Canon, Sigma, Minolta.
 */
const BEGINNINGS = [
  'FUJIFILMCCD-RAW',
  'IIRO',
  'IIRS',
  'MMOR',
  'IIU\0',
  'II\x1a\0\0\0HEAP',
  'FOVb',
  '\0MRM',
];
/** The bytes of Canon and Phase One after a TIFF's first eight. */
const SIGNATURES = ['CR', 'IIII', 'MMMM'];
const TAG = {
  kind: 0x00fe,
  compression: 0x0103,
  colours: 0x0106,
  maker: 0x010f,
  folders: 0x014a,
  dng: 0xc612,
};
/** Sensor colours, one to a pixel or all. */
const SENSOR_COLOURS = new Set([32803, 34892]);
/** Private codings of Sony, Samsung, Nikon and Pentax. */
const MAKERS_CODINGS = new Set([32767, 32770, 34713, 65535]);
const MOST_FOLDERS = 8;

/** True when the first bytes are a camera's undeveloped sensor data. */
export function isRawFile(bytes: Uint8Array): boolean {
  const { text } = createByteReader(bytes);
  if (BEGINNINGS.some((beginning) => text(0, beginning.length) === beginning)) return true;
  if (text(4, 8) === 'ftypcrx ') return true;
  return (
    isTiff(bytes) &&
    (SIGNATURES.some((signature) => text(8, signature.length) === signature) || hasRaw(bytes))
  );
}

export function isTiff(bytes: Uint8Array): boolean {
  const start = createByteReader(bytes).text(0, 4);
  return start === 'II*\0' || start === 'MM\0*' || start === 'II+\0' || start === 'MM\0+';
}

function hasRaw(bytes: Uint8Array): boolean {
  const { u16, u32, folder, after } = createTiffReader(bytes);
  const waiting = [u32(4)];
  for (let seen = 0; seen < MOST_FOLDERS; seen += 1) {
    const at = waiting.shift() ?? 0;
    if (at === 0 || at >= bytes.length) continue;
    const entries = folder(at);
    const short = (tag: number) => u16((entries.get(tag) ?? Infinity) + 8);
    const within = entries.get(TAG.folders);
    // Scanners name their maker too; cameras' raw files begin with a thumbnail or have nested folders.
    const isCamera = entries.has(TAG.maker) && (within !== undefined || isSmallCopy(entries, u32));
    if (isCamera || entries.has(TAG.dng)) return true;
    if (SENSOR_COLOURS.has(short(TAG.colours))) return true;
    if (MAKERS_CODINGS.has(short(TAG.compression))) return true;
    if (within !== undefined) waiting.push(...offsetsAt(within, u32));
    waiting.push(after(at));
  }
  return false;
}

function isSmallCopy(entries: Map<number, number>, u32: (at: number) => number): boolean {
  const entry = entries.get(TAG.kind);
  return entry !== undefined && u32(entry + 8) === 1;
}

function offsetsAt(entry: number, u32: (at: number) => number): number[] {
  const count = Math.min(u32(entry + 4), MOST_FOLDERS);
  const at = count === 1 ? entry + 8 : u32(entry + 8);
  return Array.from({ length: count }, (_, index) => u32(at + index * 4));
}
