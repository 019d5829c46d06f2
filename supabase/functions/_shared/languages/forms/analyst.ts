/** What makes a photo one that nothing can be seen on. */
type Fault = 'too dark' | 'overexposed' | 'blurred' | 'too small';

/** A sentence with a {list} of photos' numbers: of one, and of several. */
export interface ListSentence {
  one: string;
  several: string;
}

/** What code writes for an analyst into rows, sections and suggestions, in one language. */
export interface AnalystWords {
  row: {
    /** In the place of a photo that a text names and the report has no more. */
    missingPhoto: string;
    noVisibleDefect: string;
    nothingInspectable: string;
    /** In the place of an element where a photo shows none. */
    noElement: string;
    noAction: string;
    anotherPhoto: string;
    /** Before a cause, before what a photo leaves open, and before anyone who is to act. */
    cause: string;
    notJudged: string;
    by: string;
    stop: string;
    comma: string;
    semicolon: string;
    space: string;
  };
  /** What the built-in analyst says of a photo. */
  findings: {
    /** The element of a row about a photo that shows nothing, then why, and what to do. */
    nothing: string;
    unusable: Record<Fault, { seen: string; advice: string }>;
  };
  /** How code names photos and introduces the rows that a model's text left out. */
  listing: {
    /** "Photo 3", "Photos 3 and 7". */
    photos: ListSentence;
    /** Introduces what the Recommendation left out. */
    needAction: ListSentence;
    /** Introduces what the Discussion left out. */
    observed: ListSentence;
    /** Between a place or an element and what is said about it. */
    colon: string;
  };
  /** Reasons for suggestions that a model gave none for. Photos come as "Photo 3", "Photos 3 and 7". */
  reasons: {
    oneName: string;
    severity: string;
    closeView: string;
    sameDefect: string;
    assurance: string;
  };
}
