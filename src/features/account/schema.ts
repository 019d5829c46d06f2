import type { Database } from '@/lib/database.types';

type Tables = Database['public']['Tables'];

/** Every table whose rows belong to a person. */
export type OwnTable = {
  [Table in keyof Tables]: Tables[Table]['Row'] extends { user_id: string } ? Table : never;
}[keyof Tables];

/** All rows of a person; observations in the order of their report's numbers. */
export type OwnRows = { [Table in OwnTable]: Tables[Table]['Row'][] };

export type Report = Tables['reports']['Row'];
export type Observation = Tables['observations']['Row'];
export type Section = Tables['sections']['Row'];

/** A photo that is missing from the archive, or replaced by its rendition. */
export interface Shortfall {
  /** Its name for people: 'Harbour Road car park, Photo 3'. */
  photo: string;
  /** The result in place of the photo itself. */
  got: 'nothing' | 'small version';
  reason: string;
}
