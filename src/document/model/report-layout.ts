import { z } from 'zod';

/** How the observations are laid out. The first is the specification's table. */
export const ARRANGEMENTS = [
  'table',
  'schedule',
  'photos_1',
  'photos_2',
  'photos_4',
  'photos_6',
  'defects',
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** The parts that a person may add to the observations, as the screen names them. */
export const EXTRAS = {
  cover: 'Cover page',
  contents: 'Contents with page numbers',
  summary: 'Summary with counts and the most urgent',
  photo_list: 'List of photos',
  signature: 'Signature block',
  revisions: 'Table of revisions',
} as const;
export type Extra = keyof typeof EXTRAS;

export function eachExtra<Value>(makeValue: (extra: Extra) => Value): Record<Extra, Value> {
  const extras = Object.keys(EXTRAS) as Extra[];
  return Object.fromEntries(extras.map((extra) => [extra, makeValue(extra)])) as Record<
    Extra,
    Value
  >;
}

/** A person's choices for a report's document, as stored in reports.layout; a missing one is off. */
export const reportLayoutSchema = z
  .object({
    arrangement: z.enum(ARRANGEMENTS).catch('table'),
    ...eachExtra(() => z.boolean().catch(false)),
    /** The row whose photo is on the cover. */
    cover_photo: z.guid().nullable().catch(null),
    /** The Word template of an export; null for Plumbline's own layout. */
    template: z.guid().nullable().catch(null),
  })
  .catch({
    arrangement: 'table',
    ...eachExtra(() => false),
    cover_photo: null,
    template: null,
  });
export type ReportLayout = z.infer<typeof reportLayoutSchema>;

/** Parses a stored layout; anything invalid is the default. */
export function readLayout(stored: unknown): ReportLayout {
  return reportLayoutSchema.parse(stored);
}

/** Tells that the layout is the specification's: nothing was chosen. */
export function isSpecified({ arrangement, template, ...chosen }: ReportLayout): boolean {
  const extras = Object.keys(EXTRAS) as Extra[];
  return arrangement === 'table' && template === null && !extras.some((extra) => chosen[extra]);
}

const PHOTOS_PER_PAGE: Partial<Record<Arrangement, 1 | 2 | 4 | 6>> = {
  photos_1: 1,
  photos_2: 2,
  photos_4: 4,
  photos_6: 6,
};

/** How many photos a page shows; null where they have no pages of their own. */
export const photosPerPage = (arrangement: Arrangement) => PHOTOS_PER_PAGE[arrangement] ?? null;
