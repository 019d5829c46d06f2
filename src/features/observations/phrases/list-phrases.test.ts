import { expect, it } from 'vitest';
import { PHRASES } from '@shared/languages/en/phrases';
import { listPhrases, findPartners } from './list-phrases';

const OWN = [
  { element: 'Gable', defect: 'Crack 0.3 mm wide', recommendation: 'Monitor.' },
  { element: 'Quay wall', defect: 'Scour', recommendation: 'Survey the bed.' },
  { element: 'Quay wall', defect: 'x'.repeat(301), recommendation: '' },
];

const KEPT = [
  { field: 'element', text: 'Lock gate' },
  { field: 'element', text: 'Gable' },
  { field: 'defect', text: 'Seized' },
] as const;
const SOURCES = { own: OWN, kept: KEPT, seeds: PHRASES };

it('begins with what was used most, then has what is kept and what to begin with, nothing twice', () => {
  const elements = listPhrases('element', SOURCES).map(({ text }) => text);
  expect(elements.slice(0, 4)).toEqual(['Quay wall', 'Gable', 'Lock gate', PHRASES.elements.wall]);
  expect(new Set(elements).size).toBe(elements.length);
});

it('leaves out what was written for one photo', () => {
  const defects = listPhrases('defect', SOURCES).filter(({ uses }) => uses > 0);
  expect(defects.map(({ text }) => text)).toEqual(['Crack 0.3 mm wide', 'Scour']);
});

it.each([
  ['Crack 1.25 mm wide', 'Monitor.'],
  [PHRASES.defects.scour[0].replace('…', '0.8').replace('…', '3'), PHRASES.defects.scour[1]],
])('knows what goes with “%s”', (defect, advice) => {
  expect(findPartners(defect, OWN, PHRASES)).toEqual([advice]);
});

it('knows of nothing that goes with no defect', () => {
  expect(findPartners(' ', OWN, PHRASES)).toEqual([]);
});
