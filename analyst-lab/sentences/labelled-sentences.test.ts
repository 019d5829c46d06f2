import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CAUTION_REASONS,
  JUDGED_REASONS,
} from '../../supabase/functions/_shared/contract/caution-kinds.ts';
import { LANGUAGES } from '../../supabase/functions/_shared/languages/language.ts';
import { isStoppedByCode } from './check-sentence.ts';
import { labelledSentences } from './labelled-sentences.ts';

const ALL = labelledSentences();
const DISHONEST = ALL.filter(({ honest }) => !honest);

describe('the labelled sentences', () => {
  it('are 200, of every kind that a judge looks for and in every language', () => {
    expect([ALL.length, DISHONEST.length]).toEqual([200, 110]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(200);
    for (const reason of JUDGED_REASONS) {
      const of = ALL.filter(({ kind }) => kind === reason);
      expect(of.filter(({ honest }) => !honest).length, reason).toBeGreaterThanOrEqual(4);
      expect(of.filter(({ honest }) => honest).length, reason).toBeGreaterThanOrEqual(3);
    }
    for (const language of LANGUAGES) {
      expect(ALL.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(20);
    }
    expect(ALL.every(({ kind }) => CAUTION_REASONS.includes(kind))).toBe(true);
  });

  it('stand in no prompt, nor in the list that was written before', () => {
    const folder = join(import.meta.dirname, '../../supabase/functions/_shared');
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const all = [
      ...texts,
      readFileSync(join(import.meta.dirname, 'blind-sentences.jsonl'), 'utf8'),
    ].join('\n');
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[\s.。]+/gu, ' ')
        .trim();
    const searched = plain(all);
    expect(ALL.filter(({ sentence }) => searched.includes(plain(sentence)))).toEqual([]);
  });

  it('are marked by code alone as far as is written down, and no honest one is', () => {
    expect(ALL.filter((one) => one.honest && isStoppedByCode(one))).toEqual([]);
    expect(DISHONEST.filter(isStoppedByCode).length).toBeGreaterThanOrEqual(64);
  });
});
