/** A setting that cannot be used: the start stops with its message, one line that names the setting. */
export class BadSetting extends Error {}
