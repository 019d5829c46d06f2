/**
 * The analyst: looks at a photo, and writes sections from observations. Two implementations stand
 * behind this interface ('builtin' and a model); nothing outside them knows which one answered,
 * except to name it to the person.
 */
import type { Severity } from './contract.ts';

export interface Photo {
  bytes: Uint8Array;
  /** As recognised from the bytes, e.g. 'image/jpeg'. */
  mediaType: string;
}

export interface PhotoFinding {
  element: string;
  defect: string;
  recommendation: string;
  severity: Severity | null;
  /** 0 to 1. */
  confidence: number;
}

/** One row as the section writer sees it. `number` is the row's number: "Photo 3". */
export interface NumberedObservation {
  number: number;
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
  observe(photo: Photo, signal: AbortSignal): Promise<PhotoFinding>;
  /** Throws FunctionError with one of the analyst_* codes. */
  writeSections(request: SectionsRequest, signal: AbortSignal): Promise<SectionDrafts>;
}
