import { boxesIn, type Box } from './boxes';
import { createByteReader } from './byte-reader';
import { readHeicItems } from './heic-items';
import type { PictureHeader } from './picture-header';

/**
 * Reads the size of the largest picture in a HEIF container (tiles and thumbnails are smaller than the picture they
 * belong to), and whether the data of the one that is shown are all there. Whatever else the file holds or has behind
 * it, whole or cut, the picture does not need: films, gain maps, depth maps, other pictures.
 */
export function readHeicHeader(bytes: Uint8Array): PictureHeader {
  const boxes = [...boxesIn(bytes, 0, bytes.length)];
  const reached = boxes.at(-1)?.end ?? 0;
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) {
    const isFilm = boxes.some(({ type }) => type === 'moov');
    const fault = reached < bytes.length ? 'damaged' : 'cut';
    return isFilm ? film() : { width: 0, height: 0, fault };
  }
  const { shown, extents } = readHeicItems(bytes, meta);
  const needed = shown.flatMap((item) => extents.get(item) ?? []);
  // The boxes that hold them have to be whole; where the file does not say what it shows, all of it.
  const ends = needed.map(({ from, end }) =>
    Math.max(end, boxes.find((box) => box.start <= from && from < box.end)?.end ?? 0),
  );
  const end = Math.max(meta.end, ...ends);
  const isWhole = (shown.length > 0 ? end : reached) <= bytes.length;
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
