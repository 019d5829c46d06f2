import type { Observation } from '@/records/observation';
import { countValues } from '../rows/count-values';
import type { Offered } from './elements';

/** A run of photos shows a wall or two; more would push the others out of reach. */
const MAX_OFFERED = 4;
/** Longer ones are sentences written for one photo. */
const MAX_LENGTH = 60;

export interface UsedBefore {
  /** The nearest earlier row's words; null for none. Blank is valid for a location. */
  before: string | null;
  /** The previous row's and the report's most used words, in a stable order. */
  offered: string[];
}

type Row = Pick<Observation, 'id' | 'element' | 'location' | 'outcome'>;

/** Elements or locations of the report's other rows, for the row with this id. */
export function usedBefore(
  rows: readonly Row[],
  id: string,
  name: 'element' | 'location',
): UsedBefore {
  const index = rows.findIndex((row) => row.id === id);
  // Rows before it, nearest first, then those after: a report can be started anywhere.
  const nearest = [...rows.slice(0, Math.max(index, 0)).reverse(), ...rows.slice(index + 1)];
  const naming = nearest.filter((row) => namesElement(row) && row[name].length <= MAX_LENGTH);
  const before = naming[0]?.[name].trim() ?? null;
  const texts = naming.map((row) => row[name].trim()).filter((text) => text !== '');
  const byUse = countValues(texts).map(({ value }) => value);
  const chosen = new Set([...(before ? [before] : []), ...byUse].slice(0, MAX_OFFERED + 1));
  const wanted = [...chosen].slice(0, MAX_OFFERED);
  const offered = [...new Set(rows.map((row) => row[name].trim()))].filter((text) =>
    wanted.includes(text),
  );
  return { before, offered };
}

/** A photo that shows nothing names no element, though its row has text there. */
function namesElement({ element, outcome }: Row): boolean {
  return element.trim() !== '' && (outcome === 'defect' || outcome === 'no_visible_defect');
}

/** The standing choices in order, and other words used before. */
export function offeredBeside(
  used: readonly string[],
  standing: readonly Offered[],
): { standing: Offered[]; others: Offered[] } {
  return {
    // A row may have the English name, from before the report changed its language.
    standing: standing.map(({ label, words }) => ({
      label: used.includes(label) && label !== words ? `${label} (${words})` : label,
      words,
    })),
    others: used
      .filter((words) => !standing.some((offered) => offered.words === words))
      .map((words) => ({ label: words, words })),
  };
}
