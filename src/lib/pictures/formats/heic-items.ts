import { boxesIn, type Box } from './boxes';
import { createByteReader } from './byte-reader';

/** A part of the file that a picture's data lie in. */
interface Extent {
  from: number;
  end: number;
}

export interface HeicItems {
  /**
   * The picture that is shown first, those it is put together from, and what says where it is transparent; empty where
   * the file does not say.
   */
  shown: readonly number[];
  /** Where an item's data lie in the file; those within the box of the items themselves are left out. */
  extents: ReadonlyMap<number, readonly Extent[]>;
  /** The property boxes of each item. */
  properties: ReadonlyMap<number, readonly Box[]>;
}

const ALPHA = ['urn:mpeg:hevc:2015:auxid:1', 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'];

/** Reads which pictures a HEIF container holds, and where (ISO/IEC 23008-12); `meta` is its box of items. */
export function readHeicItems(bytes: Uint8Array, meta: Box): HeicItems {
  const boxes = new Map<string, Box>();
  for (const box of boxesIn(bytes, meta.start + 4, meta.end)) boxes.set(box.type, box);
  const ofType = (type: string) => boxes.get(type);
  const primary = readPrimary(bytes, ofType('pitm'));
  const properties = readProperties(bytes, ofType('iprp'));
  const isAlpha = (item: number) =>
    properties
      .get(item)
      ?.some(({ type, start }) => type === 'auxC' && ALPHA.includes(textAt(bytes, start + 4)));
  const parts = readParts(bytes, ofType('iref'), isAlpha);
  return {
    shown: primary === null ? [] : withParts(primary, parts),
    extents: readExtents(bytes, ofType('iloc')),
    properties,
  };
}

function readPrimary(bytes: Uint8Array, box: Box | undefined): number | null {
  if (!box) return null;
  const { u8, u16, u32 } = createByteReader(bytes);
  return u8(box.start) === 0 ? u16(box.start + 4) : u32(box.start + 4);
}

/** Of each picture the items that it can't be shown without: its tiles, what lies over one another, its transparency. */
function readParts(
  bytes: Uint8Array,
  box: Box | undefined,
  isAlpha: (item: number) => boolean | undefined,
): Map<number, number[]> {
  const parts = new Map<number, number[]>();
  if (!box) return parts;
  const { u8, u16, u32 } = createByteReader(bytes);
  const wide = u8(box.start) === 0 ? 2 : 4;
  const id = wide === 2 ? u16 : u32;
  for (const { type, start, end } of boxesIn(bytes, box.start + 4, box.end)) {
    const count = Math.min(u16(start + wide), Math.floor((end - start) / wide));
    const from = start + wide + 2;
    const others = Array.from({ length: count }, (_, index) => id(from + index * wide));
    const own = id(start);
    if (type === 'dimg') parts.set(own, [...(parts.get(own) ?? []), ...others]);
    if (type !== 'auxl' || !isAlpha(own)) continue;
    for (const picture of others) parts.set(picture, [...(parts.get(picture) ?? []), own]);
  }
  return parts;
}

/** The text that ends with a zero. */
function textAt(bytes: Uint8Array, from: number): string {
  return createByteReader(bytes).text(from, Math.max(0, bytes.indexOf(0, from) - from));
}

function withParts(primary: number, parts: Map<number, number[]>): number[] {
  const all = new Set([primary]);
  for (const item of all) for (const part of parts.get(item) ?? []) all.add(part);
  return [...all];
}

function readExtents(bytes: Uint8Array, box: Box | undefined): Map<number, Extent[]> {
  const extents = new Map<number, Extent[]>();
  if (!box) return extents;
  const { u8, u16, u32 } = createByteReader(bytes);
  const version = u8(box.start);
  const sizes = u16(box.start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  let at = box.start + 6;
  const next = (size: number) => {
    const value =
      size === 8
        ? u32(at) * 2 ** 32 + u32(at + 4)
        : size === 4
          ? u32(at)
          : size === 2
            ? u16(at)
            : 0;
    at += size;
    return value;
  };
  const idSize = version < 2 ? 2 : 4;
  for (let left = next(idSize); left > 0 && at < box.end; left -= 1) {
    const item = next(idSize);
    const isInFile = version === 0 || (next(2) & 15) === 0;
    next(2);
    const base = next(baseSize);
    const found: Extent[] = [];
    for (let count = next(2); count > 0 && at < box.end; count -= 1) {
      next(indexSize);
      const from = base + next(offsetSize);
      found.push({ from, end: from + next(lengthSize) });
    }
    if (isInFile) extents.set(item, found);
  }
  return extents;
}

function readProperties(bytes: Uint8Array, box: Box | undefined): Map<number, Box[]> {
  const properties = new Map<number, Box[]>();
  if (!box) return properties;
  const { u8, u16, u32 } = createByteReader(bytes);
  const inside = [...boxesIn(bytes, box.start, box.end)];
  const container = inside.find(({ type }) => type === 'ipco');
  const all = container ? [...boxesIn(bytes, container.start, container.end)] : [];
  for (const { start, end } of inside.filter(({ type }) => type === 'ipma')) {
    const isWide = u8(start) > 0;
    const isLong = (u8(start + 3) & 1) === 1;
    let at = start + 8;
    for (let left = u32(start + 4); left > 0 && at < end; left -= 1) {
      const item = isWide ? u32(at) : u16(at);
      at += isWide ? 4 : 2;
      const own: Box[] = [];
      for (let count = u8(at++); count > 0 && at < end; count -= 1) {
        const index = isLong ? u16(at) & 0x7fff : u8(at) & 0x7f;
        at += isLong ? 2 : 1;
        const property = all[index - 1];
        if (property) own.push(property);
      }
      properties.set(item, own);
    }
  }
  return properties;
}
