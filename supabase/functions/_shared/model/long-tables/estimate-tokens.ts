/**
 * How many tokens a text is at most, by what kinds of letters it has: no two models count alike, and
 * a question that is too long is refused or, worse, cut off in silence. English prose is some four
 * characters a token, JSON and German some three, and Japanese often more than a token a character.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    tokens += code < 0x80 ? 0.36 : code < 0x250 ? 0.8 : 1.2;
  }
  return Math.ceil(tokens);
}

/** The beginning of a text that is within so many tokens, marked where something was left off. */
export function cutToTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text;
  const chars = [...text];
  let [fits, tooLong] = [0, chars.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (estimateTokens(`${chars.slice(0, middle).join('')} …`) <= tokens) fits = middle;
    else tooLong = middle;
  }
  return fits === 0 ? '' : `${chars.slice(0, fits).join('').trimEnd()} …`;
}
