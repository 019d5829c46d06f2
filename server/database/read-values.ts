import { types } from '@electric-sql/pglite';

/**
 * Texts and JSON that one statement may answer with, in characters. A thousand full rows of a report are
 * 2 million; a thousand rows filled to every bound would be 100, and several times that in memory on
 * their way out.
 */
export const MAX_ANSWER_CHARACTERS = 16 * 1024 * 1024;

// Moments as Supabase writes them, `2026-01-31T10:00:00+00:00`. Postgres' own text has a blank and a short
// offset (`+00`, the session runs in UTC), which not every browser can read.
const withT = (text: string) => text.replace(' ', 'T');
const asText = (text: string) => text;
const asJson = (text: string) => JSON.parse(text) as unknown;

/**
 * Values by their types' numbers as the library's own connections read them, moments apart. `count` hears the
 * characters of each text, and may throw.
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

/** The error of a statement whose answer is too long. */
export function answerTooLarge(): Error {
  return Object.assign(new Error('This answer would be too large. Please ask for fewer rows.'), {
    code: '54000',
  });
}
