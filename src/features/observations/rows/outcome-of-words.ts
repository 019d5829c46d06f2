import type { Outcome } from '../../../../supabase/functions/_shared/contract';

const NO_DEFECT = /^\s*no\s+(?:visible\s+)?defects?\b/i;

/**
 * What a row with this defect text says of its photo, where the person has not chosen it: a defect,
 * unless the text begins with "No defect" or "No visible defect".
 */
export function outcomeOfWords(defect: string, before: Outcome | null): Outcome {
  if (NO_DEFECT.test(defect)) return 'no_visible_defect';
  return before === 'nothing_inspectable' ? before : 'defect';
}
