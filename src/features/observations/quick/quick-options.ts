import type { Language } from '@shared/languages/language';
import type { Observation } from '@/records/observation';
import { DEFECT_KINDS } from './defect-kinds';
import { offerElements, MATERIALS, offerPlaces, type Offered } from './elements';
import {
  chooseElement,
  chooseDefect,
  choosePlace,
  type QuickChoice,
  type QuickWords,
} from './quick-choice';
import { offeredBeside, usedBefore } from './used-before';
import type { QuickTable } from '@shared/languages/forms/quick';
import { QUICK_IN } from '@shared/languages/tables/quick';

/** One option of a step, and where it leads: a further step, words to save, or the row's editor. */
export interface QuickOption {
  label: string;
  /** Null where only a tap chooses it. */
  key: string | null;
  /** Enter chooses it too: the row before has it. */
  isSame?: boolean;
  /** For options that combine with others: whether it is on. */
  isOn?: boolean;
  leadsTo: QuickChoice | QuickWords | 'editor';
}

interface QuickStep {
  prompt: string;
  options: QuickOption[];
  /** Options that combine with the others, such as a material. */
  toggles: QuickOption[];
  /** Accepts typed words instead; null where the row's editor is for that. */
  typed: { label: string; leadsTo: (text: string) => QuickChoice | QuickWords } | null;
}

type Row = Pick<Observation, 'id' | 'element' | 'location' | 'outcome'>;
type At<Step extends QuickChoice['step']> = Extract<QuickChoice, { step: Step }>;

interface Asked {
  /** The report's rows, in order. */
  rows: readonly Row[];
  id: string;
  /** The language of the row's words; labels are the screen's. */
  language: Language;
}

/** The options at this step of a row's choices. */
export function quickStep(choice: QuickChoice, { rows, id, language }: Asked): QuickStep {
  const table = QUICK_IN[language];
  switch (choice.step) {
    case 'defect':
      return listDefects(table);
    case 'element':
      return elements(choice, usedBefore(rows, id, 'element'), table);
    case 'place':
      return places(choice, usedBefore(rows, id, 'location'), table);
  }
}

function listDefects(table: QuickTable): QuickStep {
  const kinds = DEFECT_KINDS.map((kind) => ({
    label: kind.label,
    key: kind.key,
    leadsTo: chooseDefect(kind, table),
  }));
  return {
    prompt: 'What does it show?',
    options: [
      ...kinds,
      { label: 'No defect seen', key: 'n', leadsTo: chooseDefect('none', table) },
      { label: 'Nothing to inspect', key: 'x', leadsTo: chooseDefect('nothing', table) },
      { label: 'Other…', key: 'o', leadsTo: 'editor' },
    ],
    toggles: [],
    typed: null,
  };
}

function elements(
  choice: At<'element'>,
  used: ReturnType<typeof usedBefore>,
  table: QuickTable,
): QuickStep {
  const isBefore = (words: string) => choice.material === null && words === used.before;
  // A material chosen now is for a new element; used ones have theirs.
  const offered = choice.material ? [] : used.offered;
  return {
    prompt: 'On which element?',
    options: inTheirPlaces(offered, offerElements(choice.material, table)).map(
      ({ label, words, key }) => ({
        label,
        key,
        isSame: isBefore(words),
        leadsTo: chooseElement(choice, words),
      }),
    ),
    toggles: MATERIALS.map(({ id, name, key }) => ({
      label: name,
      key,
      isOn: choice.material === id,
      leadsTo: { ...choice, material: choice.material === id ? null : id },
    })),
    typed: { label: 'Another element', leadsTo: (text) => chooseElement(choice, text) },
  };
}

function places(
  choice: At<'place'>,
  { before, offered }: ReturnType<typeof usedBefore>,
  table: QuickTable,
): QuickStep {
  const options = inTheirPlaces(offered, offerPlaces(table)).map(({ label, words, key }) => ({
    label,
    key,
    isSame: words === before,
    leadsTo: choosePlace(choice, words, table),
  }));
  const skip = {
    label: 'No place',
    key: '0',
    isSame: before === null || before === '',
    leadsTo: choosePlace(choice, '', table),
  };
  return {
    prompt: 'Where?',
    options: [...options, skip],
    toggles: [],
    typed: { label: 'Another place', leadsTo: (text) => choosePlace(choice, text, table) },
  };
}

/** Keys that no standing choice and no material uses. */
const OTHERS = ['w', 'v', 'y', 'z'];

/** Standing choices keep place and digit; other words used in the report follow with letters. */
function inTheirPlaces(
  used: readonly string[],
  offered: readonly Offered[],
): (Offered & { key: string | null })[] {
  const { standing, others } = offeredBeside(used, offered);
  return [
    ...standing.map((one, index) => ({ ...one, key: index < 9 ? String(index + 1) : null })),
    ...others.map((one, index) => ({ ...one, key: OTHERS[index] ?? null })),
  ];
}
