/** Words for citing photos: parts of regular expressions, case-insensitive. */
export interface PhotoReferenceWords {
  /** Words for a photo: singular, plural, or either. */
  one: string;
  many: string;
  either?: string;
  /** Marks before a number: "no.", "n°". */
  mark: string;
  and: string;
  /** Between a range's ends; a dash works in every language. */
  to: string;
  /** A number before these is not a photo's: "3 years", "5 pieces". */
  time: string;
  units: string;
}

/** Words for a mark on a photo: parts of regular expressions, case-insensitive. */
export interface MarkReferenceWords {
  one: string;
  many: string;
  either?: string;
  /** Cites the mark {number} after its photo: "mark 2". */
  cited: string;
}

/** Phrases that screens and functions both read and write in a report's texts. */
export interface LanguageTexts {
  /** Frequent small words, which tell languages apart; all of Japanese's letters. */
  common: string;
  photos: PhotoReferenceWords;
  marks: MarkReferenceWords;
  /**
   * The closing paragraph about rows that nobody had checked as of {day}: one {photo} or several
   * {photos}. `others` ends a shortened list; {count} is the total.
   */
  unchecked: { one: string; several: string; others: string };
  /** Begins a text that denies a defect; part of a regular expression. */
  noDefect: string;
}
