import { describe, expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../testing/app/rows';
import { readProposal } from '@/records/observation';
import {
  captionedPhotos,
  conflictingWords,
  hasPhoto,
  isAnalysisPending,
  isLeftToAnalyst,
  isSameTexts,
  observationTextsSchema,
  pickTexts,
} from './schema';

const full = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };

describe('a row waits for the analyst', () => {
  it('when it has a photo and any of its texts is blank @observations-schema-1', () => {
    for (const blank of ['element', 'defect', 'recommendation']) {
      for (const text of ['', '  \n']) {
        expect(isAnalysisPending(makeObservation({ ...full, [blank]: text }))).toBe(true);
      }
    }
  });

  it('not when all its texts are there @observations-schema-2', () => {
    expect(isAnalysisPending(makeObservation(full))).toBe(false);
  });

  it.each(['', '   '])('not when its photo reads "%s" @observations-schema-3', (photo) => {
    const row = makeObservation({ photo });
    expect(hasPhoto(row)).toBe(false);
    expect(isAnalysisPending(row)).toBe(false);
  });
});

describe('texts to save', () => {
  it('are trimmed @observations-schema-4', () => {
    const padded = { element: ' Wall ', defect: '\nCrack', recommendation: 'Monitor\t' };
    expect(observationTextsSchema.parse(padded)).toEqual(full);
  });

  it.each([
    ['element', 'Element description is required'],
    ['defect', 'Defect description is required'],
    ['recommendation', 'Recommendation is required'],
  ])('need the %s', (name, message) => {
    const parsed = observationTextsSchema.safeParse({ ...full, [name]: '  ' });
    expect(parsed.error?.issues).toMatchObject([{ path: [name], message }]);
  });

  it('hold at most 4,000 characters each', () => {
    const long = { ...full, defect: 'x'.repeat(4001) };
    expect(observationTextsSchema.safeParse(long).error?.issues[0]?.message).toBe(
      '1 character too many',
    );
    expect(observationTextsSchema.safeParse({ ...full, defect: 'x'.repeat(4000) }).success).toBe(
      true,
    );
  });

  it('are the same only when all three are', () => {
    expect(isSameTexts(full, { ...full })).toBe(true);
    for (const name of ['element', 'defect', 'recommendation']) {
      expect(isSameTexts(full, { ...full, [name]: 'Other' })).toBe(false);
    }
    expect(pickTexts(makeObservation(full))).toEqual(full);
  });
});

it('reads a proposal, and nothing from what is none', () => {
  const proposal = makeProposal({ outcome: 'defect', ...full });
  expect(readProposal(makeObservation({ proposal }))).toEqual(proposal);
  expect(readProposal(makeObservation({ proposal: null }))).toBeNull();
  expect(readProposal(makeObservation({ proposal: { analyst: 'builtin' } }))).toBeNull();
});

it('leaves alone for the analyst what somebody has answered @observations-schema-5', () => {
  expect(isAnalysisPending(makeObservation())).toBe(true);
  expect(isAnalysisPending(makeObservation({ outcome: 'not_assessed' }))).toBe(false);
  // It is looked at with the photo that it is beside.
  expect(isAnalysisPending(makeObservation({ finding_id: 'other' }))).toBe(false);
});

describe('a photo that one analyst could not assess', () => {
  const left = makeObservation({ outcome: 'not_assessed', proposal: makeProposal() });
  const analystCapabilities = { describesPhotos: true, reviewsRows: true };
  const model = { analyst: 'gpt-9', analystCapabilities };
  const builtin = {
    analyst: 'builtin',
    analystCapabilities: { ...analystCapabilities, describesPhotos: false },
  };
  it('is left to another one, until somebody says something of it', () => {
    expect(isLeftToAnalyst(left, model)).toBe(true);
    expect(isLeftToAnalyst({ ...left, element: 'Wall' }, model)).toBe(false);
    expect(isLeftToAnalyst({ ...left, severity: 'minor' }, model)).toBe(false);
    expect(isLeftToAnalyst({ ...left, photo: '' }, model)).toBe(false);
  });
  it('is not left to the one that could not, nor to the built-in one', () => {
    const byModel = { ...left, proposal: makeProposal({ analyst: 'gpt-9' }) };
    expect(isLeftToAnalyst(byModel, model)).toBe(false);
    expect(isLeftToAnalyst(byModel, builtin)).toBe(false);
  });
});

describe('two changes of one row', () => {
  const base = makeObservation({ element: 'Wall', defect: 'Crack', severity: 'minor' });
  it.each([
    ['other words', { element: 'Beam' }, { defect: 'Rust' }, []],
    ['the same word, otherwise', { element: 'Beam' }, { element: 'Column' }, ['element']],
    ['the same word, alike', { element: 'Beam' }, { element: 'Beam' }, []],
    ['a word that mine leaves', { element: 'Wall', defect: 'Rust' }, { element: 'Beam' }, []],
    ['the severity', { severity: null }, { severity: 'major' }, ['severity']],
  ] as const)('conflict only in the same words: %s', (_, mine, theirs, words) => {
    expect(conflictingWords(base, { ...base, ...theirs }, mine)).toEqual(words);
  });
});

describe('the photos of a report', () => {
  it('have the numbers of their rows, the defect to say or else the element, and their drawing', () => {
    const rows = [
      makeObservation({ id: 'a', photo: 'a', element: 'Wall', defect: 'Crack' }),
      makeObservation({ id: 'b', photo: ' ' }),
      makeObservation({ id: 'c', photo: 'c', element: 'Slab', drawing: { turn: 90 } }),
    ];
    expect(captionedPhotos(rows)).toEqual([
      { photo: 'a', number: 1, caption: 'Crack', drawing: null },
      { photo: 'c', number: 3, caption: 'Slab', drawing: { turn: 90 } },
    ]);
  });

  it('say what their finding says, in the order of the report', () => {
    const rows = [
      makeObservation({ id: 'a', photo: 'a', defect: 'Crack' }),
      makeObservation({ id: 'b', photo: 'b', defect: 'Spall' }),
      makeObservation({ id: 'c', photo: 'c', defect: 'Kept', finding_id: 'a' }),
    ];
    expect(captionedPhotos(rows).map(({ number, caption }) => [number, caption])).toEqual([
      [1, 'Crack'],
      [2, 'Spall'],
      [3, 'Crack'],
    ]);
  });
});
