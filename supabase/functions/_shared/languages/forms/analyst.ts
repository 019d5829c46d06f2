/** A fault that makes a photo unusable. */
type Fault = 'too dark' | 'overexposed' | 'blurred' | 'too small';

/** A sentence in each grammatical person that a style may ask for. */
export interface PersonSentence {
  impersonal: string;
  we: string;
  I: string;
}

/**
 * The sentences and headings around the rows' own words in the built-in analyst's sections. They are complete and name
 * only photos, because a row's words may have any grammar. {list} is replaced by photos: "Photos 3 and 7".
 */
export interface DraftWords {
  /** One of several places with its photos, where a number may follow; and the cross-reference. */
  oneOfSeveral: string;
  seeAlso: string;
  /** The heading of rows with a defect. */
  defects: string;
  /** Replaces rows that are too many to repeat; {list} names them. */
  more: string;
  /** The heading of rows without a visible defect. */
  sound: string;
  notAssessed: string;
  /** The limits of the inspection. */
  visual: PersonSentence;
  untested: string;
  notCovered: string;
  recommended: PersonSentence;
  /** Headings for rows of severity safety, and for rows that nobody has judged. */
  danger: string;
  unjudged: string;
  /** The heading where no defect is visible. */
  further: string;
  /** Used when a row with a defect has no recommendation. */
  noAction: string;
  /** Used when no row has a recommendation. */
  nothing: string;
  toAssess: string;
  toReplace: string;
  /** A pattern for urgent words: among rows that nobody has judged, matching ones come first. */
  presses: string;
}

/** The words that code writes for an analyst into rows, sections and suggestions. */
export interface AnalystWords {
  row: {
    /** Replaces a photo that the report no longer has. */
    missingPhoto: string;
    noVisibleDefect: string;
    nothingInspectable: string;
    /** Replaces the element of a photo that shows none. */
    noElement: string;
    noAction: string;
    anotherPhoto: string;
    /** Before a cause, before what a photo leaves open, and before the person who is to act. */
    cause: string;
    notJudged: string;
    by: string;
  };
  /** Why the built-in analyst can't use a photo, and what to do. */
  unusable: Record<Fault, { seen: string; advice: string }>;
  /** Photos within a sentence: "Photo 3", "Photos 3 and 7". */
  photos: { one: string; several: string };
  draft: DraftWords;
  /** Reasons for suggestions that come without one. Photos are inserted as "Photo 3", "Photos 3 and 7". */
  reasons: {
    oneName: string;
    severity: string;
    closeView: string;
    sameDefect: string;
    assurance: string;
  };
}
