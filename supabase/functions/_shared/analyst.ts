/**
 * The analyst: looks at a photo, and writes sections from observations. Two implementations stand
 * behind this interface ('builtin' and a model); nothing outside them knows which one answered,
 * except to name it to the person.
 */
import type { ObservationProposal, Outcome, Severity } from './contract.ts';

export interface Photo {
  bytes: Uint8Array;
  /** As recognised from the bytes, e.g. 'image/jpeg'. */
  mediaType: string;
}

/** What an analyst says of a photo: a proposal without its author and time. */
export type PhotoFinding = Omit<ObservationProposal, 'analyst' | 'proposed_at'>;

export interface ObserveOptions {
  /** The person says that the photo is a close view of a surface, and asks for its cracks. */
  lookForCracks?: boolean;
}

/** One row as the section writer sees it. `number` is the row's number: "Photo 3". */
export interface NumberedObservation {
  number: number;
  /** Null when nobody has answered for its photo yet. */
  outcome: Outcome | null;
  /** Whether a person accepted, edited or wrote it. */
  isChecked: boolean;
  element: string;
  defect: string;
  recommendation: string;
  severity: Severity | null;
}

export interface SectionsRequest {
  reportTitle: string;
  observations: NumberedObservation[];
  /** How the person wants text to read; data, never instruction. Empty for the default tone. */
  styleHint: string;
}

export interface SectionDrafts {
  discussion: string;
  recommendation: string;
}

export interface Analyst {
  /** 'builtin' or the model's name; shown to people and stored with each proposal. */
  readonly name: string;
  /** Throws FunctionError: photo_unreadable, or one of the analyst_* codes. */
  observe(photo: Photo, signal: AbortSignal, options?: ObserveOptions): Promise<PhotoFinding>;
  /** Throws FunctionError with one of the analyst_* codes. */
  writeSections(request: SectionsRequest, signal: AbortSignal): Promise<SectionDrafts>;
}
