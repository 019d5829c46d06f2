import { MAX_FILE_BYTES, MAX_PIXELS } from '@/lib/pictures/bounds';
import type { PictureDoor } from '@/lib/pictures/door/picture-door';

/** The rules for photos of a report. */
export const PHOTO_DOOR: PictureDoor = {
  takes: ['JPEG', 'PNG', 'GIF', 'WebP', 'HEIC'],
  takesAnimated: true,
  maxBytes: MAX_FILE_BYTES,
  maxPixels: MAX_PIXELS,
  insteadOfPicture: ', a kind that can’t be used here. Save it as JPEG and choose that.',
  instead: 'Choose a JPEG, PNG, GIF, WebP or HEIC photo.',
  cut: 'The file is cut short, so part of the picture is missing. Copy it from the camera again.',
  damaged: 'The file is damaged and its picture can’t be read. Copy it from the camera again.',
};
