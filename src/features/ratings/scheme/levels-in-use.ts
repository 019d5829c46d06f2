import type { Observation } from '@/records/observation';
import { listLevels } from '@shared/ratings/list-levels';
import type { RatingScheme } from '@shared/ratings/rating-scheme';

export interface LevelInUse {
  code: string;
  /** The level's label; its code where the scheme lacks it. */
  label: string;
  rows: number;
}

/** The levels in use, in the scheme's order, each with its count of rows. */
export function levelsInUse(
  rows: readonly Pick<Observation, 'rating'>[],
  scheme: RatingScheme | null,
): LevelInUse[] {
  const counts = new Map<string, number>();
  for (const { rating } of rows) {
    if (rating !== '') counts.set(rating, (counts.get(rating) ?? 0) + 1);
  }
  const levels = listLevels(scheme, 'en');
  const findPlace = (code: string) => {
    const place = levels.findIndex((level) => level.code === code);
    return place < 0 ? levels.length : place;
  };
  return [...counts]
    .map(([code, count]) => ({
      code,
      label: levels.find((level) => level.code === code)?.label ?? code,
      rows: count,
    }))
    .sort((a, b) => findPlace(a.code) - findPlace(b.code));
}

/** Counts the rows rated after the last change of scheme: undoing it leaves them unrated. */
export function ratedSinceChange(
  rows: readonly Pick<Observation, 'rating' | 'rating_before'>[],
): number {
  return rows.filter(({ rating, rating_before }) => rating !== '' && rating_before === null).length;
}
