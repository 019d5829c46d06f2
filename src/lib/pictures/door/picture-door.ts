import { hashFile } from '@/lib/hash-file';
import { withAdobeRgb } from '../colour/adobe-rgb';
import { readExif } from '../formats/exif';
import { readGifHeader } from '../formats/gif';
import { readHeicHeader } from '../formats/heic';
import { readJpegHeader } from '../formats/jpeg';
import { readJpegFrame } from '../formats/jpeg-frame';
import type { PictureHeader } from '../formats/picture-header';
import { readPngHeader } from '../formats/png';
import { recognise, type PhotoFormat, type Recognised } from '../formats/recognise';
import { readWebpHeader } from '../formats/webp';
import { assertCanvasIsTrue } from './canvas-probe';
import { decodePicture, type DecodedPicture } from './decode-picture';
import { findJpegFault, mendEnd } from './mend-end';
import { animated, PictureRefused } from './picture-refused';

/** The rules for pictures chosen in one place. */
export interface PictureDoor {
  takes: readonly PhotoFormat[];
  takesAnimated: boolean;
  maxBytes: number;
  maxPixels: number;
  /** Advice after "It is" and the kind: for a picture that is not accepted, and for a file that is no picture. */
  insteadOfPicture: string;
  instead: string;
  cut: string;
  damaged: string;
}

/** A file's own facts, read before it is decoded. */
export interface PictureFacts {
  /** Pixels as stored, before the picture is turned upright. */
  width: number;
  height: number;
  /** The camera's own clock, 'YYYY-MM-DDTHH:MM:SS' without a zone; null where unknown. */
  capturedAt: string | null;
}

/** A file's picture, ready to decode. */
export interface JudgedPicture {
  format: PhotoFormat;
  /** From the picture's first byte, with an end marker added if only that was missing. */
  bytes: Uint8Array<ArrayBuffer>;
  header: PictureHeader;
}

const READERS: Record<PhotoFormat, (bytes: Uint8Array) => PictureHeader> = {
  JPEG: readJpegHeader,
  PNG: readPngHeader,
  GIF: readGifHeader,
  WebP: readWebpHeader,
  HEIC: readHeicHeader,
};

/** Holds size and metadata of nearly every picture; the rest is read on opening. */
const HEAD_BYTES = 256 * 1024;
export const MEGABYTE = 1024 * 1024;

/** Reads a file's facts from its beginning. Throws PictureRefused. */
export async function readPictureFacts(file: Blob, door: PictureDoor): Promise<PictureFacts> {
  const head = await readBytes(file.slice(0, HEAD_BYTES));
  const isEnough = file.size > door.maxBytes || readJpegFrame(head) !== null;
  // Other formats keep metadata, and TIFFs everything, anywhere in the file.
  const bytes = isEnough ? head : await readBytes(file);
  recognised(bytes, door);
  assertReadableSize(file.size, door);
  const { header } = readPicture(bytes, door);
  const { capturedAt } = readExif(bytes);
  return { width: header.width, height: header.height, capturedAt };
}

/** Recognises a whole file and checks that all data of its picture is there. Throws PictureRefused. */
export async function judgePicture(
  file: Uint8Array<ArrayBuffer>,
  door: PictureDoor,
): Promise<JudgedPicture> {
  assertReadableSize(file.length, door);
  const { format, bytes, header } = readPicture(file, door);
  const { fault, width, height, isAnimated, isDoubtful } = header;
  if (fault === 'damaged') throw new PictureRefused(door.damaged);
  const mended = fault === 'cut' ? await mendEnd(bytes, format) : bytes;
  if (!mended) throw new PictureRefused(door.cut);
  if (width === 0 || height === 0) throw new PictureRefused(door.damaged);
  if (isAnimated && !door.takesAnimated) {
    throw animated();
  }
  const judged = { format, bytes: mended, header };
  if (isDoubtful) await assertComplete(judged, door);
  return judged;
}

/** A picture ready to draw, and the SHA-256 (hex) of its file. */
interface OpenedPicture extends DecodedPicture {
  hash: string;
}

/**
 * The only way from a chosen file to pixels: recognises, checks and decodes it. Throws PictureRefused, and
 * CanvasDisturbed where the browser alters pixels.
 */
