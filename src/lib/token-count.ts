const TOKENS = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

/** Formats a count of tokens: "9.6k". */
export function tokenCount(tokens: number): string {
  return TOKENS.format(tokens).replace('K', 'k');
}
