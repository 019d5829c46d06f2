import { describe, expect, it } from 'vitest';
import {
  makeNumberedRow,
  makePhotoContext,
  makeReportContext,
  makeSectionsRequest,
} from '../../../../testing/analyst-calls.ts';
import { composeAtOnce } from '../builtin/sections/compose-sections.fixture.ts';
import { REPORTS } from '../builtin/sections/reports.fixture.ts';
import type { Outcome } from '../contract/stored.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';
import type { PhraseTable } from '../languages/forms/phrases.ts';
import { splitSentences } from '../languages/split-sentences.ts';
import { ANALYST_IN } from '../languages/tables/analyst.ts';
import { EXAMPLES_IN } from '../languages/tables/examples.fixture.ts';
import { PATTERNS_IN } from '../languages/tables/patterns.ts';
import { QUICK_IN } from '../languages/tables/quick.ts';
import { JUDGE_INSTRUCTIONS } from './judge/prompt.ts';
import type { TextPlace } from './observe-photo/answer-texts.ts';
import {
  ASBESTOS,
  BAD_ROW,
  FORMED,
  GOOD_ROW,
  SEVERITY_EXAMPLES,
} from './observe-photo/examples.ts';
import { findBreach } from './observe-photo/find-breach.ts';
import { knownWords } from './observe-photo/known-words.ts';
import { buildInstructions } from './observe-photo/prompt.ts';
import { reviewInstructions } from './review-rows/prompt.ts';
import { namePhotos } from '../rows/name-photos.ts';
import { summariseInstructions, writeSectionsInstructions } from './write-sections/prompt.ts';
import { findBreaches } from './write-sections/section-breaches.ts';
import { sectionFacts } from './write-sections/section-facts.ts';

type Said = [text: string, kind: TextPlace['kind'], field?: TextPlace['field']];

/** Another photo of the finding, so that a text may cite the numbers of our examples. */
const further = [2, 3, 4, 5].map((number) => ({
  number,
  photo: { bytes: new Uint8Array(), mediaType: 'image/jpeg' },
}));

/** The sentences' place: the row's outcome, and whether a section cites its photo. */
const IN_A_ROW = { outcome: 'defect' as Outcome, isCited: true };

/** Objections of the rows' and sections' checks to our own sentences. */
function refused(language: Language, said: readonly Said[], place = IN_A_ROW): string[] {
  const report = makeReportContext({ language, title: '' });
  const known = knownWords(makePhotoContext({ report, further }), {});
  const others = [2, 3, 4, 5].map((number) => makeNumberedRow({ number, element: '' }));
  return said.flatMap(([text, kind, field = kind === 'proposed' ? 'recommendation' : 'defect']) => {
    const grounds = { language, known, scale: null };
    const inRow = splitSentences(text).flatMap(
      (one) => findBreach(one, { kind, field }, grounds)?.reason ?? [],
    );
    // A section says it of a row that says it.
    const { outcome } = place;
    const own = kind === 'proposed' ? { recommendation: text } : { defect: text };
    const row = makeNumberedRow({ element: 'C4', severity: 'safety', outcome, ...own });
    const rows = [row, ...others];
    const facts = sectionFacts(makeSectionsRequest({ language, observations: rows }), rows);
    const cited = `${text.replace(/[.。]$/u, '')} (${namePhotos([1], language)}).`;
    const inSection = [text, ...(place.isCited ? [cited] : [])].flatMap((one) =>
      findBreaches(one, { ...facts, assured: new Map() }).map(({ reason }) => reason),
    );
    return [...inRow, ...inSection].map((reason) => `${reason}: ${text}`);
  });
}

const FIELDS: Said[] = [
  [GOOD_ROW.element, 'observed', 'element'],
  [GOOD_ROW.what, 'observed'],
  [GOOD_ROW.where, 'observed', 'location'],
  [GOOD_ROW.extent, 'observed'],
  [GOOD_ROW.cause, 'cause'],
  [GOOD_ROW.not_judged, 'cause'],
  [GOOD_ROW.measure, 'proposed'],
  [ASBESTOS.what, 'observed'],
  [ASBESTOS.measure, 'proposed'],
  [FORMED.form, 'observed'],
  [FORMED.cause, 'cause'],
  [FORMED.not_judged, 'cause'],
  ...Object.values(SEVERITY_EXAMPLES)
    .flat()
    .map((text): Said => [text, 'observed']),
];

