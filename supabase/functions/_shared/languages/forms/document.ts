import type { LabelledField } from '../../report-fields.ts';
import type { BeneathField, FieldWords } from '../../row-words.ts';
import type { Counted } from '../fill.ts';
import type { PartWords } from './document-parts.ts';
import type { SigningWords } from './signing.ts';

/** Ways in which a row came about, in the order in which the statement counts them. */
export const ROW_PROVENANCES = [
  'written',
  'edited',
  'accepted',
  'unchecked',
  'not_assessed',
  'blank',
] as const;
export type RowProvenance = (typeof ROW_PROVENANCES)[number];

/** Which sections are spoken of at once. */
export type WhichSections = 'discussion' | 'recommendation' | 'both';

/** Sentences about whose words a report holds. Each is whole: what agrees with what is a language's own affair. */
export interface ProvenanceWords {
  /**
   * The author of a proposal or a draft: the analyst that needs no model, one whose name is not known, and a model by
   * its name, {model}. With the preposition where that melts into the article.
   */
  builtin: string;
  anAnalyst: string;
  named: string;
  /** Sentences that count rows; {by} names who proposed them. */
  rows: Record<RowProvenance, Counted>;
  /** Names {what} was not judged, or not all of it. */
  unjudged: string;
  /** All {count} rows came about in one way, {words}. */
  alike: Counted;
  /** {total} rows in {parts}, each a {count} and its {words}. */
  mixed: { whole: string; part: string; between: string };
  /** Sections that stand as they were drafted, and those that a person has edited since. */
  kept: Record<WhichSections, string>;
  edited: Record<WhichSections, string>;
}

/** Every word that a document prints and nobody typed, in one language. */
export interface DocumentWords {
  /** The title of a report without one. */
  title: string;
  /** The subject in a file's properties. */
  subject: string;
  /** Labels and headings of what a person entered; they stand only where something was. */
  fields: Record<LabelledField, string>;
  details: {
    inspectionDate: string;
    preparedBy: string;
    reportDate: string;
    observations: string;
  };
  /** Around the number of a page and the count of all. */
  page: { before: string; between: string; after: string };
  observations: string;
  columns: readonly [photo: string, element: string, defect: string, recommendation: string];
  sections: string;
  discussion: string;
  recommendation: string;
  /** Stand where there is nothing to print. */
  none: {
    text: string;
    photo: string;
    observations: string;
    discussion: string;
    recommendation: string;
  };
  /** Stands before a photo's number, with the space between them where there is one. */
  photo: string;
  /** Labels of what prints beneath a row's element. */
  rows: { [Name in BeneathField]: FieldWords<Name> };
  /** Printed for a field that is either so or not. */
  answers: { yes: string; no: string };
  /** Stands in brackets for a photo that is not there any more. */
  deleted: string;
  /** A picture's description: its name, then what its row says, then what is drawn on it. */
  description: { suggestedLines: string; drawn: string };
  /** Between a name or a label and what it names. */
  afterName: string;
  /** The tooltip of a link to photo {number}. */
  toPhoto: string;
  closingNote: string;
  /** In its place where no AI proposed anything that is in the report. */
  closingNoteWithoutAi: string;
  parts: PartWords;
  provenance: ProvenanceWords;
  /** A signed document's texts about its signature, AI and its revisions. */
  signing: SigningWords;
}
