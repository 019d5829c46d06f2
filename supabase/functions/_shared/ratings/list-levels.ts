import type { Language } from '../languages/language.ts';
import { RATINGS_IN } from '../languages/tables/ratings.ts';
import { type KnownLevel, KNOWN_LEVELS, MEASURED_SCHEMES } from './known-levels.ts';
import type { KnownSchemeId, RatingScheme } from './rating-scheme.ts';

/** A level as shown and printed. */
export interface RatingLevel extends KnownLevel {
  label: string;
  definition: string;
  /** True when it needs measurement: a person may choose it, but no analyst may propose it. */
  isMeasured: boolean;
}

/** A scheme's levels from the least to the most urgent; empty for no scheme. */
export function listLevels(scheme: RatingScheme | null, language: Language): RatingLevel[] {
  if (scheme === null) return [];
  if (scheme.id !== 'own') {
    const { levels } = findWords(scheme.id, language);
    return KNOWN_LEVELS[scheme.id].map((level) => {
      const [label, definition] = levels[level.code] ?? [level.code, ''];
      return { ...level, label, definition, isMeasured: isMeasured(scheme) };
    });
  }
  const last = scheme.levels.length - 1;
  return scheme.levels.map((level, index) => ({
    ...level,
    rank: Math.round((index / last) * 100),
    isMeasured: false,
  }));
}

/** One level of a scheme; null for not rated and for an unknown code. */
export function findLevel(
  scheme: RatingScheme | null,
  code: string,
  language: Language,
): RatingLevel | null {
  return listLevels(scheme, language).find((level) => level.code === code) ?? null;
}

/** A scheme's name, and how its levels are judged (blank for a person's own). */
export function schemeTitle(
  scheme: RatingScheme,
  language: Language,
): { name: string; basis: string } {
  if (scheme.id === 'own') return { name: scheme.name, basis: '' };
  const { name, basis } = findWords(scheme.id, language);
  return { name, basis };
}

export function isMeasured(scheme: RatingScheme): boolean {
  return scheme.id !== 'own' && MEASURED_SCHEMES.includes(scheme.id);
}

function findWords(id: KnownSchemeId, language: Language) {
  return RATINGS_IN[language][id];
}
