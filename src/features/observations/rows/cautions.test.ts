import { describe, expect, it } from 'vitest';
import { makeObservation, makeProposal } from '../../../../testing/app/rows';
import type { Observation } from '@/records/observation';
import { listCautions, quotedParts } from './cautions';

const TEXTS = { element: 'Wall', defect: 'Crack of 3 mm', recommendation: 'It is safe.' };
const CAUTIONS = [
  { field: 'defect', quote: '3 mm', reason: 'measurement' },
  { field: 'recommendation', quote: 'It is safe.', reason: 'assurance' },
] as const;
const row = (changes: Partial<Observation> = {}) =>
  makeObservation({
    ...TEXTS,
    hand: 'proposed',
    proposal: makeProposal({ ...TEXTS, analyst: 'gpt-x', cautions: [...CAUTIONS] }),
    ...changes,
  });

describe('what a person has to look at', () => {
  it('is what the analyst was told not to say', () => {
    expect(listCautions(row())).toEqual(CAUTIONS);
  });

  it.each(['accepted', 'edited', 'written', null] as const)('is nothing once it is %s', (hand) => {
    expect(listCautions(row({ hand }))).toEqual([]);
  });

  it('is nothing of words that are the person’s own', () => {
    expect(listCautions(row({ defect: 'Hairline crack' }))).toEqual([CAUTIONS[1]]);
  });

  it('stays where a photo’s number in the text is another by now', () => {
    expect(listCautions(row({ defect: 'As in Photo 4: crack of 3 mm' }))).toEqual(CAUTIONS);
  });

  it('is nothing of a proposal that cannot be read, or is from before there were any', () => {
    expect(listCautions(row({ proposal: 'x' }))).toEqual([]);
    const fields = Object.entries(makeProposal(TEXTS));
    const earlier = Object.fromEntries(fields.filter(([name]) => name !== 'cautions'));
    expect(listCautions(row({ proposal: earlier }))).toEqual([]);
  });
});

describe('quoted words', () => {
  const shown = (text: string, quotes: string[]) =>
    quotedParts(text, quotes)
      .map((part) => (part.isQuoted ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Crack of 3 mm', ['3 mm'], 'Crack of [3 mm]'],
    ['3 mm here, 3 mm there', ['3 mm'], '[3 mm] here, [3 mm] there'],
    ['It is safe. No.', ['It is safe', 'It is safe.'], '[It is safe.] No.'],
    ['Crack', ['spall', ''], 'Crack'],
    ['', ['a'], ''],
  ])('are shown where they stand: %s', (text, quotes, marked) => {
    expect(shown(text, quotes)).toBe(marked);
  });
});
