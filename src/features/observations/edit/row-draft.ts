import { photoBindingsSchema } from '@shared/contract/stored';
import { bindTexts, renumberTexts, type PhotoBindings } from '@shared/renumber-photos';
import type { Observation } from '@/records/observation';
import { changedWords, pickTexts } from '../schema';
import type { RowWords } from '@shared/row-words';
import { inTodaysNumbers } from '../rows/words-to-store';
import { outcomeOfWords } from './outcome-of-words';

/** Text typed in a row and not saved, as this browser keeps it. */
export interface RowDraft {
  id: string;
  /**
   * The row as it was on the screen when typing began. A row read again since then may hold what somebody
   * else saved: the draft is measured by what its writer saw.
   */
  base: Observation;
  /** The words that differ from it, as typed. */
  change: Partial<RowWords>;
  /** Which photos the numbers in the texts meant when they were typed. */
  refs: PhotoBindings;
}

/** The draft after something more was typed into the row as it is shown, by rows with these ids. */
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

/** The draft as it reads once rows have moved: the numbers in its texts follow their photos too. */
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

/** The words of a row with what is typed: what the person has not touched is as it is stored by now. */
export function applyDraft(row: Observation, draft: RowDraft | null): RowWords {
  const typed: RowWords = { ...row, ...draft?.change };
  const outcome = draft?.change.outcome ?? outcomeOfWords(typed.defect, typed.outcome);
  return { ...typed, outcome };
}

export function isUnsaved(draft: RowDraft | null): draft is RowDraft {
  return draft !== null && Object.keys(draft.change).length > 0;
}
