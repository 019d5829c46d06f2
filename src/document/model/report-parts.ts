import type { Detail, PhotoReference, Section } from './report-text';

/** A piece of a document. A document's own order says which it has, one after the other. */
export type PartName =
  | 'cover'
  | 'title'
  | 'revisions'
  | 'contents'
  | 'summary'
  | 'scope'
  | 'schedule1'
  | 'photographs'
  | 'schedule2'
  | 'signature'
  | 'closing'
  | 'ratings'
  | 'photo_list';

/** One part, and whether it begins a page of its own. */
export interface PlacedPart {
  name: PartName;
  startsPage: boolean;
}

/** A level of the report's scheme, or a severity where it has none, as it prints. */
export interface PrintedLevel {
  /** Short, for a narrow column: "3", "CS2". */
  code: string;
  label: string;
  definition: string;
  /** Six hexadecimal digits, dark enough to be read on white. */
  colour: string;
}

/** A picture that belongs to the firm or its author. */
export interface PrintedPicture {
  mediaType: 'image/png' | 'image/jpeg';
  /** In pixels. */
  width: number;
  height: number;
  /** Base64. */
  data: string;
  alt: string;
}

export interface Cover {
  firm: { name: string; lines: string[]; logo: PrintedPicture | null } | null;
  /** The number of the row whose photo stands on it. */
  photo: number | null;
  details: Detail[];
}

export interface Summary {
  heading: string;
  columns: readonly [level: string, meaning: string, count: string];
  /** How many rows have each level, the most serious first; null is "not rated". */
  counts: { level: PrintedLevel | null; meaning: string; count: number }[];
  urgent: UrgentRows | null;
}

export interface UrgentRows {
  heading: string;
  items: { reference: PhotoReference; text: string; note: string }[];
  /** How many are left out; blank where none is. */
  more: string;
}

export interface RatingsAppendix {
  heading: string;
  /** The scheme's name, and how its levels are judged; blank for a person's own. */
  scheme: string;
  basis: string;
  levels: PrintedLevel[];
}

export interface PhotoList {
  heading: string;
  columns: readonly string[];
  items: { reference: PhotoReference; texts: string[] }[];
}

export interface SignatureBlock {
  heading: string;
  lines: Detail[];
  /** Stands beside the picture, or beside the line to sign on. */
  label: string;
  picture: PrintedPicture | null;
}

export interface RevisionTable {
  heading: string;
  columns: readonly string[];
  rows: string[][];
}

/** What a document has beside the specification's, each null or empty where it is not asked for or not there. */
export interface ReportParts {
  order: PlacedPart[];
  cover: Cover | null;
  revisions: RevisionTable | null;
  contents: { heading: string } | null;
  summary: Summary | null;
  scope: Section[];
  photographs: { heading: string } | null;
  signature: SignatureBlock | null;
  ratings: RatingsAppendix | null;
  photoList: PhotoList | null;
}
