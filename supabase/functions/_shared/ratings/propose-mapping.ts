import { isMeasured, listLevels } from './list-levels.ts';
import type { RatingScheme } from './rating-scheme.ts';

/** Maps each level in use to its new level, or to blank for not rated. */
export type RatingMapping = Record<string, string>;

/**
 * Proposes each used level's counterpart in another scheme: the nearest in urgency, in a tie the
 * more urgent. Within a person's own scheme, codes that still exist stay. Proposes nothing for a
 * measured scheme, nor for a level without urgency.
 */
export function proposeMapping(
  used: readonly string[],
  from: RatingScheme | null,
  to: RatingScheme | null,
): RatingMapping {
  const levels = listLevels(from, 'en');
  const isSame = from !== null && to !== null && from.id === to.id;
  const targets = listLevels(to, 'en');
  const entries = used.map((code): [string, string] => {
    if (isSame && targets.some((target) => target.code === code)) return [code, code];
    const rank = levels.find((level) => level.code === code)?.rank ?? null;
    if (to === null || rank === null || isMeasured(to)) return [code, ''];
    return [code, nearest(rank, targets)];
  });
  return Object.fromEntries(entries);
}

function nearest(rank: number, targets: readonly { code: string; rank: number | null }[]): string {
  const ranked = targets.filter((target) => target.rank !== null);
  const [first] = ranked.sort((a, b) => {
    const distance = Math.abs((a.rank ?? 0) - rank) - Math.abs((b.rank ?? 0) - rank);
    return distance || (b.rank ?? 0) - (a.rank ?? 0);
  });
  return first?.code ?? '';
}
