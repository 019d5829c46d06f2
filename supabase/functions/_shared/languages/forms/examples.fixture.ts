/** How a language writes references to photos, and what may stand around one. */
export interface ReferenceManner {
  one: string[];
  many: string[];
  comma: string[];
  and: string[];
  to: string[];
  /** What stands between a photo's number and that of a mark on it, or those of several. */
  mark: string[];
  marks: string[];
  before: string[];
  after: string[];
  /** What may stand after a singular only: after a list it would read as its next number. */
  afterOne?: string[];
  hasWideFigures?: boolean;
}

/** What people and models write in a language, for the tests of all languages. Written for them. */
export interface LanguageExamples {
  /** 18 November 2026. */
  date: string;
  /** The same row in each language. */
  row: string;
  /** What a person or a model writes; the last photo that it speaks of is deleted. */
  report: {
    title: string;
    client: string;
    place: string;
    /** Element, defect, recommendation. */
    rows: [string, string, string][];
    discussion: string;
    recommendation: string;
  };
  references: ReferenceManner[];
  /** How models assure, beyond the plain "is safe"; also without the words that one expects. */
  assurances: string[];
  /** What is said in like words and assures of nothing: denials, conditions, what is not known, measures, plain descriptions. */
  noAssurances: string[];
  /** Sentences as engineers write them, which look like what is forbidden and are not. */
  honest: {
    /** What may be said to be seen, without any scale in the photo. */
    observed: string[];
    /** What may be said to be done. */
    proposed: string[];
  };
}
