export type Part = Uint8Array | readonly number[] | string;

/** Bytes one after the other; text gives its letters' numbers. */
export function bytes(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );
}

const u16 = (value: number) => [(value >> 8) & 255, value & 255];
export const u32 = (value: number) => [...u16(Math.floor(value / 65_536)), ...u16(value % 65_536)];
export const u32le = (value: number) => u32(value).toReversed();
export const zeros = (count: number) => new Uint8Array(count);
export const noise = (count: number) =>
  Uint8Array.from({ length: count }, (_, at) => (at * 197 + 13) & 255);

/** A box of the ISO base media format. */
export const box = (type: string, content: Part, size?: number) => {
  const inside = bytes(content);
  return bytes(u32(size ?? inside.length + 8), type, inside);
};
export const film = bytes(
  box('ftyp', 'mp42\0\0\0\0mp42isom'),
  box('moov', noise(300)),
  box('mdat', noise(900)),
);
/** The first bytes of that format: its brand, and those of readers that may read it. */
export const ftyp = (brand: string, ...others: string[]) =>
  box('ftyp', bytes(brand, [0, 0, 0, 0], ...others));

/** With zeros instead of what is there, as a card gives back what it lost. */
export const withZeros = (file: Buffer, share: number, count: number) => {
  const at = Math.floor((file.length - count) * share);
  return bytes(file.subarray(0, at), zeros(count), file.subarray(at + count));
};

/** A HEIC of one picture with so many zeros behind its data, which its index counts among them. */
export const withZerosBehind = (file: Buffer, count: number) => {
  const changed = bytes(file, zeros(count));
  const data = file.indexOf('mdat') + 4;
  const length = file.indexOf(Buffer.from(u32(data))) + 10;
  for (const at of [length, data - 8]) changed.writeUInt32BE(file.readUInt32BE(at) + count, at);
  return changed;
};

/** A TIFF structure of one folder; each entry a tag, its type, count and value. */
export const tiff = (
  entries: [number, number, number, number][],
  order: 'II' | 'MM' = 'II',
  mark: Part = '',
) => {
  const two16 = (value: number) => (order === 'II' ? u16(value).toReversed() : u16(value));
  const four = (value: number) => (order === 'II' ? u32le(value) : u32(value));
  const begin = 8 + bytes(mark).length;
  const folder = entries.map(([tag, type, count, value]) =>
    bytes(
      two16(tag),
      two16(type),
      four(count),
      type === 3 ? bytes(two16(value), [0, 0]) : four(value),
    ),
  );
  return bytes(
    order,
    two16(42),
    four(begin),
    mark,
    two16(entries.length),
    ...folder,
    four(0),
    noise(400),
  );
};
