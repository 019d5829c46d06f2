export type Part = Uint8Array | readonly number[] | string;

/** Bytes one after the other; text stands for its letters' numbers. */
export function bytes(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );
}

export const u16 = (value: number) => [(value >> 8) & 255, value & 255];
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
/** How a file of that format begins: its brand, and those of readers that may read it. */
export const ftyp = (brand: string, ...others: string[]) =>
  box('ftyp', bytes(brand, [0, 0, 0, 0], ...others));
