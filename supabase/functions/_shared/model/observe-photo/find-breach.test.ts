import { describe, expect, it } from 'vitest';
import { makePhotoContext, makeReportContext } from '../../../../../testing/analyst-calls.ts';
import { findBreach } from './find-breach.ts';
import { knownWords } from './known-words.ts';
import { readScale } from './photo-scale.ts';

const NOTHING_TYPED = { element: '', defect: '', recommendation: '', location: '' };

function reasonFor(
  sentence: string,
  known: { title?: string; structure?: string; note?: string; defect?: string; reading?: string },
  kind: 'observed' | 'proposed' = 'observed',
) {
  const { title = '', structure = '', note = '', defect = '', reading = '' } = known;
  const context = makePhotoContext({
    report: makeReportContext({ language: 'en', title, structure }),
    note,
    typed: { ...NOTHING_TYPED, defect },
  });
  const scale = readScale({ visible: reading !== '', reading });
  const grounds = { language: 'en' as const, known: knownWords(context, {}), scale };
  return findBreach(sentence, { field: 'defect', kind }, grounds)?.reason ?? null;
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

  it.each([
    ['30 cm ruler', 'Crack 180 mm long.', null],
    ['30 cm ruler', 'The crack runs over 0.6 m.', null],
    ['30 cm ruler', 'The crack runs over 4.2 m.', 'measurement'],
    ['0.3 mm on a crack-width card', 'Crack about 0.3 mm wide.', null],
    ['0.3 mm on a crack-width card', 'Crack about 0.3 mm wide over 2 m.', 'measurement'],
    ['the card reads 0.3', 'Crack 0.3 mm wide.', null],
    ['a ruler', 'Crack 180 mm long.', 'measurement'],
    ['', 'Crack 180 mm long.', 'measurement'],
  ])('bounds sizes by what a legible scale carries: "%s", "%s"', (reading, sentence, reason) => {
    expect(reasonFor(sentence, { reading })).toBe(reason);
  });

  it('takes no word of a named standard from a photo', () => {
    const claim = 'The balustrade is lower than BS 6180 asks for.';
    expect(reasonFor(claim, {})).toBe('standard');
    expect(reasonFor('The stair goes by Approved Document K.', {})).toBe('standard');
    expect(reasonFor('Designed to Eurocode 2.', {})).toBe('standard');
    expect(reasonFor('Designed to Eurocode 2.', { structure: 'To Eurocode 2' })).toBeNull();
    expect(reasonFor('A plate reads “EN 124 D400”.', {})).toBeNull();
    expect(reasonFor('Column C4 and grid A7 show rust.', {})).toBeNull();
    expect(reasonFor('Repair to BS EN 1504.', {}, 'proposed')).toBeNull();
    expect(reasonFor('Check that it meets BS 7671.', {}, 'proposed')).toBeNull();
    expect(reasonFor('None: it meets BS 7671.', {}, 'proposed')).toBe('standard');
  });

  it('lets what a note gives be said: sizes, and other photos', () => {
    const note = 'Crack 3 mm wide, as in Photo 7.';
    expect(reasonFor('Crack 3 mm wide.', { note })).toBeNull();
    expect(reasonFor('Crack 4 mm wide.', { note })).toBe('measurement');
    expect(reasonFor('The same as in Photo 7.', { note })).toBeNull();
  });
});
