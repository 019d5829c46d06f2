import type { Annotation } from '../../../supabase/functions/_shared/contract/stored';
import type { Drawing } from '../../../supabase/functions/_shared/drawing/drawing';
import type { BeneathField } from '../../../supabase/functions/_shared/row-words';
import type { Arrangement } from './report-layout';
import type { PrintedLevel } from './printed-levels';
import type { Detail, Paragraph, PhotoReference, Section } from './report-text';
import type { WordOrigins } from './word-origins';

/**
 * What a report says, whichever parts its document has. All texts in it are clean (see clean-text.ts), so that a
 * renderer may write them as they are.
 */
export interface ReportContent {
  /** The stored report's own. */
  id: string;
  /** When it was read: a file says from which stand it is. */
  readAt: Date;
  title: string;
  details: Detail[];
  /** What the inspection date says, for the head of each page; empty when unknown. */
  inspectionDate: string;
  /** "Draft", or which revision it is a draft after, or when it was issued; blank in the specification's document. */
  status: string;
  /** Whether it is the report as it stands now of one that was signed before. */
  isDraftAfter: boolean;
  /** One or two lines for the left of each page's foot, so that a loose page says what it belongs to. */
  foot: string[];
  /** The day on which the report is printed, as its language writes it. */
  reportDate: string;
  /** The firm, and the author with their letters; blank where nobody entered them. */
  firm: string;
  author: string;
  /** What a file says of itself. */
  properties: { author: string; subject: string; language: string };
  /** What stands around the number of a page and the count of all. */
  pageNumber: { before: string; between: string; after: string };
  /** Whether the three levels of a text's own headings differ: in every layout but the specification's. */
  ranksHeadings: boolean;
  /** What a link to photo {number} says that it does. */
  toPhoto: string;
  /** What was to be looked at, what was not, and what was read for it, as far as it was entered. */
  scope: Section[];
  schedule1: Schedule1;
  schedule2: { heading: string; sections: Section[] };
  closingNote: string;
  /** Stands beneath the closing note: how the words came about. Null in a report without any. */
  provenance: string | null;
  /** The same for programs, in the file alone; null where no analyst was asked. */
  origins: WordOrigins | null;
}

export interface Schedule1 {
  heading: string;
  arrangement: Arrangement;
  /** What the columns are called, and what each holds; both empty where the rows are no table. */
  columns: readonly string[];
  kinds: readonly ColumnKind[];
  rows: Row[];
  whenEmpty: string;
  /** What a row's three texts are called, wherever no column says it. */
  textLabels: Record<'element' | 'defect' | 'recommendation', string>;
}

/** What a column of the schedule holds. 'number' stands where photos have pages of their own. */
export type ColumnKind =
  'photo' | 'number' | 'location' | 'element' | 'defect' | 'recommendation' | 'rating';

/** What a paragraph beneath an element's own words is. */
export type BeneathKind = BeneathField | 'rating';

/** A photo in its place, with what stands in its stead where there is none. */
export interface PlacedPhoto {
  /** The stored row's own. */
  id: string;
  /** What "Photo 3" in the text means. */
  number: number;
  caption: PhotoReference;
  /** What a person says of it behind its number; blank where nobody did, and where there is no photo. */
  said: string;
  photo: RowPhoto | null;
  /** Stands in the cell when there is no photo. */
  whenNoPhoto: string;
  /** When it was taken, by the camera's clock; blank where it is not known. */
  taken: string;
}

export interface Row extends PlacedPhoto {
  /** The other photos of the same finding, in the report's order; each has a stored row of its own. */
  more: PlacedPhoto[];
  element: Paragraph[];
  /** What the last paragraphs of `element` are, where they are not the element's own words. */
  beneath: BeneathKind[];
  defect: Paragraph[];
  recommendation: Paragraph[];
  facts: RowFacts;
}

/** What stands beside a row's three texts, each blank or null where nobody has said it. */
export interface RowFacts {
  /** The element and the defect as one line each. */
  element: string;
  defect: string;
  /** What prints beneath the element where it has no column of its own. */
  printed: Record<BeneathField, string>;
  level: PrintedLevel | null;
  /** Beside a scheme's level: that the row is a danger. */
  danger: PrintedLevel | null;
  urgency: string;
  /** When the photo was taken, by the camera's clock. */
  taken: string;
  /** The same in the form of a defect's own page: what each is called, and what it says. */
  lines: Detail[];
}

export interface RowPhoto {
  /** Where the photo is served now; stands in the cell when the picture cannot be had. */
  url: string;
  /** Where its small rendition is, which is tried first and may be missing. */
  renditionUrl: string;
  alt: string;
  /** Lines drawn on it; none unless the person wants them and stands by them. */
  marks: Annotation[];
  /** What the person drew on it, and how they cut it out and turned it. */
  drawing: Drawing;
}

/** "Photo 2: crack 2–4 mm, bay 7"; the number alone of a row without a photo. */
export function captionText({ caption, said }: Pick<PlacedPhoto, 'caption' | 'said'>): string {
  return said === '' ? caption.text : `${caption.text}: ${said}`;
}

/** Every photo of the rows, by their numbers, each with the row of its finding. */
export function listPhotos(rows: readonly Row[]): (PlacedPhoto & { row: Row })[] {
  return rows
    .flatMap((row) => [row, ...row.more].map((placed: PlacedPhoto) => ({ ...placed, row })))
    .sort((one, other) => one.number - other.number);
}
