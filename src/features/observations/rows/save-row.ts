import type { Observation } from '@/records/observation';
import { changedWords, conflictingWords } from '../schema';
import type { RowFieldName, RowWords } from '@shared/row-words';
import { NOTHING_RETURNED, SaveRefused } from './save-failure';

/** Access to a stored row, for code that changes one version. */
export interface RowWire {
  /** Writes if the row still has this version; null if it has not, or is gone. */
  write: (row: Observation, change: Partial<RowWords>) => Promise<Observation | null>;
  /** Rejects when the row is gone. */
  read: (id: string) => Promise<Observation>;
}

/** Someone else changed the same words since the row was read; nothing was saved. */
export class RowConflict extends Error {
  /** The row as stored now. */
  readonly current: Observation;
  readonly words: RowFieldName[];

  constructor(current: Observation, words: RowFieldName[]) {
    super('This row was changed in another tab or on another device.');
    this.name = 'RowConflict';
    this.current = current;
    this.words = words;
  }
}

/** Each failed attempt means that someone saved at the same moment. */
const MAX_ATTEMPTS = 5;

/**
 * Saves a person's change of a row seen as `base`, and nothing else of it. Other words changed meanwhile are kept.
 * Rejects with RowConflict where the same words were changed, with SaveRefused where an update matched nothing though
 * the row is unchanged, and as the wire does when the row is gone.
 */
export async function saveRow(
  wire: RowWire,
  base: Observation,
  change: Partial<RowWords>,
): Promise<Observation> {
  const wanted = changedWords(base, change);
  let row = base;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const missing = changedWords(row, wanted);
    if (Object.keys(missing).length === 0) return row;
    const saved = await wire.write(row, missing);
    if (saved) return saved;
    const seen = row;
    row = await wire.read(base.id);
    const isUnchanged = row.version === seen.version && row.captured_at === seen.captured_at;
    if (isUnchanged) throw new SaveRefused(NOTHING_RETURNED);
    const words = conflictingWords(base, row, wanted);
    if (words.length > 0) throw new RowConflict(row, words);
  }
  throw new RowConflict(row, Object.keys(wanted) as RowFieldName[]);
}
