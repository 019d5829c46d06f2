/**
 * An upper estimate of a text's tokens by kinds of letters: models count differently, and a request
 * that is too long is refused or, worse, cut silently. English prose has about four characters per
 * token, JSON and German three, Japanese often less than one.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    tokens += code < 0x80 ? 0.36 : code < 0x250 ? 0.8 : 1.2;
  }
  return Math.ceil(tokens);
}

/** The start of a text within this many tokens, marked when shortened. */
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
