import type { Observation } from '@/records/observation';
import type { Offered } from './elements';

/** A run of photos shows one wall or two; more than this would push the others out of reach. */
const MAX_OFFERED = 4;
/** Longer ones are sentences that somebody wrote for one photo. */
const MAX_LENGTH = 60;

export interface UsedBefore {
  /** What the nearest row before says; null when none says anything. Blank is an answer for a place. */
  before: string | null;
  /** What is offered first: the row before's, then the report's most used. */
  offered: string[];
}

type Row = Pick<Observation, 'id' | 'element' | 'location' | 'outcome'>;

/** Elements or places that the report's other rows name, for the row with this id. */
export function usedBefore(
  rows: readonly Row[],
  id: string,
  name: 'element' | 'location',
): UsedBefore {
  const index = rows.findIndex((row) => row.id === id);
  // Rows before it count backwards from it, then those after: a report can be begun anywhere.
  const nearest = [...rows.slice(0, Math.max(index, 0)).reverse(), ...rows.slice(index + 1)];
  const naming = nearest.filter((row) => namesElement(row) && row[name].length <= MAX_LENGTH);
  const counts = new Map<string, number>();
  for (const row of naming) {
    const text = row[name].trim();
    if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const before = naming[0]?.[name].trim() ?? null;
  const byUse = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const offered = [...new Set([...(before ? [before] : []), ...byUse])].slice(0, MAX_OFFERED);
  return { before, offered };
}

/** A photo of nothing names no element, though its row has a text there. */
function namesElement({ element, outcome }: Row): boolean {
  return element.trim() !== '' && (outcome === 'defect' || outcome === 'no_visible_defect');
}

/** What was used before and then the standing choices, none twice. */
export function offeredFirst(used: readonly string[], standing: readonly Offered[]): Offered[] {
  const known = used.map(
    (words) => standing.find((offered) => offered.words === words) ?? { label: words, words },
  );
  const others = standing
    .filter(({ words }) => !used.includes(words))
    // A row may hold the English name, from before the report had another language.
    .map(({ label, words }) => ({
      label: used.includes(label) ? `${label} (${words})` : label,
      words,
    }));
  return [...known, ...others];
}