export async function openPicture(file: Blob, door: PictureDoor): Promise<OpenedPicture> {
  assertCanvasIsTrue();
  assertReadableSize(file.size, door);
  const bytes = await readBytes(file);
  const hash = await hashFile(bytes);
  const judged = await judgePicture(bytes, door);
  const asStored = judged.bytes === bytes ? file : new Blob([judged.bytes]);
  const source = meansAdobeRgb(judged) ? withAdobeRgb(judged.bytes) : asStored;
  const decoded = await decodePicture(source, judged);
  if (!decoded) throw new PictureRefused(door.damaged);
  const { picture } = decoded;
  try {
    if (picture.width * picture.height > door.maxPixels) throw tooLarge(picture, door);
    if (hasGreyCorner(picture)) await assertComplete(judged, door);
  } catch (error) {
    picture.close();
    throw error;
  }
  return { ...decoded, hash };
}

/** Reads a JPEG's data to the end: browsers fill missing parts with grey. Throws PictureRefused. */
export async function assertComplete({ format, bytes }: JudgedPicture, door: PictureDoor) {
  const fault = format === 'JPEG' ? await findJpegFault(bytes) : null;
  if (fault === 'cut' || fault === 'damaged') throw new PictureRefused(door[fault]);
}

function meansAdobeRgb({ format, bytes, header }: JudgedPicture): boolean {
  if (format !== 'JPEG' || header.hasProfile) return false;
  return readExif(bytes.subarray(0, HEAD_BYTES)).isAdobeRgb;
}

/** Reads a file's header, after any bytes before the picture. */
function readPicture(file: Uint8Array<ArrayBuffer>, door: PictureDoor): JudgedPicture {
  const { format, leading = 0 } = recognised(file, door);
  const bytes = leading === 0 ? file : file.subarray(leading);
  const header = READERS[format](bytes);
  if (header.width * header.height > door.maxPixels) throw tooLarge(header, door);
  if (header.unreadableKind) {
    throw new PictureRefused(
      `It is ${header.unreadableKind}, which browsers can’t read. Save it as an ordinary JPEG and choose that.`,
    );
  }
  return { format, bytes, header };
}

function recognised(
  bytes: Uint8Array,
  door: PictureDoor,
): Extract<Recognised, { format: unknown }> {
  const known = recognise(bytes);
  if ('format' in known) {
    if (door.takes.includes(known.format)) return known;
    throw new PictureRefused(`It is a ${known.format} picture${door.insteadOfPicture}`);
  }
  if (known.isRaw) {
    throw new PictureRefused(
      `It is ${known.instead}. Choose the JPEG that the camera stored with it, or export one with the camera’s program.`,
    );
  }
  const instead = known.isPicture ? door.insteadOfPicture : `. ${door.instead}`;
  throw new PictureRefused(`It is ${known.instead}${instead}`);
}

function tooLarge(
  { width, height }: { width: number; height: number },
  { maxPixels }: PictureDoor,
) {
  return new PictureRefused(
    `It measures ${width} x ${height} pixels; at most ${maxPixels / 1e6} megapixels can be read. Save it smaller and choose that.`,
  );
}

function assertReadableSize(size: number, { maxBytes }: PictureDoor): void {
  if (size <= maxBytes) return;
  throw new PictureRefused(
    `It has ${Math.round(size / MEGABYTE)} MB; at most ${maxBytes / MEGABYTE} MB can be read.`,
  );
}

async function readBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Pixels along a side: within the last block, whatever part of it the picture shows. */
const SIDE = 4;
/** The difference between a grey's channels after a profile is applied. */
const SAME = 2;

/** True when a corner is one plain grey, as browsers fill a JPEG's missing part; it may be rotated. */
function hasGreyCorner(picture: ImageBitmap): boolean {
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  const [right, bottom] = [picture.width - SIDE, picture.height - SIDE];
  const corners = [0, Math.max(0, right)].flatMap((x) =>
    [0, Math.max(0, bottom)].map((y) => ({ x, y })),
  );
  return corners.some(({ x, y }) => {
    pen.clearRect(0, 0, SIDE, SIDE);
    pen.drawImage(picture, -x, -y);
    const { data } = pen.getImageData(0, 0, SIDE, SIDE);
    return data.every((part, at) => at % 4 === 3 || Math.abs(part - (data[0] ?? 0)) <= SAME);
  });
}
