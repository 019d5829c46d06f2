import { describe, expect, it } from 'vitest';
import type { PhotoFinding } from '../../analyst.ts';
import { type Language, LANGUAGES, photoReferencesIn } from '../../contract.ts';
import type { CrackSign } from './describe-cracks.ts';
import { findingWordsIn } from './finding-words-in.ts';
import { wordCracks, wordNotAssessed, wordUnusable } from './word-finding.ts';

const sign: CrackSign = {
  pattern: 'single',
  direction: 'vertical',
  where: 'left side',
};

it.each([
  ['single', 'Possible crack along the left side of the frame: a single vertical line.'],
  [
    'several',
    'Possible cracks along the left side of the frame: several lines, the main one vertical.',
  ],
  ['map', 'Possible map (pattern) cracking along the left side of the frame.'],
] as const)('says where a %s crack may be, which way it runs, and no more', (pattern, words) => {
  const finding = wordCracks({ ...sign, pattern }, [], [], 'en');
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
    const finding = wordUnusable(fault, 'en');
    expect(finding.outcome).toBe('nothing_inspectable');
    expect(finding.defect).toContain(fault);
    expect(finding.recommendation).toMatch(/another/);
  },
);

const FAULTS = ['too dark', 'overexposed', 'blurred', 'too small'] as const;
const PATTERNS = ['single', 'several', 'map'] as const;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('in %s', (language) => {
  const said = (tongue: Language) => {
    const { places, directions } = findingWordsIn(tongue);
    const cracks = PATTERNS.flatMap((pattern) =>
      (Object.keys(places) as CrackSign['where'][]).flatMap((where) =>
        (Object.keys(directions) as CrackSign['direction'][]).map((direction) =>
          wordCracks({ pattern, where, direction }, [], [], tongue),
        ),
      ),
    );
    return [...cracks, ...FAULTS.map((fault) => wordUnusable(fault, tongue))];
  };

  it('says the same of every sign, and nothing of it in English', () => {
    const english = said('en');
    const own = said(language);
    expect(own).toHaveLength(english.length);
    own.forEach(({ element, defect, recommendation }, index) => {
      expect(english[index]?.outcome).toBe(own[index]?.outcome);
      for (const text of [element, defect, recommendation]) {
        expect(text).toMatch(/\p{L}/u);
        expect(text).not.toMatch(/undefined|\b(?:the|crack|photo is|frame)\b/i);
      }
    });
    // As many different sentences as in English: no two signs read alike.
    const different = (findings: PhotoFinding[]) =>
      new Set(findings.map((each) => each.defect)).size;
    expect(different(own)).toBe(different(english));
  });

  it('names no photo by a number', () => {
    const texts = said(language).flatMap(({ element, defect, recommendation }) =>
      [element, defect, recommendation].flatMap(photoReferencesIn),
    );
    expect(texts).toEqual([]);
  });
});
