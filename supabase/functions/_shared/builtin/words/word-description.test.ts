import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../languages/language.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { wordNotAssessed, wordUnusable } from './word-description.ts';

const FAULTS = ['too dark', 'overexposed', 'blurred', 'too small'] as const;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

it('says nothing of a photo that it could not assess', () => {
  const { outcome, element, defect, recommendation } = wordNotAssessed();
  expect([outcome, element, defect, recommendation]).toEqual(['not_assessed', '', '', '']);
});

it.each(FAULTS)('asks for another photo when one is %s', (fault) => {
  const description = wordUnusable(fault, 'en');
  expect(description.outcome).toBe('nothing_inspectable');
  expect(description.defect).toContain(fault);
  expect(description.recommendation).toMatch(/another/);
});

describe.each(OTHERS)('in %s', (language) => {
  const said = (tongue: Language) => FAULTS.map((fault) => wordUnusable(fault, tongue));

  it('says the same of every fault, and nothing of it in English', () => {
    for (const { element, defect, recommendation } of said(language)) {
      for (const text of [element, defect, recommendation]) {
        expect(text).toMatch(/\p{L}/u);
        expect(text).not.toMatch(/undefined|\b(?:the|photo is|another)\b/i);
      }
    }
    // No two faults read alike.
    expect(new Set(said(language).map(({ defect }) => defect)).size).toBe(FAULTS.length);
  });

  it('names no photo by a number', () => {
    const texts = said(language).flatMap(({ element, defect, recommendation }) =>
      [element, defect, recommendation].flatMap(findPhotoReferences),
    );
    expect(texts).toEqual([]);
  });
});
