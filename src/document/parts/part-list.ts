/**
 * Every part that a document may have, in the order in which such reports are read. Each lies in the folder of its
 * name: what it shows (`model`), and how (`word`, `pdf`, `preview`). parts.test.ts writes the lookups in tables/.
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
