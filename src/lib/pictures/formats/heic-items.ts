import { readBoxes, type Box } from './boxes';
import { createByteReader } from './byte-reader';

/** A range of a picture's data in the file; beyond the file when truncated. */
interface Extent {
  start: number;
  end: number;
}

/** The property boxes of a HEIF container's primary picture, then of its tiles; `meta` is its box of items. */
export function shownProperties(bytes: Uint8Array, meta: Box): Box[] {
  const items = inside(bytes, meta, 4);
  const properties = inside(bytes, findBox(items, 'iprp'));
  const all = inside(bytes, findBox(properties, 'ipco'));
  const shown = new Map(shownItems(bytes, items).map((item): [number, Box[]] => [item, []]));
  for (const box of properties.filter(({ type }) => type === 'ipma')) {
    const take = taker(bytes, box.start);
    const isWide = take(1) > 0;
    const isLong = (take(3) & 1) === 1;
    for (let left = take(4); left > 0 && take.at < box.end; left -= 1) {
      const item = take(isWide ? 4 : 2);
      for (let count = take(1); count > 0; count -= 1) {
        const property = all[(isLong ? take(2) & 0x7fff : take(1) & 0x7f) - 1];
        if (property) shown.get(item)?.push(property);
      }
    }
  }
  return [...shown.values()].flat();
}

/** Finds the data of a HEIF container's primary picture and its tiles. */
export function shownData(bytes: Uint8Array, meta: Box): Extent[] {
  const items = inside(bytes, meta, 4);
  const locations = findBox(items, 'iloc');
  if (!locations) return [];
  const shown = new Set(shownItems(bytes, items));
  // Offsets count from the file's start, or from the data among the items.
  const origins = [0, findBox(items, 'idat')?.start];
  const take = taker(bytes, locations.start);
  const version = take(1);
  take(3);
  const [first, second] = [take(1), take(1)];
  const size = { offset: first >> 4, length: first & 15, base: second >> 4, index: second & 15 };
  const numbers = version === 2 ? 4 : 2;
  const extents: Extent[] = [];
  if (size.offset + size.length === 0) return extents;
  for (let left = take(numbers); left > 0 && take.at < locations.end; left -= 1) {
    const item = take(numbers);
    const origin = origins[version === 0 ? 0 : take(2) & 15];
    take(2);
    const base = take(size.base);
    for (let count = take(2); count > 0 && take.at < locations.end; count -= 1) {
      if (version > 0) take(size.index);
      const start = (origin ?? 0) + base + take(size.offset);
      const end = start + take(size.length);
      if (shown.has(item) && origin !== undefined) extents.push({ start, end });
    }
  }
  return extents;
}

/** The ids of the primary picture and its parts (ISO/IEC 23008-12). */
function shownItems(bytes: Uint8Array, items: readonly Box[]): number[] {
  const primary = findBox(items, 'pitm');
  if (!primary) return [];
  const take = taker(bytes, primary.start + 4);
  const shown = take(bytes[primary.start] ? 4 : 2);
  const references = findBox(items, 'iref');
  const numbers = references && bytes[references.start] ? 4 : 2;
  for (const { type, start } of inside(bytes, references, 4)) {
    const next = taker(bytes, start);
    if (type !== 'dimg' || next(numbers) !== shown) continue;
    return [shown, ...Array.from({ length: next(2) }, () => next(numbers))];
  }
  return [shown];
}

function findBox(boxes: readonly Box[], kind: string): Box | undefined {
  return boxes.find(({ type }) => type === kind);
}

function inside(bytes: Uint8Array, box: Box | undefined, gap = 0): Box[] {
  return box ? [...readBoxes(bytes, box.start + gap, box.end)] : [];
}

/** Reads consecutive numbers of given sizes in bytes. */
function taker(bytes: Uint8Array, from: number) {
  const { u8 } = createByteReader(bytes);
  const take = (size: number): number => {
    let value = 0;
    for (let left = size; left > 0; left -= 1) value = value * 256 + u8(take.at++);
    return value;
  };
  take.at = from;
  return take;
}
