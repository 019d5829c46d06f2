/**
 * Every part a document may have, in reading order. Each is the folder of its name: its content (`model`) and
 * renderings (`word`, `pdf`, `preview`). parts.test.ts writes the lookups in tables/.
 */
export const PARTS = [
  'cover',
  'title',
  'revisions',
  'contents',
  'summary',
  'scope',
  'schedule',
  'photo-pages',
  'sections',
  'signature',
  'closing',
  'ratings',
  'photo-list',
] as const;

export type PartName = (typeof PARTS)[number];
