/** A setting that cannot be used. The message names it and is one line; the start stops with it. */
export class BadSetting extends Error {}
