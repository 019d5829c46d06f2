/** Bounds of the stored texts, in characters; the database holds the same numbers as constraints. */
export const MAX_OBSERVATION_TEXT = 4000;
export const MAX_SECTION_TEXT = 20_000;
export const MAX_STYLE_HINT = 2000;

export const MAX_LOCATION = 500;
/** The longest text after a photo's number. */
export const MAX_CAPTION = 300;
/** A person's note on a photo. */
export const MAX_NOTE = 1000;

/** A chosen file that is kept as it is; few cameras make larger ones, and a host holds it in memory for a moment. */
export const MAX_ORIGINAL_BYTES = 30 * 1024 * 1024;

/** How long a deleted row can be brought back, in days. */
export const KEPT_DAYS = 30;

/** More than anybody looks through. */
export const MAX_SUGGESTIONS = 200;
export const MAX_SUGGESTION_REASON = 600;
