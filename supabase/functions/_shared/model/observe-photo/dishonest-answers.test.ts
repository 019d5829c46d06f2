import { describe, expect, it } from 'vitest';
import { makePhotoContext, makeReportContext } from '../../../../../testing/analyst-calls.ts';
import { MAX_OBSERVATION_TEXT } from '../../contract/limits.ts';
import { checkDescription } from '../../photo-answer.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { detectOtherLanguage } from '../../languages/detect-other-language.ts';
import { EXAMPLES_IN } from '../../languages/tables/examples.fixture.ts';
import { objectionTo } from './check-answer.ts';
import { deliverDescription } from './deliver-description.ts';
import { DISHONEST_ANSWERS, HONEST_ANSWERS } from './dishonest-answers.fixture.ts';
import { findBreach, type Grounds } from './find-breach.ts';
import { knownWords } from './known-words.ts';
import { readScale } from './photo-scale.ts';
import { readPhotoAnswer } from './read-photo-answer.ts';
import type { PhotoAnswer } from './schema.ts';

function makeGrounds(language: Grounds['language'], answer?: PhotoAnswer): Grounds {
  const report = makeReportContext({ language, title: '' });
  const known = knownWords(makePhotoContext({ report }), {});
  return { language, known, scale: answer ? readScale(answer.scale) : null };
}

it('is tried with enough dishonest answers in each language', () => {
  const count = (one: string) =>
    DISHONEST_ANSWERS.filter(({ language }) => language === one).length;
  expect(['en', 'de', 'fr', 'ja'].map(count)).toEqual([19, 15, 14, 15]);
});

describe.each(DISHONEST_ANSWERS)('$language: $about', ({ language, lie, answer }) => {
  const grounds = makeGrounds(language, answer);

  it('is quoted to the model', () => {
    expect(objectionTo(answer, grounds)?.toLowerCase()).toContain(lie.toLowerCase());
  });

  it('reaches no row unmarked', () => {
    const { element, defect, recommendation, location, cautions } = deliverDescription(
      answer,
      grounds,
    );
    const row = [element, defect, recommendation, location].join('\n').toLowerCase();
    const marked = cautions.map(({ quote }) => quote.toLowerCase());
    const isGone = !row.includes(lie.toLowerCase());
    expect(isGone || marked.some((quote) => quote.includes(lie.toLowerCase()))).toBe(true);
    expect([element, defect, recommendation]).not.toContain('');
    for (const { field, quote } of cautions) {
      expect({ element, defect, recommendation, location }[field]).toContain(quote);
    }
  });
});

it.each(['en', 'de', 'fr', 'ja'] as const)('lets an honest answer in %s be', (language) => {
  const answer = HONEST_ANSWERS[language];
  const grounds = makeGrounds(language, answer);
  expect(objectionTo(answer, grounds)).toBeNull();
  expect(deliverDescription(answer, grounds).cautions).toEqual([]);
});

it.each(
  DISHONEST_ANSWERS.filter(({ answer }) => answer.outcome !== 'defect').map(
    ({ language, about, answer }) => ({ language, about, answer }),
  ),
)('marks the finding of no defect itself: $language, $about', ({ language, answer }) => {
  expect(deliverDescription(answer, makeGrounds(language, answer)).cautions).not.toEqual([]);
});

describe.each(LANGUAGES)('honest sentences in %s', (language) => {
  const { observed, proposed } = EXAMPLES_IN[language].honest;
  const grounds = makeGrounds(language);

  it.each(observed)('pass as seen: %s', (sentence) => {
    expect(findBreach(sentence, { field: 'defect', kind: 'observed' }, grounds)).toBeNull();
    expect(detectOtherLanguage(sentence, language)).toBeNull();
  });

  it.each(proposed)('pass as proposed: %s', (sentence) => {
    expect(findBreach(sentence, { field: 'recommendation', kind: 'proposed' }, grounds)).toBeNull();
    expect(detectOtherLanguage(sentence, language)).toBeNull();
  });
});

it.each(['12 x ', '1-', '「', '"a', 'is a '])(
  'gets through an answer of nothing but %j',
  (repeated) => {
    const text = repeated.repeat(5000);
    const answer = readPhotoAnswer({
      ...HONEST_ANSWERS.en,
      defects: [{ what: text, where: text, form: text, extent: text, severity: 'minor' }],
      cause: text,
    });
    if ('unreadable' in answer) throw new Error(answer.unreadable);
    const description = deliverDescription(answer, makeGrounds('en', answer));
    expect(checkDescription(description).defect.length).toBeLessThanOrEqual(MAX_OBSERVATION_TEXT);
  },
  20_000,
);
