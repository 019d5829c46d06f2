import { z } from 'zod';

/** How the observations stand on paper. The first is the specification's table. */
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

/** The parts that a person may ask for beside the observations, as the screen calls them. */
export const EXTRAS = {
  cover: 'Cover page',
  contents: 'Contents with page numbers',
  summary: 'Summary with counts and the most urgent',
  photo_list: 'List of photos',
  signature: 'Signature block',
  revisions: 'Table of revisions',
} as const;
export type Extra = keyof typeof EXTRAS;

/** Each extra with what `makeValue` gives for it. */
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
    /** The row whose photo stands on the cover. */
    cover_photo: z.guid().nullable().catch(null),
    /** The firm's Word file that a Word export is written into; null for Plumbline's own layout. */
    template: z.guid().nullable().catch(null),
  })
  .catch({
    arrangement: 'table',
    ...eachExtra(() => false),
    cover_photo: null,
    template: null,
  });
export type ReportLayout = z.infer<typeof reportLayoutSchema>;

/** `layout` as stored with a report; what is no such thing is the default. */
export function readLayout(stored: unknown): ReportLayout {
  return reportLayoutSchema.parse(stored);
}

/** Tells that nothing about a document was chosen: it is the specification's own. */
export function isSpecified({ arrangement, template, ...chosen }: ReportLayout): boolean {
  const extras = Object.keys(EXTRAS) as Extra[];
  return arrangement === 'table' && template === null && !extras.some((extra) => chosen[extra]);
}

/** How many photos an arrangement puts on each photo page; null for those without photo pages. */
export function photosPerPage(arrangement: Arrangement): 1 | 2 | 4 | 6 | null {
  return {
    table: null,
    schedule: null,
    photos_1: 1,
    photos_2: 2,
    photos_4: 4,
    photos_6: 6,
    defects: null,
  }[arrangement] as 1 | 2 | 4 | 6 | null;
}
