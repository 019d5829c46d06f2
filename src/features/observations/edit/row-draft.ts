import { photoBindingsSchema } from '@shared/contract/stored';
import { bindTexts, renumberTexts, type PhotoBindings } from '@shared/renumber-photos';
import type { Observation } from '@/records/observation';
import { changedWords, pickTexts } from '../schema';
import type { RowWords } from '@shared/row-words';
import { inTodaysNumbers } from '../rows/words-to-store';
import { outcomeOfWords } from './outcome-of-words';

export interface RowDraft {
  id: string;
  /**
   * The row as shown when typing began. A later read may hold someone else's change: the draft is compared with what
   * its writer saw.
   */
  base: Observation;
  /** The words that differ from it, as typed. */
  change: Partial<RowWords>;
  /** The photos that the numbers in the texts meant when typed. */
  refs: PhotoBindings;
}

/** Adds typed words to the draft of a row; `order` has the ids of the rows shown. */
export function typeInto(
  draft: RowDraft | null,
  shown: Observation,
  typed: Partial<RowWords>,
  order: readonly string[],
): RowDraft {
  const base = draft?.base ?? shown;
  const change = changedWords(base, { ...draft?.change, ...typed });
  const known = { ...photoBindingsSchema.parse(base.photo_refs), ...draft?.refs };
  return {
    id: shown.id,
    base,
    change,
    refs: bindTexts(pickTexts({ ...base, ...change }), order, known),
  };
}

/** Renumbers a draft's texts after rows have moved. */
export function draftInTodaysNumbers(draft: RowDraft, order: readonly string[]): RowDraft {
  const { base, change, refs } = draft;
  if (Object.keys(refs).length === 0) return draft;
  const { texts, bindings } = renumberTexts(pickTexts({ ...base, ...change }), refs, order);
  const renumbered = Object.entries(texts).filter(([name]) => name in change);
  return {
    ...draft,
    base: inTodaysNumbers(base, order),
    change: { ...change, ...Object.fromEntries(renumbered) },
    refs: bindings,
  };
}

/** A row's stored words with the draft's changes applied. */
export function applyDraft(row: Observation, draft: RowDraft | null): RowWords {
  const typed: RowWords = { ...row, ...draft?.change };
  const outcome = draft?.change.outcome ?? outcomeOfWords(typed.defect, typed.outcome);
  return { ...typed, outcome };
}

export function isUnsaved(draft: RowDraft | null): draft is RowDraft {
  return draft !== null && Object.keys(draft.change).length > 0;
}
