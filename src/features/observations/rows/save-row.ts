import type { Observation } from '@/records/observation';
import { changedWords, conflictingWords } from '../schema';
import type { RowFieldName, RowWords } from '@shared/row-words';
import { NOTHING_RETURNED, SaveRefused } from './save-failure';

/** A row as it is stored, for code that changes one of its versions. */
export interface RowWire {
  /** Writes where the row still is of this version; null when it is not, or is gone. */
  write: (row: Observation, change: Partial<RowWords>) => Promise<Observation | null>;
  /** Rejects when the row is gone. */
  read: (id: string) => Promise<Observation>;
}

/** Somebody else has changed the same words since the row was read; nothing was saved. */
export class RowConflict extends Error {
  /** The row as it is stored now. */
  readonly current: Observation;
  readonly words: RowFieldName[];

  constructor(current: Observation, words: RowFieldName[]) {
    super('This row was changed in another tab or on another device.');
    this.name = 'RowConflict';
    this.current = current;
    this.words = words;
  }
}

/** Each lost write means that somebody saved at the same moment. */
const MAX_ATTEMPTS = 5;

/**
 * Saves what a person changed in a row that they saw as `base`, and nothing else of it. Where somebody
 * has changed other words meanwhile, both stay. Rejects with RowConflict where the words are the same
 * ones, with SaveRefused where an update matched nothing of a row that nobody has changed, and as the
 * wire does when the row is gone.
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
