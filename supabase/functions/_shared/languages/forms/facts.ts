/** A language's names and its way of writing: little, for every screen. */
export interface LanguageFacts {
  /** Its name in English, and as its own speakers write it. */
  english: string;
  own: string;
  /** BCP 47, with a region: spelling, dates and recognisers of speech need one. */
  tag: string;
  /** Between the parts of a list, before its last part, and between the ends of a range. */
  list: { comma: string; and: string; to: string };
  /** True when words have no spaces between them. */
  isUnspaced: boolean;
}
