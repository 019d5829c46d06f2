import type { Annotation } from '@shared/contract/stored';
import type { Drawing } from '@shared/drawing/drawing';
import type { BeneathField } from '@shared/row-words';
import type { Arrangement } from './report-layout';
import type { PrintedLevel } from './printed-levels';
import type { Detail, Paragraph, PhotoReference, Section } from './report-text';
import type { WordOrigins } from './word-origins';

/**
 * A report's content, whichever parts its document has. All its texts are clean (clean-text.ts): a renderer writes them
 * unchanged.
 */
export interface ReportContent {
  /** The stored report's id. */
  id: string;
  /** When it was read: files name the time of their content. */
  readAt: Date;
  title: string;
  details: Detail[];
  /** For the head of each page; empty when unknown. */
  inspectionDate: string;
  /** "Draft", the revision it is a draft after, or the date of issue; blank in the specification's document. */
  status: string;
  /** An unsigned report with an earlier signed revision. */
  isDraftAfter: boolean;
  /** One or two lines for the left of each page's foot: they identify a loose page. */
  foot: string[];
  /** The day on which the report is printed, as its language writes it. */
  reportDate: string;
  /** The firm, and the author with their letters; blank where not entered. */
  firm: string;
  author: string;
  properties: { author: string; subject: string; language: string };
  /** The words around the page number and the count of pages. */
  pageNumber: { before: string; between: string; after: string };
  /** A text's three levels of heading differ, in every layout but the specification's. */
  ranksHeadings: boolean;
  /** The description of a link to photo {number}. */
  toPhoto: string;
  /** The scope, limits and documents reviewed, as far as entered. */
  scope: Section[];
  schedule1: Schedule1;
  schedule2: { heading: string; sections: Section[] };
  closingNote: string;
  /** The provenance beneath the closing note; null in a report without any. */
  provenance: string | null;
  /** The provenance for programs, in the file alone; null where no analyst was asked. */
  origins: WordOrigins | null;
}

export interface Schedule1 {
  heading: string;
  arrangement: Arrangement;
  /** The columns' names and kinds; both empty where the rows are no table. */
  columns: readonly string[];
  kinds: readonly ColumnKind[];
  rows: Row[];
  whenEmpty: string;
  /** The names of a row's three texts where no column gives them. */
  textLabels: Record<'element' | 'defect' | 'recommendation', string>;
}

/** 'number' is used where photos have pages of their own. */
export type ColumnKind =
  'photo' | 'number' | 'location' | 'element' | 'defect' | 'recommendation' | 'rating';

/** A paragraph beneath an element's own words. */
export type BeneathKind = BeneathField | 'rating';

/** A photo in its place, or what is printed instead. */
export interface PlacedPhoto {
  /** The stored row's id. */
  id: string;
  /** The photo's number in the text, as in "Photo 3". */
  number: number;
  caption: PhotoReference;
  /** The person's words after its number; blank without any, or without a photo. */
  said: string;
  photo: RowPhoto | null;
  /** Printed in the cell when there is no photo. */
  whenNoPhoto: string;
  /** When it was taken, by the camera's clock; blank where unknown. */
  taken: string;
}

export interface Row extends PlacedPhoto {
  /** The other photos of the same finding, in the report's order; each has a stored row of its own. */
  more: PlacedPhoto[];
  element: Paragraph[];
  /** The kinds of the last paragraphs of `element`, which are not the element's own words. */
  beneath: BeneathKind[];
  defect: Paragraph[];
  recommendation: Paragraph[];
  facts: RowFacts;
}

/** A row's facts beside its three texts, each blank or null where unknown. */
export interface RowFacts {
  /** The element and the defect as one line each. */
  element: string;
  defect: string;
  /** Printed beneath the element where it has no column of its own. */
  printed: Record<BeneathField, string>;
  level: PrintedLevel | null;
  /** The danger, beside a scheme's level. */
  danger: PrintedLevel | null;
  urgency: string;
  /** When the photo was taken, by the camera's clock. */
  taken: string;
  /** The same facts as labelled lines, for a defect's own page. */
  lines: Detail[];
}

export interface RowPhoto {
  /** The photo's address; printed in the cell when the picture is missing. */
  url: string;
  /** The address of its small rendition, which is tried first and may be missing. */
  renditionUrl: string;
  alt: string;
  /** Lines drawn on it; none unless the person checked the row and wants them printed. */
  suggestedLines: Annotation[];
  /** The person's marks on it, its crop and its rotation. */
  drawing: Drawing;
}

/** "Photo 2: crack 2–4 mm, bay 7"; only the number for a row without a photo. */
export function captionText({ caption, said }: Pick<PlacedPhoto, 'caption' | 'said'>): string {
  return said === '' ? caption.text : `${caption.text}: ${said}`;
}

/** Every photo of the rows by number, each with its finding's row. */
export function listPhotos(rows: readonly Row[]): (PlacedPhoto & { row: Row })[] {
  return rows
    .flatMap((row) => [row, ...row.more].map((placed: PlacedPhoto) => ({ ...placed, row })))
    .sort((one, other) => one.number - other.number);
}
