import { z } from 'zod';
import { LETTERHEAD_TEXTS, pictureSchema } from '@/records/letterhead';
import { SIGNED_WORDS } from '@/records/stored-words';
import { PROVENANCES, photoBindingsSchema, storedLanguageSchema } from '@shared/contract/stored';
import { eachField, FIELD_NAMES } from '@shared/report-fields';

/** Characters; the signing function allows no more. */
export const MAX_REVISION_LABEL = 50;

/** The signatory as printed beneath the report: the account's own name and address. */
export const signatorySchema = z.object({
  name: z.string(),
  letters: z.string(),
  membership: z.string(),
  /** The account's address; blank in revisions signed before it was printed. */
  email: z.string().default(''),
});
export type Signatory = z.infer<typeof signatorySchema>;

/** Differences from the previous revision: rows as counts, all else by its stored name. */
export const changesSchema = z.object({
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  moved: z.boolean(),
  sections: z.array(z.string()),
  report: z.array(z.string()),
  letterhead: z.boolean(),
});
export type RevisionChanges = z.infer<typeof changesSchema>;

/** A signed revision, as listed. */
export const revisionSchema = z.object({
  id: z.string(),
  number: z.number(),
  label: z.string(),
  signed_at: z.string(),
  /** The signatory's day; null in revisions signed before it was stored. */
  signed_on: z.string().nullable(),
  signatory: signatorySchema,
  changes: changesSchema.nullable(),
  content_hash: z.string(),
});
export type SignedRevision = z.infer<typeof revisionSchema>;

const text = z.string();
const signedRowSchema = z.object({
  ...SIGNED_WORDS,
  id: text,
  photo: text,
  photo_refs: photoBindingsSchema,
  photo_hash: text.nullable(),
  hand: z.enum(PROVENANCES).nullable(),
  marks: z.json(),
  proposal: z.json(),
  // Null in revisions signed before drawings, or findings with several photos, existed.
  drawing: z.json().default(null),
  finding_id: text.nullable().default(null),
});
export type SignedRow = z.infer<typeof signedRowSchema>;

const signedSectionSchema = z.object({
  paragraph: text,
  photo_refs: photoBindingsSchema,
  proposal: z.json(),
});

const signedReportSchema = z.object({
  // Blank in revisions signed before the field existed.
  ...eachField(FIELD_NAMES, () => text.default('')),
  client_name: text.nullable(),
  inspection_date: text,
  language: storedLanguageSchema,
  print_marks: z.boolean(),
  rating_scheme: z.json(),
  layout: z.json(),
});

const letterheadSchema = z.object({
  ...eachField(LETTERHEAD_TEXTS, () => text),
  logo: pictureSchema.nullable(),
  signature: pictureSchema.nullable(),
});

/** A report's author, as stored under Firm and author. */
export type Author = Record<'author_name' | 'author_letters' | 'author_membership', string>;

/** A report's whole content, in its signed form. */
export const contentSchema = z.object({
  form: z.literal(1),
  report: signedReportSchema,
  rows: z.array(signedRowSchema),
  sections: z.object({
    discussion: signedSectionSchema.nullable(),
    recommendation: signedSectionSchema.nullable(),
  }),
  letterhead: letterheadSchema.nullable(),
  email: text.nullable(),
});
export type RevisionContent = z.infer<typeof contentSchema>;

/** SHA-256 (hex) of a photo's file and of its rendition; null for one that could not be read. */
const photoSumsSchema = z.object({ photo: text.nullable(), rendition: text.nullable() });
/** By the photo's path in the bucket. */
export type PhotoSums = Record<string, z.infer<typeof photoSumsSchema>>;

/** A revision's content as signed. */
export const signedContentSchema = contentSchema.extend({
  number: z.number(),
  label: text,
  signed_at: text,
  signed_on: text.nullable().default(null),
  signatory: signatorySchema,
  photos: z.record(z.string(), photoSumsSchema),
});
export type SignedContent = z.infer<typeof signedContentSchema>;

/** The report as it would be signed now, with the checksum that proves it unchanged at signing. */
export const draftSchema = z.object({ content: contentSchema, sum: z.string() });
export type RevisionDraft = z.infer<typeof draftSchema>;

export const photosToSumSchema = z.object({
  /** The number of files. */
  files: z.number(),
  /** The number still to be read. */
  waiting: z.number(),
  /** Paths of photos without a file in the storage. */
  missing: z.array(text),
});
export type PhotosToSum = z.infer<typeof photosToSumSchema>;

/** A revision's name for people: "2", or its label. */
export function revisionName({ number, label }: { number: number; label: string }): string {
  return label.trim() === '' ? String(number) : label.trim();
}

/** "A. Mason MRICS", as a document prints it. */
export function signatoryName({ name, letters }: Signatory): string {
  return `${name.trim()} ${letters.trim()}`.trim();
}

/** "A. Mason MRICS (a.mason@example.com)": with the account's address, for the person's own screens. */
export function signatoryText(signatory: Signatory): string {
  const person = signatoryName(signatory);
  return signatory.email === '' ? person : `${person} (${signatory.email})`;
}

export function revisionAddress(
  screen: 'export' | 'preview',
  reportId: string,
  revisionId: string,
): string {
  return `/${screen}/${reportId}?revision=${revisionId}`;
}
