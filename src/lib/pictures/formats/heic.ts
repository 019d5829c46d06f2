import { boxesIn, type Box } from './boxes';
import { createByteReader } from './byte-reader';
import type { PictureHeader } from './picture-header';

/** Boxes that hold pictures' data. */
const DATA = new Set(['mdat', 'idat']);

/**
 * Reads the size of the largest picture in a HEIF container (tiles and thumbnails are smaller than the picture they
 * belong to), and whether what the pictures need is there: the box that lists them and those of their data. Whatever
 * else the file holds or has behind it, whole or cut, is none of it: a phone's film, its notes, zeros.
 */
export function readHeicHeader(bytes: Uint8Array): PictureHeader {
  const boxes = [...boxesIn(bytes, 0, bytes.length)];
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) {
    const isFilm = boxes.some(({ type }) => type === 'moov');
    const fault = (boxes.at(-1)?.end ?? 0) < bytes.length ? 'damaged' : 'cut';
    return isFilm ? film() : { width: 0, height: 0, fault };
  }
  const inside = [...boxesIn(bytes, meta.start + 4, meta.end)];
  const data = [...boxes, ...inside].filter(({ type }) => DATA.has(type));
  // What says where the data lie says that there are any.
  const isMissing = data.length === 0 && inside.some(({ type }) => type === 'iloc');
  const isWhole = !isMissing && [meta, ...data].every(({ end }) => end <= bytes.length);
  const size = largestSize(bytes, meta);
  if (isWhole && size.width === 0) return film();
  return { ...size, fault: isWhole ? null : 'cut' };
}

/** The box of a HEIF container that says what pictures it holds. */
export function metaBox(bytes: Uint8Array): Box | undefined {
  for (const box of boxesIn(bytes, 0, bytes.length)) if (box.type === 'meta') return box;
  return undefined;
}

function film(): PictureHeader {
  return { width: 0, height: 0, fault: null, unreadableKind: 'a HEIF film sequence' };
}

function largestSize(bytes: Uint8Array, meta: Box): { width: number; height: number } {
  const { u32 } = createByteReader(bytes);
  const within = (box: Box | undefined, type: string, gap = 0) =>
    box && [...boxesIn(bytes, box.start + gap, box.end)].find((inner) => inner.type === type);
  const properties = within(within(meta, 'iprp', 4), 'ipco');
  let size = { width: 0, height: 0 };
  if (!properties) return size;
  for (const { type, start } of boxesIn(bytes, properties.start, properties.end)) {
    const [width, height] = [u32(start + 4), u32(start + 8)];
    if (type === 'ispe' && width * height > size.width * size.height) size = { width, height };
  }
  return size;
}
