const UNIT_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** OpenAI's "try again in 1m6.2s", Google's `"retryDelay": "34s"`. */
const IN_WORDS =
  /(?:(?:try|retry) again in|retry in|retrydelay"?\s*:)\s*"?((?:[\d.]+\s*(?:ms|h|m|s)\s*)+)/i;

/** How long a provider says to wait before the next question; null when it does not say. */
export function waitTold(
  headers: Record<string, string> | undefined,
  words: string,
): number | null {
  const exact = Number(headers?.['retry-after-ms'] ?? NaN);
  if (exact >= 0) return exact;
  const after = headers?.['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    // Seconds, or the moment itself.
    const ms = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
    if (!Number.isNaN(ms)) return Math.max(0, ms);
  }
  const told = IN_WORDS.exec(words)?.[1];
  if (told === undefined) return null;
  let ms = 0;
  for (const [, amount, unit] of told.matchAll(/([\d.]+)\s*(ms|h|m|s)/gi)) {
    ms += Number(amount) * (UNIT_MS[(unit ?? '').toLowerCase()] ?? 0);
  }
  return ms;
}
