import { types } from '@electric-sql/pglite';

/**
 * The most characters of text and JSON in one statement's answer. A thousand full rows of a report
 * are 2 million; a thousand rows filled to every limit would be 100 million, and several times that
 * in memory.
 */
export const MAX_ANSWER_CHARACTERS = 16 * 1024 * 1024;

// Timestamps in Supabase's form, `2026-01-31T10:00:00+00:00`. Postgres writes a blank and a short
// offset (`+00`, the session runs in UTC), which not every browser can parse.
const withT = (text: string) => text.replace(' ', 'T');
const asText = (text: string) => text;
const asJson = (text: string) => JSON.parse(text) as unknown;

/**
 * Parsers by type number, as in the library's own connections except for timestamps. `count` gets
 * the length of each text and may throw.
 */
export function valueParsers(
  count: (characters: number) => void,
): Record<number, (text: string) => unknown> {
  const counted = (read: (text: string) => unknown) => (text: string) => {
    count(text.length);
    return read(text);
  };
  return {
    [types.INT8]: (text) => {
      const number = Number(text);
      return Number.isSafeInteger(number) ? number : BigInt(text);
    },
    [types.NUMERIC]: (text) => {
      const number = Number(text);
      return Number.isFinite(number) && String(number) === text ? number : text;
    },
    [types.TEXT]: counted(asText),
    [types.VARCHAR]: counted(asText),
    [types.JSON]: counted(asJson),
    [types.JSONB]: counted(asJson),
    [types.DATE]: asText,
    [types.TIME]: asText,
    [types.TIMETZ]: asText,
    [types.TIMESTAMP]: withT,
    [types.TIMESTAMPTZ]: (text) => `${withT(text)}:00`,
  };
}

export function answerTooLarge(): Error {
  return Object.assign(new Error('This answer would be too large. Please ask for fewer rows.'), {
    code: '54000',
  });
}
