/**
 * The analyst: describes a photo, and writes sections from observations. Two implementations share this interface
 * (built-in and model); nothing else knows which one answered, except to name it to the person.
 */
import type {
  Judged,
  PhotoFault,
  Provenance,
  ObservationProposal,
  SectionNote,
  Severity,
  Suggestion,
  TakenOut,
  Usage,
} from './contract/stored.ts';
import type { AnalystCapabilities } from './contract/wire.ts';
import type { Language } from './languages/language.ts';
import type { ModelField } from './report-fields.ts';
import type { RatingScheme } from './ratings/rating-scheme.ts';
import type { ProposedField, ProposedText, RowWords, TextField } from './row-words.ts';
import type { SharedPlaces } from './shared-places.ts';

export interface Photo {
  bytes: Uint8Array;
  /** Detected from the bytes, such as 'image/jpeg'. */
  mediaType: string;
  /** The inspector's drawing; absent when empty. */
  drawing?: DescribedDrawing;
}

/** Stands for a photo that nobody loaded, because the analyst reads none. */
export const UNREAD_PHOTO: Photo = { bytes: new Uint8Array(), mediaType: '' };

/** The inspector's drawing on a photo, in words. Data, never instruction. */
export interface DescribedDrawing {
  /** One line per mark: 'mark 2, red number at 30 % from the left, 70 % from the top: "crack"'. */
  marks: readonly string[];
  /** The words that the inspector drew. */
  texts: readonly string[];
  /** True when the picture shows the drawing; otherwise it is the stored photo. */
  isInPicture: boolean;
}

/** Another photo of the finding, small, with its number in the report. */
export interface FurtherPhoto {
  number: number;
  photo: Photo;
}

/** An analyst's answer about a photo: a proposal before its author, time and usage are added. */
export type PhotoDescription = Omit<
  ObservationProposal,
  'analyst' | 'proposed_at' | 'prompt_version' | 'usage' | 'rated_by'
>;

export type RowTexts = Pick<RowWords, TextField>;

/** An analyst's proposal and the person's version of it, which teaches house wording. */
export interface Correction {
  /** Null for a row that the person wrote themselves. */
  proposed: RowTexts | null;
  final: RowTexts;
  /** The severities given by analyst and person; absent where they agree or one is missing. */
  severity?: { proposed: Severity; final: Severity };
}

/** The context that all photos of a report share, identical for each so that a model may cache it. */
export interface ReportContext {
  title: string;
  /** The inspected structure in the person's words; blank for none. */
  structure: string;
  /** YYYY-MM-DD. */
  inspectionDate: string;
  language: Language;
  /** The person's wish for style; data, never instruction. Empty for the default tone. */
  styleHint: string;
  /** This person's corrections in other reports, most similar first. */
  corrections: Correction[];
  /** The levels that an analyst may propose; null for a report without ratings. */
  ratingScheme: RatingScheme | null;
}

/** A photo taken within minutes of another, small, with its row's words so far. */
export interface Neighbour {
  relation: 'before' | 'after';
  /** Between the two photos, by the camera's clock. */
  minutes: number;
  photo: Photo;
  element: string;
  defect: string;
}

/** The context of one photo. Everything in it is data, never instruction. */
export interface PhotoContext {
  report: ReportContext;
  /** The row's number: "Photo 3". */
  number: number;
  /** The inspector's note on the photo; blank for none. */
  note: string;
  /** The person's own words in the row. */
  typed: Pick<RowWords, ProposedText>;
  neighbours: Neighbour[];
  /** Other photos of the same finding, in the report's order. */
  further: FurtherPhoto[];
  /** Element names in the report's other rows, most frequent first. */
  elementNames: string[];
  /** This person's corrections in this report. */
  corrections: Correction[];
  /** As measured when the photo was stored; null for none, and where nobody measured it. */
  fault: PhotoFault | null;
}

/** Limits an analyst's work and reports its usage. */
export interface Work {
  signal: AbortSignal;
  /** Call before each further request about the same thing; rejects when the allowance is used up. */
  mayAskAgain(): Promise<void>;
  /** Called after every request to a model, whatever its outcome. */
  spent(usage: Usage): void;
}

/** One row as the section writer sees it, with its level in people's words. `number` is the row's: "Photo 3". */
export interface NumberedObservation extends Pick<RowWords, ProposedField> {
  number: number;
  /** The numbers of all photos of its finding, ascending. */
  photos: readonly number[];
  /** True when a person accepted, edited or wrote it. */
  isChecked: boolean;
  /** The inspector's note on the photo; blank for none. */
  note: string;
  /** The analyst's proposal where a person changed it; null otherwise. */
  corrected: RowTexts | null;
}

export interface SectionsRequest {
  reportTitle: string;
  structure: string;
  /** The person's details of the inspection; blank where they gave none. */
  inspection: Record<ModelField, string>;
  /** YYYY-MM-DD. */
  inspectionDate: string;
  language: Language;
  observations: NumberedObservation[];
  /** The person's wish for style; data, never instruction. Empty for the default tone. */
  styleHint: string;
}

export interface SectionDrafts {
  discussion: string;
  recommendation: string;
  /** Sentences that a person has to check; absent where nothing searched for any. */
  doubts?: SectionDoubt[];
  /** Sentences that were removed from them, in order; absent for none. */
  takenOut?: (SectionDoubt & Pick<TakenOut, 'after'>)[];
  /** The parts that were judged; absent for an analyst without a model. */
  judged?: Record<SectionDoubt['section'], Judged>;
}

/** A sentence of a draft that says more than the rows do, or may do. */
export interface SectionDoubt extends SectionNote {
  section: 'discussion' | 'recommendation';
}

/** One row as the review sees it. */
export interface ReviewedRow extends Pick<RowWords, ProposedText | 'outcome' | 'severity'> {
  id: string;
  number: number;
  /** The numbers of all photos of its finding, ascending. */
  photos: readonly number[];
  hand: Provenance | null;
  /** When the photo was taken, by the camera's clock; null when unknown. */
  capturedAt: string | null;
}

export interface ReviewRequest {
  reportTitle: string;
  structure: string;
  language: Language;
  rows: ReviewedRow[];
}

export interface Analyst {
  /** 'builtin' or the model's name; shown to people and stored with each proposal. */
  readonly name: string;
  readonly capabilities: AnalystCapabilities;
  /** The version of its instructions; null for an analyst without any. */
  readonly promptVersion: string | null;
  /**
   * True when it looks at photos, in their context. Otherwise nothing loads either: it is given UNREAD_PHOTO, and
   * answers from the stored fault.
   */
  readonly readsPhotos: boolean;
  /** Long edge in pixels to shrink photos to; null for an analyst that takes them unchanged. */
  readonly photoEdge: number | null;
  /** Call before its first request: hosts then share the model's capacity fairly. */
  sharePlaces?(places: SharedPlaces): void;
  /** Throws FunctionError: photo_unreadable, or one of the analyst_* codes. */
  observe(photo: Photo, context: PhotoContext, work: Work): Promise<PhotoDescription>;
  /** Throws FunctionError with one of the analyst_* codes. */
  writeSections(request: SectionsRequest, work: Work): Promise<SectionDrafts>;
  /**
   * Compares the rows with each other, by their words alone. Suggestions have no id yet; null for
   * an analyst that does not compare. Throws FunctionError with one of the analyst_* codes.
   */
  reviewRows(request: ReviewRequest, work: Work): Promise<Omit<Suggestion, 'id'>[] | null>;
}
