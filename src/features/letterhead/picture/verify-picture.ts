import { hashFile } from '@/lib/hash-file';
import { judgePicture } from '@/lib/pictures/door/picture-door';
import {
  PICTURE_BOXES,
  pictureBytes,
  pictureSchema,
  type LetterheadPicture,
  type PictureKind,
} from '@/records/letterhead';
import { FIRM_DOOR } from './check-file';

const FORMATS = { 'image/png': 'PNG', 'image/jpeg': 'JPEG' } as const;

/**
 * Returns a stored picture whose bytes match its row: kind, size within the box, checksum. Null for anything else: a
 * row written outside this product prints no other file.
 */
export async function verifyPicture(
  stored: unknown,
  kind: PictureKind,
): Promise<LetterheadPicture | null> {
  const parsed = pictureSchema.safeParse(stored);
  if (!parsed.success) return null;
  const picture = parsed.data;
  const box = PICTURE_BOXES[kind];
  if (picture.width > box.width || picture.height > box.height) return null;
  const bytes = pictureBytes(picture);
  const judged = await judgePicture(bytes, FIRM_DOOR).catch(() => null);
  // As the row states, without extra or missing bytes.
  if (judged?.format !== FORMATS[picture.media_type] || judged.bytes !== bytes) return null;
  const { width, height } = judged.header;
  if (width !== picture.width || height !== picture.height) return null;
  return (await hashFile(bytes)) === picture.sha256 ? picture : null;
}
