import { createByteReader } from '@/lib/pictures/formats/byte-reader';

/** A file's format by its first bytes; its name and declared type prove nothing. */
export interface BytesFormat {
  /** The extension in the cleaned file. */
  ending: string;
  type: string;
}

const format = (ending: string, type: string): BytesFormat => ({ ending, type });

/** The formats that Word shows and that are pure pictures; null for all others, SVG included. */
export function pictureFormat(bytes: Uint8Array): BytesFormat | null {
  const reader = createByteReader(bytes);
  if (reader.text(0, 8) === '\x89PNG\r\n\x1a\n') return format('png', 'image/png');
  if (reader.u32(0) >>> 8 === 0xffd8ff) return format('jpeg', 'image/jpeg');
  if (/^GIF8[79]a$/u.test(reader.text(0, 6))) return format('gif', 'image/gif');
  if (reader.u32le(0) === 1 && reader.text(40, 4) === ' EMF') return format('emf', 'image/x-emf');
  if (reader.u32le(0) === 0x9ac6cdd7 || isBareWmf(bytes)) return format('wmf', 'image/x-wmf');
  return null;
}

/** A WMF without the header that gives its size: in memory or on disk, nine words, of version 1 or 3. */
function isBareWmf(bytes: Uint8Array): boolean {
  const { u16le } = createByteReader(bytes);
  return [1, 2].includes(u16le(0)) && u16le(2) === 9 && [0x100, 0x300].includes(u16le(4));
}

const FONT_VERSIONS = new Set([0x00010000, 0x4f54544f, 0x74727565]);
const FONT_KEY = /^\{?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\}?$/iu;
/** More tables than any font has. */
const MOST_TABLES = 64;

/** A font that Word has embedded, whose first 32 bytes it hides behind a key (ECMA-376, part 4, 2.8.1). */
export function fontFormat(bytes: Uint8Array, key: string): BytesFormat | null {
  const [, digits] = FONT_KEY.exec(key) ?? [];
  if (digits === undefined || bytes.length < 32) return null;
  const mask = (digits.replaceAll('-', '').match(/../gu) ?? []).map((pair) => parseInt(pair, 16));
  const plain = bytes.slice();
  for (let at = 0; at < 32; at += 1)
    plain[at] = (plain[at] ?? 0) ^ (mask[mask.length - 1 - (at % 16)] ?? 0);
  const { u16, u32 } = createByteReader(plain);
  const tables = u16(4);
  if (!FONT_VERSIONS.has(u32(0)) || tables === 0 || tables > MOST_TABLES) return null;
  const isInside = Array.from({ length: tables }, (_, index) => 12 + 16 * index).every(
    (at) => at + 16 <= plain.length && u32(at + 8) + u32(at + 12) <= plain.length,
  );
  return isInside
    ? format('odttf', 'application/vnd.openxmlformats-officedocument.obfuscatedFont')
    : null;
}
