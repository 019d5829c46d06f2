import { z } from 'zod';
import { bytesOfBase64 } from '@/lib/base64';
import { withinBound } from '@/lib/within-bound';
import type { Size } from '@/lib/pictures/size';
import { eachField } from '@shared/report-fields';

/** Characters that each text may have; the table allows no more. */
export const LETTERHEAD_BOUNDS = {
  firm_name: 200,
  firm_address: 600,
  firm_registration: 200,
  firm_phone: 60,
  firm_email: 320,
  firm_website: 300,
  author_name: 200,
  author_letters: 200,
  author_membership: 100,
} as const;

export type LetterheadText = keyof typeof LETTERHEAD_BOUNDS;
export const LETTERHEAD_TEXTS = Object.keys(LETTERHEAD_BOUNDS) as LetterheadText[];

/** The most pixels of each picture: 100 mm of paper at 300 dpi for a logo, 75 mm for a signature. */
export const PICTURE_BOXES = {
  logo: { width: 1200, height: 600 },
  signature: { width: 900, height: 300 },
} as const satisfies Record<string, Size>;

export type PictureKind = keyof typeof PICTURE_BOXES;
export const PICTURE_KINDS = Object.keys(PICTURE_BOXES) as PictureKind[];

/** 300 KB: every report that prints them reads a row with two. */
export const MAX_PICTURE_BASE64 = 307_200;

/** A stored picture. `data` is base64, `sha256` the hash (hex) of its bytes. */
export const pictureSchema = z.strictObject({
  media_type: z.enum(['image/png', 'image/jpeg']),
  width: z.int().min(1),
  height: z.int().min(1),
  data: z.base64().min(4).max(MAX_PICTURE_BASE64),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type LetterheadPicture = z.infer<typeof pictureSchema>;

/** A firm's and an author's prints: texts are '' and pictures null where not entered. */
export type Letterhead = Record<LetterheadText, string> &
  Record<PictureKind, LetterheadPicture | null>;

export const EMPTY_LETTERHEAD: Letterhead = {
  ...eachField(LETTERHEAD_TEXTS, () => ''),
  logo: null,
  signature: null,
};

const text = (name: LetterheadText) =>
  z.string().trim().check(withinBound(LETTERHEAD_BOUNDS[name]));
const blank = z.literal('');

/** A letterhead as a person may save it. Messages are for people. */
export const letterheadTextsSchema = z.object({
  ...eachField(LETTERHEAD_TEXTS, text),
  firm_email: blank.or(
    text('firm_email').regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Write it like office@example.com.'),
  ),
  // No other scheme: a document may link to it.
  firm_website: blank.or(
    text('firm_website').regex(
      /^(https?:\/\/)?[^\s/:.]+(\.[^\s/:.]+)+(:\d+)?(\/\S*)?$/i,
      'Write it like www.example.com.',
    ),
  ),
});

/** Decodes a picture. Throws for invalid base64. */
export function pictureBytes({ data }: LetterheadPicture): Uint8Array<ArrayBuffer> {
  return bytesOfBase64(data);
}

/** A data URL for an <img>. */
export function pictureAddress({ media_type, data }: LetterheadPicture): string {
  return `data:${media_type};base64,${data}`;
}
