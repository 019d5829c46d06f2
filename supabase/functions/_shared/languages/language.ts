/** The languages of reports, each with a folder beside this file; the screens stay English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as "de-AT"; null when reports do not support it. */
export function parseLanguage(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/**
 * A stored report's language: English for a tag that only a newer version knows, and for a database
 * from before languages.
 */
export const readReportLanguage = (tag: string | undefined): Language =>
  parseLanguage(tag ?? '') ?? 'en';
