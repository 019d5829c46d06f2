import { describe, expect, it } from 'vitest';
import { makePhotoContext, makeReportContext } from '../../../../../testing/analyst-calls.ts';
import { findBreach } from './find-breach.ts';
import { knownWords } from './known-words.ts';

const NOTHING_TYPED = { element: '', defect: '', recommendation: '', location: '' };

function reasonFor(
  sentence: string,
  known: { title?: string; structure?: string; note?: string; defect?: string },
) {
  const { title = '', structure = '', note = '', defect = '' } = known;
  const context = makePhotoContext({
    report: makeReportContext({ language: 'en', title, structure }),
    note,
    typed: { ...NOTHING_TYPED, defect },
  });
  const grounds = { language: 'en' as const, known: knownWords(context), isScaleLegible: false };
  return findBreach(sentence, { field: 'defect', kind: 'observed' }, grounds)?.reason ?? null;
}

const SAFE = 'The balcony is safe.';

describe('findBreach', () => {
  it.each([
    ['a note that asks', { note: 'Client asks whether the balcony is safe.' }],
    ['a note that asks outright', { note: 'The balcony is safe?' }],
    ['a note that quotes', { note: 'Owner says: the balcony is safe.' }],
    ['a note that says it', { note: 'The balcony is safe.' }],
    ['a title', { title: 'The balcony is safe' }],
    ['what is inspected', { structure: 'The balcony is safe.' }],
    ['a question in the row', { defect: 'The balcony is safe?' }],
    ['a part of a sentence in the row', { defect: 'Nobody can say that the balcony is safe.' }],
    ['a longer statement', { defect: 'The balcony is safe to look at from below.' }],
  ])('takes an assurance for one in spite of %s', (_, known) => {
    expect(reasonFor(SAFE, known)).toBe('assurance');
  });

  it('lets what the person states in the row be said again, whole', () => {
    expect(reasonFor(SAFE, { defect: 'Rust. The BALCONY is safe' })).toBeNull();
    expect(
      reasonFor('Approved by the fire brigade.', { defect: 'approved by the fire brigade' }),
    ).toBeNull();
    expect(
      reasonFor('Approved by the fire brigade.', { note: 'Approved by the fire brigade.' }),
    ).toBe('instruction');
  });

  it('takes a test or a covered condition only from what the person noted', () => {
    const test = 'A tap test found no hollow areas.';
    expect(reasonFor(test, {})).toBe('test');
    expect(reasonFor(test, { note: 'Tap test: nothing hollow.' })).toBeNull();
    expect(reasonFor(test, { note: 'Tap test: hollow at the base.' })).toBe('test');
    expect(reasonFor(test, { note: 'Was a tap test done?' })).toBe('test');
    const hidden = 'Reinforcement corroded over its whole length behind it.';
    expect(reasonFor(hidden, {})).toBe('hidden');
    expect(reasonFor(hidden, { note: 'Opened up: bars corroded behind the render.' })).toBeNull();
  });

  it('lets what a note gives be said: sizes, and other photos', () => {
    const note = 'Crack 3 mm wide, as in Photo 7.';
    expect(reasonFor('Crack 3 mm wide.', { note })).toBeNull();
    expect(reasonFor('Crack 4 mm wide.', { note })).toBe('measurement');
    expect(reasonFor('The same as in Photo 7.', { note })).toBeNull();
  });
});
