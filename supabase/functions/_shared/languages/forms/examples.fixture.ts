/** A language's ways of citing photos, and the texts that may be around a citation. */
export interface ReferenceManner {
  one: string[];
  many: string[];
  comma: string[];
  and: string[];
  to: string[];
  /** Texts between a photo's number and that of a mark on it, or those of several. */
  mark: string[];
  marks: string[];
  before: string[];
  after: string[];
  /** Texts that may follow a singular only: after a list they would read as its next number. */
  afterOne?: string[];
  hasWideFigures?: boolean;
}

/** Examples of people's and models' texts in a language, for the tests of all languages. Written for them. */
export interface LanguageExamples {
  /** 18 November 2026. */
  date: string;
  /** The same row in each language. */
  row: string;
  /** A person's or a model's text; the last photo that it cites is deleted. */
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
  /** Models' assurances beyond the plain "is safe"; also without the words that one expects. */
  assurances: string[];
  /** Similar words that assure nothing: denials, conditions, what is not known, measures, plain descriptions. */
  noAssurances: string[];
  /** Sentences as engineers write them, which look like what is forbidden and are not. */
  honest: {
    /** Statements that may be observed, without any scale in the photo. */
    observed: string[];
    /** Actions that may be proposed. */
    proposed: string[];
  };
}
