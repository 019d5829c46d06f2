import { describe, expect, it } from 'vitest';
import { makeNumberedRow, makeSectionsRequest } from '../../../../../testing/analyst-calls.ts';
import type { NumberedObservation } from '../../analyst.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { CLEARING } from './clearing.fixture.ts';
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

const rowsIn = (language: Language): Partial<NumberedObservation>[] => [
  ...CLEARING[language].rows.map(([element, defect, recommendation]) => ({
    ...{ element, defect, recommendation, severity: 'safety' as const },
  })),
  { element: CLEARING[language].sound, defect: '', outcome: 'no_visible_defect' },
];

describe.each(LANGUAGES)('what is said of a row with a defect in %s', (language) => {
  it.each(CLEARING[language].clearing)('clears it: %s', (sentence) => {
    expect(reasonFor(sentence, rowsIn(language), language)).not.toBeNull();
  });
  it.each(CLEARING[language].honest)('does not clear it: %s', (sentence) => {
    expect(reasonFor(sentence, rowsIn(language), language)).toBeNull();
  });
});
