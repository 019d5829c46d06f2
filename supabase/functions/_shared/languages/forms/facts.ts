/** A language's names and its way of writing: little, for every screen. */
export interface LanguageFacts {
  /** Its name in English, and as its own speakers write it. */
  english: string;
  own: string;
  /** BCP 47, with a region: spelling, dates and recognisers of speech need one. */
  tag: string;
  /** Signs with the spaces around them; a colon stands between a place or an element and what is said about it. */
  signs: { stop: string; comma: string; colon: string; semicolon: string; space: string };
  /** Before the last part of a list, and between the ends of a range. */
  list: { and: string; to: string };
  /** True when words have no spaces between them. */
  isUnspaced: boolean;
}
