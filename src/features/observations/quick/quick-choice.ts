import type { RowWords } from '@shared/row-words';
import type { DefectKind } from './defect-kinds';
import type { MaterialId, QuickTable } from '@shared/languages/forms/quick';

/** A person's choice of what a photo shows. */
export type QuickDefect = DefectKind | 'none' | 'nothing';

/** A row's quick description so far: the defect, then the element, then the location. */
export type QuickChoice =
  | { step: 'defect' }
  | { step: 'element'; defect: Exclude<QuickDefect, 'nothing'>; material: MaterialId | null }
  /** The element in the row's words. */
  | { step: 'place'; defect: Exclude<QuickDefect, 'nothing'>; element: string };

/** The words of one save: everything chosen, and nothing else. */
export type QuickWords = Pick<
  RowWords,
  'element' | 'defect' | 'recommendation' | 'outcome' | 'location'
>;

export const AT_DEFECT: QuickChoice = { step: 'defect' };

/** A photo that shows nothing names no element: its words are complete at once. */
export function chooseDefect(defect: QuickDefect, table: QuickTable): QuickChoice | QuickWords {
  if (defect === 'nothing') {
    return { ...table.nothing, outcome: 'nothing_inspectable', location: '' };
  }
  return { step: 'element', defect, material: null };
}

export function chooseElement(
  choice: Extract<QuickChoice, { step: 'element' }>,
  element: string,
): QuickChoice {
  return { step: 'place', defect: choice.defect, element };
}

/** The choice in a language's words; `location` may be blank. */
export function choosePlace(
  { defect, element }: Extract<QuickChoice, { step: 'place' }>,
  location: string,
  table: QuickTable,
): QuickWords {
  if (defect === 'none') {
    return { element, ...table.none, outcome: 'no_visible_defect', location };
  }
  const [fact, advice] = table.kinds[defect.id];
  return { element, defect: fact, recommendation: advice, outcome: 'defect', location };
}

/** The step before; the first step stays. */
export function stepBack(choice: QuickChoice): QuickChoice {
  return choice.step === 'place'
    ? { step: 'element', defect: choice.defect, material: null }
    : AT_DEFECT;
}
