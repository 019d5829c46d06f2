import { CanvasDisturbed } from '@/lib/pictures/door/canvas-probe';
import { readPictureFacts, openPicture } from '@/lib/pictures/door/picture-door';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import { PHOTO_DOOR } from './photo-door';
import type { PrepareAnswer, PrepareJob } from './prepare-pool';
import {
  PHOTO_QUALITY,
  PREVIEW_BOX,
  RENDITION_BOX,
  RENDITION_QUALITY,
  photoBox,
} from '@/lib/pictures/bounds';
import { drawPicture, encodeJpeg, readPixels } from '@/lib/pictures/draw-picture';
import { findPhotoFault } from '@/lib/pictures/photo-fault';
import type { Size } from '@/lib/pictures/size';
import type { PreparedPhoto } from './prepared-photo';

/** One job at a time: the caller waits for the answer before posting the next. */
self.onmessage = async ({ data: job }: MessageEvent<PrepareJob>) => {
  self.postMessage(await answer(job));
};

/**
 * Makes the stored and shown pictures from a chosen file. Drawing on a canvas turns the picture upright and drops all
 * metadata. Runs in a worker. Throws PictureRefused and CanvasDisturbed.
 */
async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const { picture, orientation, hash } = await openPicture(file, PHOTO_DOOR);
  const photo = drawPicture(picture, photoBox(picture), { orientation });
  picture.close();
  const rendition = drawPicture(photo, RENDITION_BOX);
  const preview = drawPicture(rendition, PREVIEW_BOX);
  const encodedRendition = await encodeJpeg(rendition, RENDITION_QUALITY);
  const quality = qualityFor(photo, encodedRendition.size / countPixels(rendition));
  const prepared = {
    photo: await encodeJpeg(photo, quality),
    rendition: encodedRendition,
    preview: await encodeJpeg(preview, RENDITION_QUALITY),
    width: photo.width,
    height: photo.height,
    hash,
    fault: findPhotoFault(readPixels(rendition)),
  };
  // Frees twenty megabytes for every photo, which would wait for garbage collection.
  for (const canvas of [photo, rendition, preview]) canvas.width = canvas.height = 0;
  return prepared;
}

/** Estimates the texture from the rendition, encoded first: encoding the photo twice costs more. */
function qualityFor(photo: Size, renditionBytesPerPixel: number): number {
  const hasFewPixels = Math.max(photo.width, photo.height) <= PHOTO_QUALITY.fewPixelsEdge;
  if (hasFewPixels) return PHOTO_QUALITY.fewPixels;
  const isLarge = renditionBytesPerPixel * countPixels(photo) > PHOTO_QUALITY.largeBytes;
  return isLarge ? PHOTO_QUALITY.whenLarge : PHOTO_QUALITY.usual;
}

function countPixels({ width, height }: Size): number {
  return width * height;
}

async function answer(job: PrepareJob): Promise<PrepareAnswer> {
  try {
    return {
      result:
        job.task === 'inspect'
          ? await readPictureFacts(job.file, PHOTO_DOOR)
          : await preparePhoto(job.file),
    };
  } catch (error) {
    if (error instanceof PictureRefused) return { refused: error.message };
    if (error instanceof CanvasDisturbed) return { disturbed: true };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
