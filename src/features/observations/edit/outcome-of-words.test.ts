import { expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { ANALYST_IN } from '@shared/languages/tables/analyst';
import { FACTS_IN } from '@shared/languages/tables/facts';
import { outcomeOfWords } from './outcome-of-words';
import { QUICK_IN } from '@shared/languages/tables/quick';

it.each([
  ['No visible defect', null, 'no_visible_defect'],
  [' no defects seen from the ground', 'defect', 'no_visible_defect'],
  ['No defective joint was replaced', 'defect', 'defect'],
  ['Keine sichtbaren Mängel', null, 'no_visible_defect'],
  ['Keine Abdeckung, Schaden an der Kante', null, 'defect'],
  ['Pas de défaut visible.', null, 'no_visible_defect'],
  ['Sin daños.', null, 'no_visible_defect'],
  ['Sin dañosa palabra', null, 'defect'],
  ['Geen schade te zien', null, 'no_visible_defect'],
  ['Nenhum defeito visível', null, 'no_visible_defect'],
  ['Nessuna anomalia', null, 'no_visible_defect'],
  ['損傷は認められない。', null, 'no_visible_defect'],
  ['損傷が著しい。', null, 'defect'],
  ['Crack', null, 'defect'],
  ['Crack', 'not_assessed', 'defect'],
  ['Crack', 'no_visible_defect', 'defect'],
  ['Out of focus', 'nothing_inspectable', 'nothing_inspectable'],
] as const)('“%s” in a row that said %s means %s', (defect, before, outcome) => {
  expect(outcomeOfWords(defect, before)).toBe(outcome);
});

it.each(LANGUAGES)('understands how a model’s answer is composed in %s', (language) => {
  const { noVisibleDefect } = ANALYST_IN[language].row;
  expect(outcomeOfWords(noVisibleDefect + FACTS_IN[language].signs.stop, null)).toBe(
    'no_visible_defect',
  );
});

it.each(LANGUAGES)('understands what a quick choice writes in %s', (language) => {
  const { none, nothing, kinds } = QUICK_IN[language];
  expect(outcomeOfWords(none.defect, null)).toBe('no_visible_defect');
  for (const text of [nothing.defect, ...Object.values(kinds).map(([fact]) => fact)]) {
    expect(outcomeOfWords(text, null)).toBe('defect');
  }
});
