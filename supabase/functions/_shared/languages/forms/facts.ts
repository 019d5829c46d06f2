/** A language's names and conventions: small, because every screen loads it. */
export interface LanguageFacts {
  /** Its names in English and in the language itself. */
  english: string;
  own: string;
  /** BCP 47 with a region, which spelling, dates and speech recognition need. */
  tag: string;
  /** Punctuation with its spaces; the colon separates a place or element from its description. */
  signs: { stop: string; comma: string; colon: string; semicolon: string; space: string };
  /** Before a list's last part, and between a range's ends. */
  list: { and: string; to: string };
  isUnspaced: boolean;
}
