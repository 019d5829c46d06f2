/** A reason for which nothing can be seen on a photo. */
type Fault = 'too dark' | 'overexposed' | 'blurred' | 'too small';

/** A sentence in the person that a writing style asks for. */
export interface PersonSentence {
  impersonal: string;
  we: string;
  I: string;
}

/**
 * The sentences and headings that the built-in analyst's sections put around the rows' own words. They are whole and
 * name photos alone, because a row's words may have any grammar. A {list} is of photos, "Photos 3 and 7".
 */
export interface DraftWords {
  /** One of several places with its photos, where a figure may follow; and what sends the reader on. */
  oneOfSeveral: string;
  seeAlso: string;
  /** Above the rows with a defect. */
  defects: string;
  /** In place of rows that are too many to repeat; {list} names them. */
  more: string;
  /** Above the rows without a visible defect. */
  sound: string;
  notAssessed: string;
  /** The limits of the inspection. */
  visual: PersonSentence;
  untested: string;
  notCovered: string;
  recommended: PersonSentence;
  /** Above what is recommended for rows of severity safety, and for those that nobody has judged. */
  danger: string;
  unjudged: string;
  /** Above what is recommended where no defect is visible. */
  further: string;
  /** In the place of what to do, where a row with a defect does not say it. */
  noAction: string;
  /** Used when no row recommends anything. */
  nothing: string;
  toAssess: string;
  toReplace: string;
  /** A pattern of what cannot wait: of rows that nobody has judged, those that ask for it come first. */
  presses: string;
}

/** The words that code writes for an analyst into rows, sections and suggestions, in one language. */
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
  };
  /** Why the built-in analyst can't use a photo, and what to do. */
  unusable: Record<Fault, { seen: string; advice: string }>;
  /** A photo's name within a sentence: "Photo 3", "Photos 3 and 7". */
  photos: { one: string; several: string };
  draft: DraftWords;
  /** Reasons for suggestions that a model gave none for. Photos come as "Photo 3", "Photos 3 and 7". */
  reasons: {
    oneName: string;
    severity: string;
    closeView: string;
    sameDefect: string;
    assurance: string;
  };
}
