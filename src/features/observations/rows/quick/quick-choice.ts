import type { RowWords } from '../../schema';
import type { DefectKind } from './defect-kinds';

/** What a photo shows, as a person chose it. */
export type Finding = DefectKind | 'none' | 'nothing';

/** How far a person has come with a row: what it shows, then on which element, then where. */
export type QuickChoice =
  | { step: 'finding' }
  | { step: 'element'; finding: Exclude<Finding, 'nothing'>; material: string | null }
  | { step: 'place'; finding: Exclude<Finding, 'nothing'>; element: string };

/** The words that one save writes: everything that was chosen, and nothing else. */
export type QuickWords = Pick<
  RowWords,
  'element' | 'defect' | 'recommendation' | 'outcome' | 'location'
>;

export const AT_FINDING: QuickChoice = { step: 'finding' };

const NOTHING_TO_INSPECT: QuickWords = {
  element: 'Nothing inspectable in this photo',
  defect: 'Nothing could be assessed from this photo.',
  recommendation: 'Take another photo that shows the element to be inspected.',
  outcome: 'nothing_inspectable',
  location: '',
};

/** A photo that shows nothing has no element to name: its words are whole at once. */
export function chooseFinding(finding: Finding): QuickChoice | QuickWords {
  if (finding === 'nothing') return NOTHING_TO_INSPECT;
  return { step: 'element', finding, material: null };
}

export function chooseElement(
  choice: Extract<QuickChoice, { step: 'element' }>,
  element: string,
): QuickChoice {
  return { step: 'place', finding: choice.finding, element };
}

/** The choice in words; `location` may be blank. */
export function choosePlace(
  { finding, element }: Extract<QuickChoice, { step: 'place' }>,
  location: string,
): QuickWords {
  if (finding === 'none') {
    return {
      element,
      defect: 'No visible defect in the area shown.',
      recommendation: 'No action indicated by this photo; what it does not show was not assessed.',
      outcome: 'no_visible_defect',
      location,
    };
  }
  const { fact, advice } = finding;
  return { element, defect: fact, recommendation: advice, outcome: 'defect', location };
}

/** The step before; none before the first. */
export function stepBack(choice: QuickChoice): QuickChoice {
  return choice.step === 'place'
    ? { step: 'element', finding: choice.finding, material: null }
    : AT_FINDING;
}
