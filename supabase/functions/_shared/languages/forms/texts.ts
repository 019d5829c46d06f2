/** Words for citing photos: parts of regular expressions, matched whatever their case. */
export interface PhotoReferenceWords {
  /** Words for a photo: in the singular, in the plural, and those that are either. */
  one: string;
  many: string;
  either?: string;
  /** Marks before a number: "no.", "n°". */
  mark: string;
  and: string;
  /** Between the ends of a range; a dash means it everywhere. */
  to: string;
  /** Frequent small words, to tell languages apart that share the word "foto". */
  common: string;
  /** Make a number behind them no photo's: "3 years", "5 pieces". */
  time: string;
  units: string;
}

/** Words for a mark on a photo: parts of regular expressions, matched whatever their case. */
export interface MarkReferenceWords {
  one: string;
  many: string;
  /** Words that may be singular or plural. */
  either?: string;
  /** Cites the mark with a {number}, after its photo's reference: "mark 2". */
  cited: string;
}

/** The phrases that screens and functions alike read and write in a report's texts, in one language. */
export interface LanguageTexts {
  photos: PhotoReferenceWords;
  marks: MarkReferenceWords;
  /**
   * The closing paragraph about rows that nobody has checked, from their {day} on: of one {photo}, of several
   * {photos}. `others` ends a list that is cut short; {count} is that of all.
   */
  unchecked: { one: string; several: string; others: string };
  /** Begins a text that says there is no defect; a part of a regular expression. */
  noDefect: string;
}
