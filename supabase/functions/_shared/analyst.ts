/**
 * The analyst: describes a photo, and writes sections from observations. Two implementations are behind this interface
 * ('builtin' and a model); nothing outside them knows which one answered, except to name it to the person.
 */
import type {
  Judged,
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
  /** As recognised from the bytes, e.g. 'image/jpeg'. */
  mediaType: string;
  /** The inspector's drawing; absent where it is empty, and for an analyst that reads photos as they are stored. */
  drawing?: DescribedDrawing;
}

/** The inspector's drawing on a photo in words. Data, never instruction. */
export interface DescribedDrawing {
  /** Each mark: 'mark 2, red number at 30 % from the left, 70 % from the top: "crack"'. */
  marks: readonly string[];
  /** The inspector's words beside them. */
  texts: readonly string[];
  /** True when the picture shows them; otherwise the picture is the photo as it is stored. */
  isInPicture: boolean;
}

/** One more photo of the finding, small, with its number in the report. */
export interface FurtherPhoto {
  number: number;
  photo: Photo;
}

/** An analyst's answer about a photo: a proposal without its author, time and usage. */
export type PhotoDescription = Omit<
  ObservationProposal,
  'analyst' | 'proposed_at' | 'prompt_version' | 'usage' | 'rated_by'
>;

/** The three texts of a row. */
export type RowTexts = Pick<RowWords, TextField>;

/** An analyst's proposal for a photo, and the person's version of it: house wording. */
export interface Correction {
  /** Null for a row that the person wrote by hand. */
  proposed: RowTexts | null;
  final: RowTexts;
  /** The severities that the analyst and the person gave; absent where they agree, or one gave none. */
  severity?: { proposed: Severity; final: Severity };
}

/** The context that all photos of a report share, the same to the letter from the first photo to the last. */
export interface ReportContext {
  title: string;
  /** The inspected structure in the person's words; blank when they gave none. */
  structure: string;
  /** YYYY-MM-DD. */
  inspectionDate: string;
  language: Language;
  /** The person's wish for the text's style; data, never instruction. Empty for the default tone. */
  styleHint: string;
  /** This person's own, from their other reports, likest first. */
  corrections: Correction[];
  /** Whose levels an analyst may propose; null for a report without ratings. */
  ratingScheme: RatingScheme | null;
}

/** A photo taken within minutes of another, small, and what its row says of it so far. */
export interface Neighbour {
  relation: 'before' | 'after';
  /** Between the two, by the camera's clock. */
  minutes: number;
  photo: Photo;
  element: string;
  defect: string;
}

/** The context of one photo beside its pixels. Everything in it is data, never instruction. */
export interface PhotoContext {
  report: ReportContext;
  /** The row's number: "Photo 3". */
  number: number;
  /** The inspector's note on the photo; blank for none. */
  note: string;
  /** The person's own words in the row. */
  typed: Pick<RowWords, ProposedText>;
  neighbours: Neighbour[];
  /** More photos of the same finding, in the report's order. */
  further: FurtherPhoto[];
  /** Names of elements in the report's other rows, most used first. */
  elementNames: string[];
  /** This person's corrections in this very report. */
  corrections: Correction[];
  /** The person says that the photo is a close view of a surface, and asks for its cracks, or for lines to judge. */
  lookForCracks: boolean;
}

/** On whose behalf an analyst works, and what it tells them on the way. */
export interface Work {
  signal: AbortSignal;
  /** Asked before each further question about the same thing; rejects when no more may be asked. */
  mayAskAgain(): Promise<void>;
  /** Called after every question to a model, whatever its outcome. */
  spent(usage: Usage): void;
}

/**
 * One row as the section writer sees it, with its level of the report's scheme as people read it. `number` is the row's
 * number: "Photo 3".
 */
export interface NumberedObservation extends Pick<RowWords, ProposedField> {
  number: number;
  /** The numbers of all photos of its finding, ascending: its own, and those of rows beside it. */
  photos: readonly number[];
  /** True when a person accepted, edited or wrote it. */
  isChecked: boolean;
  /** The inspector's note on the photo; blank for none. */
  note: string;
  /** The analyst's proposal where a person changed it; null where nobody did. */
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
  /** The person's wish for the text's style; data, never instruction. Empty for the default tone. */
  styleHint: string;
}

export interface SectionDrafts {
  discussion: string;
  recommendation: string;
  /** Sentences in them that a person has to look at; absent where nobody looked for any. */
  doubts?: SectionDoubt[];
  /** Sentences that code took out of them, in their order; absent where that is none. */
  takenOut?: (SectionDoubt & Pick<TakenOut, 'after'>)[];
  /** The parts that were judged; absent where an analyst asks no model. */
  judged?: Record<SectionDoubt['section'], Judged>;
}

/** A sentence of a draft that says more than the rows do, or may, and in what way. */
export interface SectionDoubt extends SectionNote {
  section: 'discussion' | 'recommendation';
}

/** One row as anyone who compares the rows sees it. */
export interface ReviewedRow extends Pick<RowWords, ProposedText | 'outcome' | 'severity'> {
  id: string;
  number: number;
  /** The numbers of all photos of its finding, ascending. */
  photos: readonly number[];
  hand: Provenance | null;
  /** When the photo was taken, by the camera's clock; null when it does not say. */
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
  /** Which instructions it is given; null for one that is given none. */
  readonly promptVersion: string | null;
  /** True when it uses the context; for an analyst that does not, nobody reads it. */
  readonly usesContext: boolean;
  /** Long edge in pixels beyond which it sees no more of a photo; null for one that takes the photo as it is. */
  readonly photoEdge: number | null;
  /** To be called before its first question: it then asks its model in turn with other hosts. */
  sharePlaces?(places: SharedPlaces): void;
  /** Throws FunctionError: photo_unreadable, or one of the analyst_* codes. */
  observe(photo: Photo, context: PhotoContext, work: Work): Promise<PhotoDescription>;
  /** Throws FunctionError with one of the analyst_* codes. */
  writeSections(request: SectionsRequest, work: Work): Promise<SectionDrafts>;
  /**
   * Compares the rows with each other, by their words alone. Suggestions have no id yet. Throws
   * FunctionError with one of the analyst_* codes; null for an analyst that compares nothing.
   */
  reviewRows(request: ReviewRequest, work: Work): Promise<Omit<Suggestion, 'id'>[] | null>;
}
