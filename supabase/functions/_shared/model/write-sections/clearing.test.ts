import { describe, expect, it } from 'vitest';
import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { CLEARING, type ClearingCase } from './clearing.fixture.ts';
import { CLEARING_LATER } from './clearing-later.fixture.ts';
import { findBreaches } from './section-breaches.ts';
import { sectionFacts } from './section-facts.ts';

function reasonFor(
  sentence: string,
  observations: Partial<NumberedObservation>[],
  language: Language = 'en',
) {
  const rows = observations.map((row, index) => makeNumberedRow({ number: index + 1, ...row }));
  const request = makeSectionsRequest({ language, observations: rows, reportTitle: '' });
  return findBreaches(sentence, sectionFacts(request, rows))[0]?.reason ?? null;
}

const buildRows = ({ rows, sound }: ClearingCase): Partial<NumberedObservation>[] => [
  ...rows.map(([element, defect, recommendation]) => ({
    element,
    defect,
    recommendation,
    severity: 'safety' as const,
  })),
  { element: sound, defect: '', outcome: 'no_visible_defect' },
];

describe.each(
  LANGUAGES.flatMap((language) =>
    [CLEARING, CLEARING_LATER].map((cases) => ({ language, one: cases[language] })),
  ),
)('what is said of a row with a defect in $language', ({ language, one }) => {
  it.each(one.clearing)('clears it: %s', (sentence) => {
    expect(reasonFor(sentence, buildRows(one), language)).not.toBeNull();
  });
  it.each(one.honest)('does not clear it: %s', (sentence) => {
    expect(reasonFor(sentence, buildRows(one), language)).toBeNull();
  });
});

it.each<[Language, string]>([
  ['en', 'Fine cracks run along the wall (Photo 1).'],
  ['de', 'Die Verformung der Wand ist gut sichtbar (Foto 1).'],
  ['es', 'La deformación del muro es bien visible (Foto 1).'],
  ['fr', 'La déformation du mur est bien visible (Photo 1).'],
  ['nl', 'De vervorming van de muur is goed zichtbaar (Foto 1).'],
  ['pl', 'Wychylenie ściany jest dobrze widoczne (zdjęcie 1).'],
  ['pt', 'A deformação do muro é bem visível (Foto 1).'],
])('what is well visible is not well: %s', (language, sentence) => {
  const wall = { element: 'Wall', defect: 'Cracks, deformation. Verformung. Wychylenie.' };
  expect(reasonFor(sentence, [{ ...wall, severity: 'major' }], language)).toBeNull();
});

const C4 = { element: 'Column C4', defect: 'Spalling with exposed bars.' };
const BASE = {
  element: 'Column C4 (base plate)',
  defect: '',
  outcome: 'no_visible_defect' as const,
};

it.each([
  [
    'of a row that says so itself',
    'No repair is needed (Photo 1).',
    [{ ...C4, defect: 'Old stain; no repair needed.' }],
    null,
  ],
  [
    'of that row where it is urgent',
    'No repair is needed (Photo 1).',
    [{ ...C4, defect: 'Old stain; no repair needed.', severity: 'safety' as const }],
    'cleared',
  ],
  [
    'of a part that has no defect',
    'The base plate of column C4 shows no visible defect (Photo 2).',
    [C4, BASE],
    null,
  ],
  ['of the whole by a part', 'No defect is visible on column C4 (Photo 2).', [C4, BASE], 'cleared'],
  [
    'beside a sound row',
    'Column C4 has spalled and the base plate shows no defect (Photos 1 and 2).',
    [C4, BASE],
    null,
  ],
  [
    'in a clause that follows',
    'Photo 1 shows column C4, which may stay as it is.',
    [C4],
    'cleared',
  ],
  ['in a question', 'Is column C4 fine?', [C4], null],
])('compares what is said %s', (_, sentence, rows, reason) => {
  expect(reasonFor(sentence, rows)).toBe(reason);
});
