/** The languages that reports are written in, each a folder beside this; the screens stay English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that a tag such as "de-AT" names; null when reports cannot be written in it. */
export function parseLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/**
 * The language of a stored report: English for a tag that this version does not know, stored by a newer one,
 * and where a database of before languages has no tag at all.
 */
export const readReportLanguage = (tag: string | undefined): Language =>
  parseLanguage(tag ?? '') ?? 'en';
