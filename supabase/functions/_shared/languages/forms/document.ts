import type { LabelledField } from '../../report-fields.ts';
import type { BeneathField, FieldWords } from '../../row-words.ts';
import type { Counted } from '../fill.ts';
import type { PartWords } from './document-parts.ts';
import type { SigningWords } from './signing.ts';

/** The origins of rows, in the order in which the statement counts them. */
export const ROW_PROVENANCES = [
  'written',
  'edited',
  'accepted',
  'unchecked',
  'not_assessed',
  'blank',
] as const;
export type RowProvenance = (typeof ROW_PROVENANCES)[number];

/** The sections that one sentence covers. */
export type WhichSections = 'discussion' | 'recommendation' | 'both';

/** Sentences about the origin of a report's words. Each is complete, because agreement differs between languages. */
export interface ProvenanceWords {
  /**
   * The author of a proposal or draft: the built-in analyst, an unknown one, or a model by name,
   * {model}. Includes the preposition where it merges with the article.
   */
  builtin: string;
  anAnalyst: string;
  named: string;
  /** Sentences that count rows; {by} is the author. */
  rows: Record<RowProvenance, Counted>;
  /** Reports that {what} was not judged, or only in part. */
  unjudged: string;
  /** All {count} rows have one origin, {words}. */
  alike: Counted;
  /** {total} rows in {parts}, each with its {count} and {words}. */
  mixed: { whole: string; part: string; between: string };
  /** Sections kept as drafted, and those that a person has edited. */
  kept: Record<WhichSections, string>;
  edited: Record<WhichSections, string>;
}

/** All words that a document prints and nobody typed. */
export interface DocumentWords {
  /** The title of an untitled report. */
  title: string;
  /** The subject in the file's properties. */
  subject: string;
  /** Labels and headings of a person's entries, printed only for filled ones. */
  fields: Record<LabelledField, string>;
  details: {
    inspectionDate: string;
    preparedBy: string;
    reportDate: string;
    observations: string;
  };
  /** Around a page's number and the number of pages. */
  page: { before: string; between: string; after: string };
  observations: string;
  columns: readonly [photo: string, element: string, defect: string, recommendation: string];
  sections: string;
  discussion: string;
  recommendation: string;
  /** Printed when there is no content. */
  none: {
    text: string;
    photo: string;
    observations: string;
    discussion: string;
    recommendation: string;
  };
  /** Precedes a photo's number, including the space if there is one. */
  photo: string;
  /** Labels of the fields below a row's element. */
  rows: { [Name in BeneathField]: FieldWords<Name> };
  /** Printed for yes-or-no fields. */
  answers: { yes: string; no: string };
  /** Printed in brackets for a deleted photo. */
  deleted: string;
  /** A picture's description: its name, its row's words, then what is drawn on it. */
  description: { suggestedLines: string; drawn: string };
  /** Between a name or label and what follows. */
  afterName: string;
  /** The tooltip of a link to photo {number}. */
  toPhoto: string;
  closingNote: string;
  /** Used when nothing in the report was proposed by AI. */
  closingNoteWithoutAi: string;
  parts: PartWords;
  provenance: ProvenanceWords;
  signing: SigningWords;
}
