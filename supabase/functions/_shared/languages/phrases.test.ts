import { describe, expect, it } from 'vitest';
import { MAX_OBSERVATION_TEXT } from '../contract/limits.ts';
import { findStandards } from '../named-standards.ts';
import { PHRASES as ENGLISH } from './en/phrases.ts';
import type { PhraseTable } from './forms/phrases.ts';
import { LANGUAGES } from './language.ts';

const loadPhrases = async (language: string) =>
  ((await import(`./${language}/phrases.ts`)) as { PHRASES: PhraseTable }).PHRASES;

const gaps = (text: string) => text.split('…').length - 1;

describe.each(LANGUAGES)('phrases in %s', (language) => {
  it('leave the same to be measured as in English', async () => {
    const { defects } = await loadPhrases(language);
    for (const [name, [defect]] of Object.entries(ENGLISH.defects)) {
      expect(gaps(defects[name as keyof typeof defects][0]), name).toBe(gaps(defect));
    }
  });

  it('are each another one, fit their field and name no standard', async () => {
    const { elements, defects } = await loadPhrases(language);
    const texts = [...Object.values(elements), ...Object.values(defects).flat()];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text.length).toBeLessThan(MAX_OBSERVATION_TEXT / 2);
      expect(findStandards(text)).toEqual([]);
    }
  });

  it('are in that language', async () => {
    if (language === 'en') return;
    const { defects } = await loadPhrases(language);
    for (const [name, [defect]] of Object.entries(ENGLISH.defects)) {
      expect(defects[name as keyof typeof defects][0]).not.toBe(defect);
    }
  });
});
