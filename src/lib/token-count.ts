const TOKENS = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

/** Writes a count of tokens for a person: "9.6k". */
export function tokenCount(tokens: number): string {
  return TOKENS.format(tokens).replace('K', 'k');
}
