import { expect, it } from 'vitest';
import type { CrackSign } from './describe-cracks.ts';
import { wordCracks, wordNotAssessed, wordUnusable } from './word-finding.ts';

const sign: CrackSign = {
  pattern: 'single',
  direction: 'vertical',
  where: 'along the left side of the frame',
};

it.each([
  ['single', 'Possible crack along the left side of the frame: a single vertical line.'],
  [
    'several',
    'Possible cracks along the left side of the frame: several lines, the main one vertical.',
  ],
  ['map', 'Possible map (pattern) cracking along the left side of the frame.'],
] as const)('says where a %s crack may be, which way it runs, and no more', (pattern, words) => {
  const finding = wordCracks({ ...sign, pattern }, [], []);
  expect(finding.defect).toBe(words);
  expect(finding).toMatchObject({ outcome: 'defect', severity: null, confidence: null });
});

it('says nothing of a photo that it could not assess', () => {
  const { outcome, element, defect, recommendation, hints } = wordNotAssessed(['corrosion']);
  expect([outcome, element, defect, recommendation]).toEqual(['not_assessed', '', '', '']);
  expect(hints).toEqual(['corrosion']);
});

it.each(['too dark', 'overexposed', 'blurred', 'too small'] as const)(
  'asks for another photo when one is %s',
  (fault) => {
    const finding = wordUnusable(fault);
    expect(finding.outcome).toBe('nothing_inspectable');
    expect(finding.defect).toContain(fault);
    expect(finding.recommendation).toMatch(/another/);
  },
);
