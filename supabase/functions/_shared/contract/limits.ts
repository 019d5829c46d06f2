/** Limits of stored texts in characters; database constraints hold the same numbers. */
export const MAX_OBSERVATION_TEXT = 4000;
export const MAX_SECTION_TEXT = 20_000;
export const MAX_STYLE_HINT = 2000;

export const MAX_LOCATION = 500;
export const MAX_CAPTION = 300;
export const MAX_NOTE = 1000;

/** An original that is kept; few cameras make larger ones, and a host holds it in memory briefly. */
export const MAX_ORIGINAL_BYTES = 30 * 1024 * 1024;

/** Days in which a deleted row can be restored. */
export const KEPT_DAYS = 30;

/** More than anybody looks through. */
export const MAX_SUGGESTIONS = 200;
export const MAX_SUGGESTION_REASON = 600;
