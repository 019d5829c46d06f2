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

const asked = z.boolean().catch(false);

/** What a person chose for a report's document, as stored in reports.layout. What is missing is not asked for. */
export const reportLayoutSchema = z
  .object({
    arrangement: z.enum(ARRANGEMENTS).catch('table'),
    /** A page before all others, with the photo of this row where one is named. */
    cover: asked,
    cover_photo: z.guid().nullable().catch(null),
    contents: asked,
    summary: asked,
    photo_list: asked,
    signature: asked,
    revisions: asked,
    /** The firm's Word file that a Word export is written into; null for Plumbline's own layout. */
    template: z.guid().nullable().catch(null),
  })
  .catch({
    arrangement: 'table',
    cover: false,
    cover_photo: null,
    contents: false,
    summary: false,
    photo_list: false,
    signature: false,
    revisions: false,
    template: null,
  });
export type ReportLayout = z.infer<typeof reportLayoutSchema>;

/** `layout` as stored with a report; what is no such thing is the default. */
export function readLayout(stored: unknown): ReportLayout {
  return reportLayoutSchema.parse(stored);
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
