import type { Outcome } from '@shared/contract/stored';
import { TEXTS_IN } from '@shared/languages/tables/texts';

/** In any language: people may type in another than the report's. */
const SAYS_NO_DEFECT = new RegExp(
  `^\\s*(?:${Object.values(TEXTS_IN)
    .map(({ noDefect }) => noDefect)
    .join('|')})(?!\\p{Script=Latin})`,
  'iu',
);

/**
 * The outcome that a defect text implies where the person chose none: a defect, unless it begins by saying that there
 * is none.
 */
export function outcomeOfWords(defect: string, before: Outcome | null): Outcome {
  if (SAYS_NO_DEFECT.test(defect)) return 'no_visible_defect';
  return before === 'nothing_inspectable' ? before : 'defect';
}