it('refuses no example of the photo prompt, and each part of its bad one', () => {
  expect(refused('en', FIELDS)).toEqual([]);
  expect(refused('en', [[BAD_ROW, 'observed']])).not.toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('refuses nothing that any prompt quotes', () => {
    const prompts = [
      buildInstructions(language, { hasMarks: true, isSeveral: true }),
      writeSectionsInstructions(language, 1000),
      summariseInstructions(language, 1000),
      reviewInstructions(language),
      JUDGE_INSTRUCTIONS,
    ];
    const quoted = prompts.flatMap((prompt) =>
      [...prompt.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\s+/g, ' ')),
    );
    expect(quoted).toContain(GOOD_ROW.what);
    const measures = [
      GOOD_ROW.measure,
      ...(PATTERNS_IN[language].style.match(/[^"]+\.(?=")/g) ?? []),
    ];
    const said = [...new Set(quoted)]
      .filter((text) => text !== BAD_ROW)
      .map((text): Said => [text, measures.includes(text) ? 'proposed' : 'cause']);
    expect(refused(language, said)).toEqual([]);
  });

  it('refuses no phrase and no quick choice', async () => {
    const { PHRASES } = (await import(`../languages/${language}/phrases.ts`)) as {
      PHRASES: PhraseTable;
    };
    const { kinds, elements, places, none, nothing } = QUICK_IN[language];
    const said: Said[] = [
      ...[...Object.values(PHRASES.elements), ...Object.values(elements)].map((text): Said => [
        text,
        'observed',
        'element',
      ]),
      ...[...Object.values(PHRASES.defects)].flatMap(([defect, advice]): Said[] => [
        [defect, 'observed'],
        [advice, 'proposed'],
      ]),
      ...Object.values(kinds).flatMap(([fact, advice]): Said[] => [
        [fact, 'observed'],
        [advice, 'proposed'],
      ]),
      ...Object.values(places).map((text): Said => [text, 'observed', 'location']),
    ];
    // A person who picks the phrase about hollow concrete or render has tapped it; an analyst has
    // not.
    const tapped = [PHRASES.defects.hollowConcrete, PHRASES.defects.hollowRender];
    const tests = tapped.map(([defect]) => `test: ${defect}`);
    expect(refused(language, said).filter((one) => !tests.includes(one))).toEqual([]);
    const unseen = { ...IN_A_ROW, outcome: 'no_visible_defect' as const };
    expect(refused(language, [[none.recommendation, 'proposed']], unseen)).toEqual([]);
    const nothingSeen: Said[] = [
      [nothing.element, 'observed', 'element'],
      [nothing.defect, 'observed'],
      [nothing.recommendation, 'proposed'],
    ];
    const unusable = { ...IN_A_ROW, outcome: 'nothing_inspectable' as const };
    expect(refused(language, nothingSeen, unusable)).toEqual([]);
  });

  it('refuses no sentence that code writes into rows, and none of our honest examples', () => {
    const { row, unusable, reasons } = ANALYST_IN[language];
    const written: Said[] = [
      [row.noAction, 'proposed'],
      [row.anotherPhoto, 'proposed'],
      [row.nothingInspectable, 'observed'],
      [row.noElement, 'observed', 'element'],
      ...Object.values(unusable).flatMap(({ seen, advice }): Said[] => [
        [seen, 'observed'],
        [advice, 'proposed'],
      ]),
      ...Object.values(reasons).map((text): Said => [text, 'observed']),
    ];
    const nothingSeen = { ...IN_A_ROW, outcome: 'nothing_inspectable' as const };
    expect(refused(language, written, nothingSeen)).toEqual([]);

    const { honest, noAssurances } = EXAMPLES_IN[language];
    const anywhere = { ...IN_A_ROW, isCited: false };
    const examples: Said[] = [
      ...honest.observed.map((text): Said => [text, 'observed']),
      ...honest.proposed.map((text): Said => [text, 'proposed']),
    ];
    expect(refused(language, examples, anywhere)).toEqual([]);
    const said = noAssurances.map((text): Said => [text, 'cause']);
    // Those were written about assurances; some of them have sizes.
    const isOfSize = (one: string) => one.startsWith('measurement: ');
    expect(refused(language, said, anywhere).filter((one) => !isOfSize(one))).toEqual([]);
  });
});

it.each(LANGUAGES)('refuses no sentence of the built-in’s sections: %s', (language) => {
  const stopped = Object.values(REPORTS).flatMap((rows) => {
    const request = makeSectionsRequest({ observations: rows, language });
    const facts = sectionFacts(request, rows);
    const { discussion, recommendation } = composeAtOnce(request);
    return [discussion, recommendation].flatMap((text) =>
      findBreaches(text, facts).map(({ reason, sentence }) => `${reason}: ${sentence}`),
    );
  });
  expect(stopped).toEqual([]);
});
