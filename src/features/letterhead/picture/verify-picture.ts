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
 * A stored picture, when its bytes are what the row says of them: kind, extent within the box, sum. Null for
 * anything else: anyone who can write the row in another way than by this product gets no other file printed.
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
  // As the row says of it, and nothing before or behind that would have to be mended.
  if (judged?.format !== FORMATS[picture.media_type] || judged.bytes !== bytes) return null;
  const { width, height } = judged.header;
  if (width !== picture.width || height !== picture.height) return null;
  return (await hashFile(bytes)) === picture.sha256 ? picture : null;
}
