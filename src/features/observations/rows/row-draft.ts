import { changedWords, type Observation, type RowWords } from '../schema';

/** What is typed in a row and not saved, as this browser keeps it. */
export interface RowDraft {
  id: string;
  /**
   * The row as it was on the screen when typing began. A row read anew since then may hold what somebody
   * else saved: the draft is measured by what its writer saw.
   */
  base: Observation;
  /** The words that differ from it, as typed. */
  change: Partial<RowWords>;
}

/** The draft after something more was typed into the row as it is shown. */
export function typeInto(
  draft: RowDraft | null,
  shown: Observation,
  typed: Partial<RowWords>,
): RowDraft {
  const base = draft?.base ?? shown;
  return { id: shown.id, base, change: changedWords(base, { ...draft?.change, ...typed }) };
}

export function isUnsaved(draft: RowDraft | null): draft is RowDraft {
  return draft !== null && Object.keys(draft.change).length > 0;
}
