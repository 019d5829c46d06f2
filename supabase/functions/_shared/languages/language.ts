/** The languages that reports are written in; the screens stay English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Their names, in English and as their own speakers write them. */
export const LANGUAGE_NAMES: Record<Language, { english: string; own: string }> = {
  en: { english: 'English', own: 'English' },
  de: { english: 'German', own: 'Deutsch' },
  fr: { english: 'French', own: 'Français' },
  es: { english: 'Spanish', own: 'Español' },
  nl: { english: 'Dutch', own: 'Nederlands' },
  pt: { english: 'Portuguese', own: 'Português' },
  it: { english: 'Italian', own: 'Italiano' },
  ja: { english: 'Japanese', own: '日本語' },
};

/** The language that a tag such as "de-AT" names; null when reports cannot be written in it. */
export function languageOf(tag: string): Language | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}
