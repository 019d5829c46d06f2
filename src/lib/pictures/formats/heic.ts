import { readBoxes, type Box } from './boxes';
import { createByteReader } from './byte-reader';
import { shownData, shownProperties } from './heic-items';
import type { PictureHeader } from './picture-header';
import { hasRunOfZeros } from './zeros';

/**
 * Reads the size of a HEIF container's primary picture, and checks that its item box and data are complete. Ignores
 * anything else in or after the file, whole or truncated: other pictures, a phone's film, its notes, zeros.
 */
export function readHeicHeader(bytes: Uint8Array): PictureHeader {
  const boxes = [...readBoxes(bytes, 0, bytes.length)];
  const meta = boxes.find(({ type }) => type === 'meta');
  const isFilm = boxes.some(({ type }) => type === 'moov');
  if (!meta) {
    const fault = (boxes.at(-1)?.end ?? 0) < bytes.length ? 'damaged' : 'cut';
    return isFilm ? film() : { width: 0, height: 0, fault };
  }
  const { u32 } = createByteReader(bytes);
  const extent =
    shownProperties(bytes, meta).find(({ type }) => type === 'ispe')?.start ?? Infinity;
  const size = { width: u32(extent + 4), height: u32(extent + 8) };
  const data = shownData(bytes, meta);
  if ([meta, ...data].some(({ end }) => end > bytes.length)) return { ...size, fault: 'cut' };
  if (size.width === 0 && isFilm) return film();
  // HEVC never has three zeros in a row; a damaged card does.
  const isDamaged = data.some(({ start, end }) => hasRunOfZeros(bytes, start, end));
  return { ...size, fault: isDamaged ? 'damaged' : null };
}

/** The box that lists a HEIF container's pictures. */
export function metaBox(bytes: Uint8Array): Box | undefined {
  for (const box of readBoxes(bytes, 0, bytes.length)) if (box.type === 'meta') return box;
  return undefined;
}

/** The offset after all data of a HEIF container's primary picture. */
export function endOfShown(bytes: Uint8Array): number {
  const meta = metaBox(bytes);
  return meta ? Math.max(meta.end, ...shownData(bytes, meta).map(({ end }) => end)) : 0;
}

function film(): PictureHeader {
  return { width: 0, height: 0, fault: null, unreadableKind: 'a HEIF film sequence' };
}
