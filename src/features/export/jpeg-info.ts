export interface JpegInfo {
  width: number;
  height: number;
  /** 1 grey, 3 colour, 4 print colours (which Word and browsers show wrongly). */
  components: number;
  bitsPerSample: number;
  /** EXIF orientation, 1 when upright or not said. */
  orientation: number;
}

const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const ORIENTATION_TAG = 0x0112;

/** Whether the bytes begin as a JPEG does. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Reads a JPEG's size and turn from its header, without decoding a pixel. Null when the bytes are
 * no JPEG, or when its header ends before it says how large the picture is.
 */
export function readJpegInfo(bytes: Uint8Array): JpegInfo | null {
  if (!isJpeg(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length || marker === START_OF_SCAN) return null;
    if (marker === APP1) orientation = readOrientation(view, at + 4, end) ?? orientation;
    if (isStartOfFrame(marker)) {
      if (length < 8) return null;
      const height = view.getUint16(at + 5);
      const width = view.getUint16(at + 7);
      if (width === 0 || height === 0) return null;
      const bitsPerSample = view.getUint8(at + 4);
      return { width, height, components: view.getUint8(at + 9), bitsPerSample, orientation };
    }
    at = end;
  }
  return null;
}

/** SOF0 to SOF15, without the three markers in that range that mean something else. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readOrientation(view: DataView, start: number, end: number): number | null {
  const tiff = start + 6;
  // "Exif" and two zero bytes, then a TIFF header of eight bytes and a count of two.
  if (tiff + 10 > end || view.getUint32(start) !== 0x45786966) return null;
  const littleEndian = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, littleEndian);
  if (directory + 2 > end) return null;
  const entries = view.getUint16(directory, littleEndian);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > end) return null;
    if (view.getUint16(entry, littleEndian) === ORIENTATION_TAG) {
      const value = view.getUint16(entry + 8, littleEndian);
      return value >= 1 && value <= 8 ? value : null;
    }
  }
  return null;
}
