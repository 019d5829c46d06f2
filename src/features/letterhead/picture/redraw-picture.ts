import { base64OfBytes } from '@/lib/base64';
import { hashFile } from '@/lib/hash-file';
import { assertCanvasIsTrue } from '@/lib/pictures/door/canvas-probe';
import { openPicture } from '@/lib/pictures/door/picture-door';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { drawPicture } from '@/lib/pictures/draw-picture';
import { scaleToFit, type Size } from '@/lib/pictures/size';
import {
  MAX_PICTURE_BASE64,
  PICTURE_BOXES,
  type LetterheadPicture,
  type PictureKind,
} from '@/records/letterhead';
import { FIRM_DOOR } from './check-file';
import { type Bounds, inkBounds, isTransparentSomewhere } from './ink-bounds';
import { makeWhiteTransparent } from './make-white-transparent';

/** The margins are searched at full size; a larger one gains nothing. */
const WORKING_BOX: Size = { width: 3000, height: 3000 };
/** A drawing in plain colours is smaller, and JPEG would only spoil its edges. */
const SMALL_BYTES = 60_000;
const JPEG_QUALITY = 0.9;
const SMALLER = 0.8;

export interface RedrawJob {
  /** A chosen file, or a drawing in pixels, which is closed afterwards. */
  source: Blob | ImageBitmap;
  kind: PictureKind;
  isWhiteTransparent: boolean;
}

/**
 * Redraws a picture without margins, within its box and its 300 KB. Only this is stored, never the file: no metadata,
 * none of its bytes. Runs in a worker. Throws PictureRefused and CanvasDisturbed.
 */
export async function redrawPicture(job: RedrawJob): Promise<LetterheadPicture> {
  const whole = await drawWhole(job.source);
  const pen = openPen(whole);
  const image = pen.getImageData(0, 0, whole.width, whole.height);
  if (job.isWhiteTransparent && makeWhiteTransparent(image.data)) pen.putImageData(image, 0, 0);
  const ink = inkBounds(image.data, whole);
  if (!ink) throw new PictureRefused('There is nothing on the picture but its background.');
  const isOpaque = !isTransparentSomewhere(image.data);

  let box: Size = PICTURE_BOXES[job.kind];
  for (;;) {
    const canvas = cut(whole, ink, box);
    const blob = await encode(canvas, isOpaque);
    if (base64Length(blob.size) <= MAX_PICTURE_BASE64) return toStored(blob, canvas);
    box = { width: canvas.width * SMALLER, height: canvas.height * SMALLER };
  }
}

async function drawWhole(source: Blob | ImageBitmap): Promise<OffscreenCanvas> {
  if (source instanceof ImageBitmap) assertCanvasIsTrue();
  const { picture, orientation } =
    source instanceof ImageBitmap
      ? { picture: source, orientation: 1 as const }
      : await openPicture(source, FIRM_DOOR);
  const whole = drawPicture(picture, WORKING_BOX, { orientation, ground: null });
  picture.close();
  return whole;
}

function cut(picture: OffscreenCanvas, part: Bounds, box: Size): OffscreenCanvas {
  const scale = scaleToFit(part, box);
  const width = Math.max(1, Math.floor(part.width * scale));
  const height = Math.max(1, Math.floor(part.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = openPen(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

function openPen(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser offers no canvas to draw the picture on.');
  return pen;
}

async function encode(canvas: OffscreenCanvas, isOpaque: boolean): Promise<Blob> {
  const drawing = await canvas.convertToBlob({ type: 'image/png' });
  if (!isOpaque || drawing.size <= SMALL_BYTES) return drawing;
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return photo.size < drawing.size ? photo : drawing;
}

const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

async function toStored(blob: Blob, { width, height }: Size): Promise<LetterheadPicture> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return {
    media_type: blob.type === 'image/jpeg' ? 'image/jpeg' : 'image/png',
    width,
    height,
    data: base64OfBytes(bytes),
    sha256: await hashFile(bytes),
  };
}
